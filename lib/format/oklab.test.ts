import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, oklabDistance, parseHex, toOklab, withLightness } from "./oklab.ts";

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colour arithmetic", () => {
  test("hex texts are read with or without the sign, in either case, and nothing else", () => {
    expect(parseHex("003DA5")).toBe("#003da5");
    expect(parseHex(" #FFF200 ")).toBe("#fff200");
    expect(parseHex("fff")).toBeNull();
    expect(parseHex(null)).toBeNull();
  });

  test("published contrasts: black on white 21, #767676 on white 4.54 (the grey WCAG tools name as the limit)", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#123456", "#123456")).toBe(1);
  });

  test("published OKLab values: white is (1, 0, 0), sRGB red is (0.628, 0.225, 0.126)", () => {
    const white = toOklab("#ffffff");
    expect(white.l).toBeCloseTo(1, 4);
    expect(Math.hypot(white.a, white.b)).toBeLessThan(0.0005);
    const red = toOklab("#ff0000");
    expect([red.l, red.a, red.b].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.628, 0.225, 0.126]);
  });

  test("keeping the lightness keeps the colour", () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const color = toOklab(hex);
        expect(oklabDistance(withLightness(color, color.l), hex)).toBeLessThan(0.01);
      }),
    );
  });
});
