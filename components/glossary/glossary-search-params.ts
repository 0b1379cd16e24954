/** State of the glossary in its address. */
import { parseAsString } from "nuqs/server";

export const glossarySearchParams = { q: parseAsString.withDefault("") };
