import { defineMessages, formatMessage, messagesIn } from '../messages/defineMessages.js';
import { DEFAULT_LOCALE, type Locale } from '../messages/locales.js';

const messages = defineMessages({
  zh: { day: '{count}天', hour: '{count}小时', minute: '{count}分', second: '{count}秒', gap: '' },
  en: { day: '{count}d', hour: '{count}h', minute: '{count}m', second: '{count}s', gap: ' ' },
  zhtw: { day: '{count}天', hour: '{count}小時', minute: '{count}分', second: '{count}秒', gap: '' },
  vi: { day: '{count} ngày', hour: '{count} giờ', minute: '{count} phút', second: '{count} giây', gap: ' ' },
});

/**
 * Seconds as days, hours, minutes and seconds; leading zero units are left out: `1天2小时3分4秒`. Negative counts as 0. With
 * `units` only so many from the largest, without zeros at the end: `1天2小时`, `3小时`.
 */
export function formatDuration(
  seconds: number,
  locale: Locale = DEFAULT_LOCALE,
  { units }: { units?: number } = {},
): string {
  const total = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    ['day', Math.floor(total / 86_400)],
    ['hour', Math.floor(total / 3600) % 24],
    ['minute', Math.floor(total / 60) % 60],
    ['second', total % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  const shown = parts.slice(first < 0 ? 3 : first);
  const largest = units === undefined ? shown : shown.slice(0, units);
  const last = units === undefined ? shown.length : largest.findLastIndex(([, count]) => count > 0) + 1;
  return largest
    .slice(0, Math.max(1, last))
    .map(([unit, count]) => formatMessage(messages, locale, unit, { count }))
    .join(messagesIn(messages, locale).gap);
}
