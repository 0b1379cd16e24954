import { describe, expect, test } from "vitest";
import { progressLine, startProgress } from "./progress.ts";

describe("progress", () => {
  test("half of 6,000 in 10 seconds: 300 a second, 10 seconds left, half a bar", () => {
    expect(progressLine("importing espn", 3000, 6000, 10, true)).toBe(
      "importing espn [############............] 3,000/6,000  300/s  0:10 left",
    );
  });

  test("without a known total there is a count and a rate", () => {
    expect(progressLine("rebuilding", 5, null, 10, true)).toBe("rebuilding 5  0.5/s");
  });

  test("nothing done yet: no time left is promised", () => {
    expect(progressLine("importing", 0, 10, 0, false)).toBe("importing 0/10  0.0/s");
  });

  test("a terminal gets one line redrawn, a log gets plain lines five seconds apart", () => {
    for (const [terminal, expected] of [
      [true, ["\r\u001b[2Kx [##......................] 1/10  0.2/s  0:54 left", "\r\u001b[2K"]],
      [false, ["x 1/10  0.2/s  0:54 left\n"]],
    ] as const) {
      const written: string[] = [];
      let time = 0;
      const stream = { write: (text: string) => written.push(text) } as unknown as NodeJS.WritableStream;
      const progress = startProgress(stream, { label: "x", total: 10, terminal, now: () => time });
      progress.update(0);
      time = 6000;
      progress.update(1);
      time = 6050;
      progress.update(2);
      progress.finish();
      expect(written).toEqual(expected);
    }
  });
});
