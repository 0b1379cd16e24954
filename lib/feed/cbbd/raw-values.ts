/**
 * Values of records as servers of this interface send them. Tolerant where they differ: a field may be missing or null, and fields nobody
 * knows are passed over. Strict where a wrong value could not be stored: ids, whole numbers and times.
 */
import { z } from "zod";

/** Text no store can hold: PostgreSQL refuses the null character. */
const NULL_CHARACTER = "\u0000";

const MAXIMUM_SEASON = 32_767;

export const text = z.string().refine((value) => !value.includes(NULL_CHARACTER), "has a null character");
export const name = text.refine((value) => value.trim() !== "", "is empty");
export const id = z.int32().positive();
export const season = z.int().min(1).max(MAXIMUM_SEASON);

/** A field that may be missing, null or there: null unless it is there. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

export const optionalText = optional(text);
/** Text in which nothing stands is no text. */
export const optionalName = optional(text).transform((value) => (value === null || value.trim() === "" ? null : value));
export const optionalId = optional(id);
export const optionalInteger = optional(z.int32());
export const optionalNumber = optional(z.number());
export const optionalBoolean = optional(z.boolean());

/** A date-time with a zone, or a bare date, in a year of four digits; as ISO text in UTC with milliseconds. */
export const dateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/,
    "is no date-time with a zone",
  )
  .transform((value, context) => {
    const time = new Date(value);
    if (!Number.isNaN(time.getTime())) return time.toISOString();
    context.issues.push({ code: "custom", message: "is no date-time", input: value });
    return z.NEVER;
  });

/** Made and attempted of one kind of shot; the percentage follows from them. */
export const shooting = z.object({ made: optionalInteger, attempted: optionalInteger });
export const rebounds = z.object({ offensive: optionalInteger, defensive: optionalInteger, total: optionalInteger });
