import { isLocale, type Locale } from '@smart-admin/ui/messages';
import { globalsOfToolbar, parseGlobals } from '../toolbarGlobals.js';
import { sampleIn } from './sampleIn.js';

/** The language that the page was loaded in: files of stories make up their data as they are loaded. */
export const SAMPLE_LOCALE: Locale = localeOfPage();

/** A sample text in the language of the page, `{0}` and so on replaced; what is not translated stays as it is. */
export function sample(chinese: string, ...parts: readonly unknown[]): string {
  const text = sampleIn(chinese, SAMPLE_LOCALE) ?? chinese;
  return text.replaceAll(/\{(\d)\}/g, (_, place: string) => String(parts[Number(place)]));
}

function localeOfPage(): Locale {
  const chosen = parseGlobals(globalsOfToolbar()).locale ?? import.meta.env.STORYBOOK_LOCALE;
  return isLocale(chosen) ? chosen : 'zh';
}
