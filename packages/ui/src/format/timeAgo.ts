import { formatMessage } from '../messages/defineMessages.js';
import { DEFAULT_LOCALE, type Locale } from '../messages/locales.js';
import { DATE_PATTERN, formatDate, toDate, type Moment } from './formatDate.js';
import { timeAgoMessages } from './timeAgoMessages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time text of lists, rounded down: 刚刚 under a minute (and for the future), minutes, hours to 23, days to 6, weeks to
 * day 27, months to 11, then the date.
 */
export function timeAgo(moment: Moment, { locale = DEFAULT_LOCALE, now = Date.now() }: TimeAgoOptions = {}): string {
  const date = toDate(moment);
  if (!date) return '';
  const say = (key: keyof (typeof timeAgoMessages)['zh'], count = 0) =>
    formatMessage(timeAgoMessages, locale, key, { count });
  const past = now - date.getTime();
  if (past < MINUTE) return say('now');
  if (past < HOUR) return say('minutes', Math.floor(past / MINUTE));
  if (past < DAY) return say('hours', Math.floor(past / HOUR));
  const days = Math.floor(past / DAY);
  if (days < 7) return say('days', days);
  if (days < 28) return say('weeks', Math.floor(days / 7));
  const months = Math.max(1, Math.floor(days / 30));
  return months < 12 ? say('months', months) : formatDate(date, DATE_PATTERN);
}

/** Time text of chats, rounded up: 刚刚 under 30 s, minutes, hours, 1天前 from 24 to 48 hours, then the date. */
export function chatTimeAgo(
  moment: Moment,
  { locale = DEFAULT_LOCALE, now = Date.now() }: TimeAgoOptions = {},
): string {
  const date = toDate(moment);
  if (!date) return '';
  const past = now - date.getTime();
  if (past < 30_000) return formatMessage(timeAgoMessages, locale, 'now');
  if (past < HOUR) return formatMessage(timeAgoMessages, locale, 'minutes', { count: Math.ceil(past / MINUTE) });
  if (past < DAY) return formatMessage(timeAgoMessages, locale, 'hours', { count: Math.ceil(past / HOUR) });
  if (past < 2 * DAY) return formatMessage(timeAgoMessages, locale, 'days', { count: 1 });
  return formatDate(date);
}

export interface TimeAgoOptions {
  /** Default Chinese. */
  locale?: Locale;
  /** Milliseconds since 1970. Default: the clock. */
  now?: number;
}
