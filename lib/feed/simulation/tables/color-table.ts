/** Pairs of school colours, primary and secondary, as six hex digits: each pair can be told apart at a glance. */
export const COLOR_PAIRS: readonly (readonly [primary: string, secondary: string])[] = pairs([
  "0b2545 f2a900, 0b2545 c8102e, 0b2545 9fb8d0, 0b2545 ffffff, 0b2545 f47b20, 0b2545 8dc63f",
  "1d4f91 ffc72c, 1d4f91 ffffff, 1d4f91 f26522, 1d4f91 c0c0c0, 1d4f91 a7c6ed",
  "0057b8 ffd100, 0057b8 ffffff, 0057b8 f58220, 0067a5 f4d58d, 4b9cd3 13294b",
  "6caddf 0a2240, 5b8db8 ffffff, 7ba7bc 24135f, 2a6ebb e4e5e6",
  "9b1b30 ffffff, 9b1b30 f0b323, 9b1b30 a7a8aa, 9b1b30 101820, 8c1d40 ffc627, 7a0019 ffcc33",
  "a6192e cfb87c, 6f263d e1c4a0, 651d32 d3d3d3, 5e1224 f7e9d0",
  "c8102e ffffff, c8102e 101820, c8102e 041e42, c8102e c8c9c7, d22630 ffd700, ba0c2f 00205b",
  "e03a3e ffffff, e4002b 54585a, cc0000 f5f5dc",
  "00563f ffffff, 00563f f2c75c, 00563f c5a05a, 006747 cfc493, 004b2d a7c4a0, 154734 ffb81c",
  "18453b ffffff, 1e6b3a f6eb61, 007a53 ffc845, 007a33 e8e8e8, 2e7d32 101820",
  "4e2a84 ffffff, 4e2a84 f6c445, 4e2a84 b6b8ba, 582c83 f68b1f, 33006f e8d3a2, 461d7c fdd023",
  "5f259f a2e4b8, 3c1053 d4a017, 63438e ffffff",
  "f47321 005030, e35205 101820, e87722 ffffff, ff6a13 0c2340, d45d00 f5f0e1, c75b12 4a3728",
  "cc5500 002f6c, f56600 522d80, bf5700 ffffff",
  "101820 ffb81c, 101820 ffffff, 101820 e31837, 101820 a8ad00, 101820 00a9e0, 111111 cfb53b",
  "231f20 f58025, 1c1c1c 9ea2a2, 212121 d9c89e",
  "ffb81c 4f2d1c, ffc72c 0a2342, f1b82d 111111, eaaa00 002855, fdb515 003262, f2a900 6b1f2a",
  "4f2c1d ffc72c, 5c3a21 ffffff, 492f24 f9a01b, 623b2a e7d7b5",
  "00778b ffffff, 006d75 f4b942, 008c95 101820, 00685e f2e3c6, 00857c ff8f1c, 005e7c c9e265",
  "003b49 e56a54, 004d4d dcb46a",
  "54585a f0e1b9, 53565a ffcd00, 5b6770 ffffff, 4a4f54 f57f29, 3f4444 6cc24a",
  "841617 fdf9d8, 73000a cccccc, 500000 d6d3c4, 72243d 8ab8e6",
]);

function pairs(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line) => line.split(", ").map((pair) => pair.split(" ") as [string, string]));
}
