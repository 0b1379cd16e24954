/** Betting lines: raw -> facts. */
import type { LineFact } from "#lib/basketball/game-facts.ts";
import type { RawOdds } from "./raw-game.ts";
import type { WarningList } from "./warnings.ts";

/**
 * One line a provider; null when there is none. ESPN's spread is seen from the home side, as ours: `EIU -5.5` with EIU at home is -5.5.
 * A spread that contradicts who is named favourite is left out with a warning.
 */
export function mapLines(raw: readonly (RawOdds | null)[] | null, warnings: WarningList): LineFact[] | null {
  const lines = new Map<string, LineFact>();
  for (const odds of raw ?? []) {
    if (odds === null || lines.has(odds.provider.name)) continue;
    lines.set(odds.provider.name, {
      provider: odds.provider.name,
      spread: mapSpread(odds, warnings),
      overUnder: odds.overUnder,
      homeMoneyline: odds.homeTeamOdds?.moneyLine ?? readMoneyline(odds.moneyline?.home?.close?.odds ?? null),
      awayMoneyline: odds.awayTeamOdds?.moneyLine ?? readMoneyline(odds.moneyline?.away?.close?.odds ?? null),
      spreadOpen: readSpread(
        odds.pointSpread?.home?.open?.line ?? odds.homeTeamOdds?.open?.pointSpread?.american ?? null,
      ),
      overUnderOpen: readTotal(odds.total?.over?.open?.line ?? odds.open?.total?.alternateDisplayValue ?? null),
    });
  }
  return lines.size > 0 ? [...lines.values()] : null;
}

function mapSpread({ provider, spread, homeTeamOdds, awayTeamOdds }: RawOdds, warnings: WarningList): number | null {
  if (spread === null) return null;
  const contradicts =
    (spread > 0 && homeTeamOdds?.favorite === true) || (spread < 0 && awayTeamOdds?.favorite === true);
  if (!contradicts) return spread;
  warnings.add(
    "spread_contradicts_favourite",
    `${provider.name} has a home spread of ${spread} and the other team as favourite`,
  );
  return null;
}

/** `+8.5`, `-17.5`; `PK` and `EVEN` are a pick'em, 0. */
function readSpread(text: string | null): number | null {
  if (text === null) return null;
  if (/^(?:PK|EVEN)$/i.test(text)) return 0;
  return readSigned(text);
}

/** `o157.5`, `u157.5` or the number alone. */
function readTotal(text: string | null): number | null {
  return text === null ? null : readSigned(text.replace(/^[ou]/i, ""));
}

/** `+310`, `-395`; `EVEN` is +100. */
function readMoneyline(text: string | null): number | null {
  if (text === null) return null;
  return /^EVEN$/i.test(text) ? 100 : readSigned(text);
}

function readSigned(text: string): number | null {
  return /^[+-]?\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
