import { expect, test } from "vitest";
import { reportOnRecruit, reportOnTransfer } from "./scouting.ts";

test("a recruit of mean promise is rated 0.835 with three stars, one a deviation of 0.85 above it 0.055 more", () => {
  expect(reportOnRecruit({ promise: 0.05 })).toEqual({ rating: 0.835, stars: 3 });
  expect(reportOnRecruit({ promise: 0.9 })).toEqual({ rating: 0.89, stars: 3 });
});

test("stars go by the rating: 5 from 0.945, 4 from 0.9, 3 from 0.815, else 2", () => {
  // 1.75 above the mean are 1.75 / 0.85 x 0.055 = 0.1132 more: 0.9482.
  expect(reportOnRecruit({ promise: 1.8 })).toEqual({ rating: 0.9482, stars: 5 });
  expect(reportOnRecruit({ promise: 1.1 }).stars).toBe(4);
  expect(reportOnRecruit({ promise: -0.3 }).stars).toBe(2);
});

test("no rating is above 1 or below 0.7", () => {
  expect(reportOnRecruit({ promise: 9 })).toEqual({ rating: 1, stars: 5 });
  expect(reportOnRecruit({ promise: -9 })).toEqual({ rating: 0.7, stars: 2 });
});

test("of a transfer scouts know the ability and add what is to come: 0.4 + 0.28 + 0.2 after one season, nothing after the fourth", () => {
  expect(reportOnTransfer({ ability: 0, classYear: 1 })).toEqual(reportOnRecruit({ promise: 0.88 }));
  expect(reportOnTransfer({ ability: 0.5, classYear: 4 })).toEqual(reportOnRecruit({ promise: 0.5 }));
});
