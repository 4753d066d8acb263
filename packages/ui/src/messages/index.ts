export {
  defineMessages,
  formatMessage,
  createTranslate,
  type Messages,
  type MessageValues,
  type Translate,
} from './defineMessages.js';
export { LOCALES, DEFAULT_LOCALE, LOCALE_NAMES, LOCALE_TAGS, isLocale, resolveLocale, type Locale } from './locales.js';
