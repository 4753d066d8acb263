import { type api } from '../../app/api.js';

/** Working time as the system configuration holds it. */
export type WorkCalendarSetting = Awaited<ReturnType<(typeof api)['system']['config']['read']>>['workCalendar'];
export type WorkHours = WorkCalendarSetting['week'][number];
export type SpecialDays = WorkCalendarSetting['special'][number];

const DAY = 1_440;
/** Weekdays as they stand on the page, by their place in the week that begins with Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Reads the text that the field of the form holds. */
export function readWorkCalendar(text: unknown): WorkCalendarSetting {
  return typeof text === 'string' && text !== ''
    ? (JSON.parse(text) as WorkCalendarSetting)
    : { week: WEEKDAYS.map(() => []), special: [] };
}

/** Minutes of a day as `HH:mm`; the end of the day is written as its midnight. */
export function minuteText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Minutes of a day from `HH:mm`. As the end of a span, midnight is that of the next day. */
export function minuteOf(text: string, place: 'start' | 'end'): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  const minute = hours * 60 + minutes;
  return place === 'end' && minute === 0 ? DAY : minute;
}

/** Hours with one span more, which begins an hour after the last one where the day has room for it. */
export function withSpan(hours: WorkHours): WorkHours {
  const end = hours.at(-1)?.[1];
  if (end === undefined) return [[540, 1_080]];
  const from = Math.min(end + 60, DAY - 60);
  return [...hours, [from, Math.min(from + 180, DAY)]];
}

/** Hours of the first weekday that has any: those of an extra working day to begin with. */
export function usualHours({ week }: WorkCalendarSetting): WorkHours {
  return WEEKDAYS.map((day) => week[day] ?? []).find((hours) => hours.length > 0) ?? [];
}

/** Years that the days touch, and the present one. */
export function yearsOf(special: readonly SpecialDays[], present: string): string[] {
  const years = special.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)]);
  return [...new Set([present, ...years])].sort();
}

/** Name of a weekday by its place in the week that begins with Sunday; 4 January 1970 was one. */
export function weekdayName(day: number, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(1970, 0, 4 + day));
}

/** Four in the afternoon of the next Friday, or of the day itself: `2026-11-27 16:00`. */
export function fridayAfternoon(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((12 - date.getUTCDay()) % 7));
  return `${date.toISOString().slice(0, 10)} 16:00`;
}

/** Reading of a clock (`2026-11-27 16:00`) as a moment of a zone without an offset: whose clock it is does not matter here. */
export function wallTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** Such a moment as the reading of a clock. */
export function wallText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}
