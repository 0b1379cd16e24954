import { redirect } from "next/navigation";
import { gamesPath } from "#lib/format/paths.ts";

/** The games of a day are the front page. */
export default function HomePage() {
  redirect(gamesPath());
}
