import { LOCALE_TAGS, type Locale } from '@smart-admin/ui/messages';

/** A moment in a cell, in the language of the reader on the clocks of `TIME_ZONE`; '' for none. */
export function timeText(time: number | null, locale: Locale): string {
  if (time === null) return '';
  return new Date(time).toLocaleString(LOCALE_TAGS[locale], { hourCycle: 'h23' });
}
