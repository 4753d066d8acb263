import { defineMessages, formatMessage, messagesIn } from '../messages/defineMessages.js';
import { DEFAULT_LOCALE, type Locale } from '../messages/locales.js';

const messages = defineMessages({
  zh: { day: '{count}天', hour: '{count}小时', minute: '{count}分', second: '{count}秒', gap: '' },
  en: { day: '{count}d', hour: '{count}h', minute: '{count}m', second: '{count}s', gap: ' ' },
  zhtw: { day: '{count}天', hour: '{count}小時', minute: '{count}分', second: '{count}秒', gap: '' },
  vi: { day: '{count} ngày', hour: '{count} giờ', minute: '{count} phút', second: '{count} giây', gap: ' ' },
});

/** Seconds as days, hours, minutes and seconds; leading zero units are left out: `1天2小时3分4秒`. Negative counts as 0. */
export function formatDuration(seconds: number, locale: Locale = DEFAULT_LOCALE): string {
  const total = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    ['day', Math.floor(total / 86_400)],
    ['hour', Math.floor(total / 3600) % 24],
    ['minute', Math.floor(total / 60) % 60],
    ['second', total % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first < 0 ? 3 : first)
    .map(([unit, count]) => formatMessage(messages, locale, unit, { count }))
    .join(messagesIn(messages, locale).gap);
}
