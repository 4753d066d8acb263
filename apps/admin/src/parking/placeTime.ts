import { zonedDate } from '../fields/zonedDate.js';

/** Time of day with the day, by the clocks of a place: `11-20 14:06`. */
export function placeTime(moment: number, timeZone: string): string {
  return zonedDate(moment, timeZone).slice('2026-'.length);
}
