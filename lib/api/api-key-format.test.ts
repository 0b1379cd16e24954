import { describe, expect, it } from "vitest";
import { generateApiKey, hashApiKey, isApiKeyText } from "./api-key-format.ts";

describe("an API key", () => {
  it("is court_, 32 characters of chance and 6 that check them", () => {
    const keys = Array.from({ length: 200 }, generateApiKey);
    for (const key of keys) expect(key).toMatch(/^court_[0-9A-Za-z]{38}$/);
    expect(new Set(keys).size).toBe(200);
    expect(keys.every(isApiKeyText)).toBe(true);
  });

  it("is checked by the CRC-32 of its chance: a0f292d0 for 32 zeros, 2wjyrI in base 62", () => {
    // 0xa0f292d0 = 2·62^5 + 58·62^4 + 45·62^3 + 60·62^2 + 53·62 + 18, and digits run 0-9, A-Z, a-z.
    expect(isApiKeyText(`court_${"0".repeat(32)}2wjyrI`)).toBe(true);
  });

  it("with any one character changed is none", () => {
    const key = generateApiKey();
    for (let place = "court_".length; place < key.length; place++) {
      const other = key[place] === "a" ? "b" : "a";
      expect(isApiKeyText(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
    }
  });

  it.each(["", "court_", `${generateApiKey()}x`, generateApiKey().slice(1), generateApiKey().toUpperCase()])(
    "%s is none",
    (text) => {
      expect(isApiKeyText(text)).toBe(false);
    },
  );

  it("is stored as its SHA-256: that of abc is the published one", () => {
    expect(hashApiKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
