/** Every migration in order. A number is never reused and a migration never changes once it has been released. */
import type { Kysely } from "kysely";
import type { Engine } from "./connection.ts";
import * as factsAndGames from "./migration-0001-facts-and-games.ts";
import * as linesAndPolls from "./migration-0002-lines-and-polls.ts";
import * as recruitingAndDraft from "./migration-0003-recruiting-and-draft.ts";
import * as ratings from "./migration-0004-ratings.ts";
import * as excitement from "./migration-0005-excitement.ts";
import * as seasonTotals from "./migration-0006-season-totals.ts";
import * as lineups from "./migration-0007-lineups.ts";
import * as whatIsSaid from "./migration-0008-what-is-said.ts";

export interface Migration {
  number: number;
  description: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { number: 1, ...factsAndGames },
  { number: 2, ...linesAndPolls },
  { number: 3, ...recruitingAndDraft },
  { number: 4, ...ratings },
  { number: 5, ...excitement },
  { number: 6, ...seasonTotals },
  { number: 7, ...lineups },
  { number: 8, ...whatIsSaid },
];
