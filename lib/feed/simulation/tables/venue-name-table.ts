/** Words that names of arenas are made of. */

/** Families that gave for an arena. */
export const DONORS: readonly string[] = [
  ...[
    "Abbott",
    "Alderman",
    "Ashcroft",
    "Bainbridge",
    "Barlow",
    "Bellamy",
    "Blevins",
    "Brannigan",
    "Burdette",
    "Calhane",
  ],
  ...[
    "Carrow",
    "Castellan",
    "Clemmons",
    "Corrigan",
    "Crandall",
    "Dabney",
    "Deveraux",
    "Dillard",
    "Eastman",
    "Ellsworth",
  ],
  ...["Farnham", "Fitch", "Gaither", "Garrity", "Goodwin", "Haldane", "Hallam", "Hendry", "Holloway", "Hutchins"],
  ...["Jessup", "Kendrick", "Kettering", "Lambeth", "Lindqvist", "Lomax", "Lundgren", "Marchetti", "McElroy", "Mercer"],
  ...[
    "Nakagawa",
    "Nordstrom",
    "Oakley",
    "Ostrander",
    "Palermo",
    "Pettigrew",
    "Prentiss",
    "Ramsay",
    "Redmond",
    "Rosales",
  ],
  ...[
    "Sandoval",
    "Schroeder",
    "Sheffield",
    "Sinclair",
    "Stallworth",
    "Sutherland",
    "Tillman",
    "Treadwell",
    "Underwood",
  ],
  ...["Valentine", "Vance", "Vogel", "Wakefield", "Waring", "Westbrook", "Whitfield", "Wickham", "Yost", "Zimmer"],
];

/** What halls of a size are called: below 5,000 seats, below 12,000, and above. */
export const HALLS: Readonly<Record<"small" | "middling" | "large", readonly string[]>> = {
  small: ["Gymnasium", "Fieldhouse", "Gym", "Athletic Center", "Hall", "Recreation Center"],
  middling: ["Arena", "Fieldhouse", "Pavilion", "Events Center", "Athletic Center", "Center"],
  large: ["Arena", "Coliseum", "Center", "Pavilion", "Dome"],
};
