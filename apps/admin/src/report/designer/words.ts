import { type Locale } from '@smart-admin/ui/messages';
import { filterMessages } from '../../design/filterMessages.js';
import { cardSettingMessages } from '../../portal/designer/cardSettingMessages.js';
import { dataSettingMessages } from '../../portal/designer/dataSettingMessages.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';

/** The words of a language outside of components: those of the designer, and what a setting is called. */
export function translate(locale: Locale) {
  const design = reportDesignMessages[locale];
  const settings: Readonly<Record<string, string>> = {
    ...{ category: dataSettingMessages[locale].dimension, sort: dataSettingMessages[locale].order },
    ...{ form: cardSettingMessages[locale].form, unit: cardSettingMessages[locale].unit },
    ...filterMessages[locale],
    ...reportSettingMessages[locale],
  };
  const word = (key: keyof typeof design) => design[key];
  return Object.assign(word, { setting: (key: string) => settings[key] ?? key });
}
