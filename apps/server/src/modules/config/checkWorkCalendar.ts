import { LOCALE_TAGS, type Locale } from '@smart-admin/ui/messages';
import { fieldError } from '../../db/requireRow.js';
import { t } from './config.messages.js';
import { type SystemConfig } from './systemConfig.js';

const HOUR = 60;
const DAY = 86_400_000;
const LONGEST = 366;

/** Throws 400 for working time that contradicts itself, and for a week in which no limit would ever end. */
export function checkWorkCalendar({ week, special }: SystemConfig['workCalendar']): void {
  for (const [day, hours] of week.entries())
    if (!isAscending(hours)) throw wrong((locale) => t('wrongHours', { day: weekdayName(day, locale) })(locale));
  if (week.reduce((sum, hours) => sum + minutesOf(hours), 0) < HOUR) throw wrong(t('noWorkTime'));
  for (const { name, from, to, hours } of special) {
    const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
    if (days < 1 || days > LONGEST) throw wrong(t('wrongRange', { name }));
    if (!isAscending(hours)) throw wrong(t('wrongHours', { day: name }));
  }
  const byStart = [...special].sort((a, b) => a.from.localeCompare(b.from));
  for (const [index, { name, from }] of byStart.entries()) {
    const before = byStart[index - 1];
    // which of the two would hold for the day?
    if (before && from <= before.to) throw wrong(t('sameDays', { name: before.name, other: name }));
  }
}

type Hours = SystemConfig['workCalendar']['week'][number];

function isAscending(hours: Hours): boolean {
  return hours.every(([from, to], index) => from < to && from >= (hours[index - 1]?.[1] ?? 0));
}

function minutesOf(hours: Hours): number {
  return hours.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** 4 January 1970 was a Sunday. */
function weekdayName(day: number, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format((3 + day) * DAY);
}

const wrong = (message: Parameters<typeof fieldError>[1]) => fieldError('workCalendar', message);
