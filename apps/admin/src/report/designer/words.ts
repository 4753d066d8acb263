import { type Locale } from '@smart-admin/ui/messages';
import { filterMessages } from '../../design/filterMessages.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';

/** The words of a language outside of components: those of the designer, and what a setting is called. */
export function translate(locale: Locale) {
  const design = reportDesignMessages[locale];
  const settings: Readonly<Record<string, string>> = { ...filterMessages[locale], ...reportSettingMessages[locale] };
  const word = (key: keyof typeof design) => design[key];
  return Object.assign(word, { setting: (key: string) => settings[key] ?? key });
}
