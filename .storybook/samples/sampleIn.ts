import { type Locale } from '@smart-admin/ui/messages';
import texts from './sampleTexts.json' with { type: 'json' };

/** Languages of a line of `sampleTexts.json`, in their order. */
const ORDER = ['en', 'zhtw', 'vi'] as const;
const TEXTS: Readonly<Record<string, string[]>> = texts;

/** A sample text in a language, by its Chinese one; undefined when it is not translated. */
export function sampleIn(chinese: string, locale: Locale): string | undefined {
  return locale === 'zh' ? chinese : TEXTS[chinese]?.[ORDER.indexOf(locale)];
}
