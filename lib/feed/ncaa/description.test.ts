import { expect, test } from "vitest";
import { parseDescription } from "./description.ts";

test("a shot says how it was taken, where its points came from, what became of it and who assisted", () => {
  expect(parseDescription("Luke Wilson, 2pt dunk fromturnover;pointsinthepaint;  made - Alonzo Dodd, assist")).toEqual({
    name: "Luke Wilson",
    action: "2pt",
    words: ["dunk", "fromturnover", "pointsinthepaint", "made"],
    assistedBy: "Alonzo Dodd",
  });
});

test("an event of one word has no further words", () => {
  expect(parseDescription("Jalen Tot, steal")).toEqual({
    name: "Jalen Tot",
    action: "steal",
    words: [],
    assistedBy: null,
  });
});

test("a foul on someone is not a foul by him", () => {
  expect(parseDescription("Kasen Jennings, foulon")?.action).toBe("foulon");
  expect(parseDescription("MJ Russell, foul personal shooting;2freethrow;")?.action).toBe("foul");
});

test.each([
  ["Anthony Arrington, Jr., rebound offensive", "Anthony Arrington Jr."],
  ["Ashley Sims, II, steal", "Ashley Sims II"],
  ["Ace Glass lll, steal", "Ace Glass III"],
  ["Gabe Dell, steal", "Gabe Dell"],
  ['JaQualon "JQ" Roberts, block', 'JaQualon "JQ" Roberts'],
])("%s names %s", (text, name) => {
  expect(parseDescription(text)?.name).toBe(name);
});

test("a suffix in the assister's name does not end it", () => {
  const text = "John Poe, 3pt jumpshot   made - Anthony Arrington, Jr., assist";
  expect(parseDescription(text)?.assistedBy).toBe("Anthony Arrington Jr.");
});

test.each(["", "Team", "Team, halftime show", "steal"])("%j is not of the known form", (text) => {
  expect(parseDescription(text)).toBeNull();
});
