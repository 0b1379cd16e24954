import { describe, expect, it } from "vitest";
import { z } from "zod";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import { csvColumns, csvHeader, csvLine } from "./csv.ts";

const schema = z.strictObject({
  id: z.number(),
  note: z.string().nullable(),
  shot: z.strictObject({ made: z.boolean(), at: z.strictObject({ x: z.number() }) }).nullable(),
  names: z.array(z.string()),
});
const columns = csvColumns(schema);
const line = (note: string | null) => csvLine(columns, { id: -3, note, shot: null, names: [] });

describe("CSV", () => {
  it("has a column a leaf, also below what may be null", () => {
    expect(csvHeader(columns)).toBe("id,note,shot.made,shot.at.x,names\r\n");
    const record = { id: 1, note: "a", shot: { made: true, at: { x: 0.5 } }, names: ["b", "c"] };
    expect(csvLine(columns, record)).toBe('1,a,true,0.5,"[""b"",""c""]"\r\n');
  });

  it.each([
    [null, ""],
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", '"\'\rx"'],
    ["=a,b", '"\'=a,b"'],
  ])("writes the text %j as %s", (text, cell) => {
    expect(line(text)).toBe(`-3,${cell},,,[]\r\n`);
  });

  it.each(Object.entries(recordSchemas))("names the columns of %s, each once", (_, record) => {
    const names = csvColumns(record).map((path) => path.join("."));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});
