/** Who a play's text names: for plays whose structured participants are missing or unknown. */

/**
 * Every style ESPN has used, the actor's name as the first group: `Ann Lee made Jumper. Assisted by Bo Ray.`,
 * `Ann Lee makes 24-foot three point jumper (Bo Ray assists)`, `Ann Lee Offensive Rebound.`, `Foul on Ann Lee.`, `Ann Lee subbing in for North`.
 * A described turnover (`Ann Lee bad pass turnover`) does not say where the name ends.
 */
const ACTOR = [
  /^(?:technical |flagrant |offensive )?foul on (.+?)\.?$/i,
  /^(.+?) (?:made|makes|missed|misses)\b/,
  /^(.+?) (?:offensive|defensive) rebou/i,
  /^(.+?) (?:steal|block|turnover)\.?$/i,
  /^(.+?) subbing (?:in|out)\b/,
];

const ASSISTER = [/\bassisted by (.+?)\.?$/i, /\(([^()]+?) assists\)/i];

/** The name of the athlete, or of the team, that acts; null when the text does not say. */
export function actorName(text: string): string | null {
  return firstGroup(ACTOR, text);
}

/** The name of the athlete who passed for a made shot. */
export function assisterName(text: string): string | null {
  return firstGroup(ASSISTER, text);
}

function firstGroup(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name) return name;
  }
  return null;
}
