import { type Locale } from './locales.js';

/** Names in a sentence: `甲、乙` in Chinese, `A, B` elsewhere. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return names.join(locale === 'zh' || locale === 'zhtw' ? '、' : ', ');
}
