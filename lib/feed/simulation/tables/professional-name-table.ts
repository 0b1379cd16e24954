/** Names of professional teams and of clubs abroad that never were. */

/** Nicknames of professional teams. */
export const PROFESSIONAL_NICKNAMES: readonly string[] = [
  ...["Brakemen", "Copperheads", "Drovers", "Dynamos", "Ferrymen", "Flatboats", "Foundrymen", "Freighters", "Gasworks"],
  ...["Glaciers", "Gondoliers", "Harvesters", "Hydras", "Ironclads", "Jesters", "Kingsnakes", "Lanterns", "Meteors"],
  ...[
    "Millwrights",
    "Nightjars",
    "Outriders",
    "Quasars",
    "Riveters",
    "Sidewinders",
    "Skylarks",
    "Stargazers",
    "Stormcrows",
  ],
  ...["Tallships", "Tempests", "Trolleys", "Turbines", "Vanguards", "Voltage", "Wallcreepers", "Wayfarers", "Zeniths"],
];

/** What clubs abroad are called after their city. */
export const CLUB_NAMES: readonly string[] = [
  ...[
    "Amber",
    "Anchor",
    "Atlas",
    "Aurora",
    "Basalt",
    "Castle",
    "Comet",
    "Delta",
    "Granite",
    "Harbor",
    "Horizon",
    "Lion",
  ],
  ...[
    "Meridian",
    "Neptune",
    "North Star",
    "Oak",
    "Phoenix",
    "Polaris",
    "Rampart",
    "Sail",
    "Sextant",
    "Spark",
    "Tower",
    "Union",
  ],
];

/** Leagues they play in. */
export const CLUB_LEAGUES: readonly string[] = [
  ...[
    "Continental Premier League",
    "Five Rivers League",
    "Southern Ocean League",
    "Two Seas League",
    "Northern Cup League",
  ],
];
