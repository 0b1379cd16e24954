/** Values as ESPN sends them: ids now as text, now as numbers; counts mostly as text. What is missing, null or blank is null. */
import { z } from "zod";

/** A field that may be missing, null or there: null unless it is there. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

export const rawId = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^-?\d{1,18}$/, "is no id"));
export const optionalId = optional(rawId);

export const optionalBoolean = optional(z.boolean());
export const optionalNumber = optional(z.number());

/** Text in which nothing stands is no text. */
export const optionalText = optional(z.string()).transform((value) => {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
});

/** A whole number, or its digits as text; the blank text of a score that is not there yet is null. */
export const optionalCount = optional(
  z.union([
    z.int(),
    z
      .string()
      .trim()
      .regex(/^(?:-?\d{1,9})?$/, "is no whole number"),
  ]),
).transform((value) => (value === null || value === "" ? null : Number(value)));

/** A date-time with a zone, with or without seconds (`2009-03-13T01:30Z`), as ISO text in UTC with milliseconds. */
export const rawDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/, "is no date-time with a zone")
  .refine((value) => !Number.isNaN(Date.parse(value)), "is no date-time")
  .transform((value) => new Date(value).toISOString());
