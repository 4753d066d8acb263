import * as z from 'zod';

const MINUTES = 1_440;
const SpanSchema = z.tuple([
  z
    .number()
    .int()
    .min(0)
    .max(MINUTES - 1),
  z.number().int().min(1).max(MINUTES),
]);
/** Working time of a day as spans in minutes of the day, ascending: `[[540, 720], [810, 1080]]`; `[]` = none. */
const WorkHoursSchema = z.array(SpanSchema).max(10);

/** Days of a range that differ from the week; no hours = a holiday, hours = extra working days. */
const SpecialDaysSchema = z.object({
  name: z.string().trim().min(1).max(50),
  /** First and last day: `2026-10-01`. */
  from: z.iso.date(),
  to: z.iso.date(),
  hours: WorkHoursSchema,
});

/** Working time of the company, by which limits in working hours and working days are counted. */
export const WorkCalendarSchema = z.object({
  /** Hours of each weekday, Sunday first. */
  week: z.array(WorkHoursSchema).length(7),
  special: z.array(SpecialDaysSchema).max(500),
});
