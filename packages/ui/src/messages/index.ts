export {
  defineMessages,
  formatMessage,
  createTranslate,
  messagesIn,
  type Messages,
  type MessageValues,
  type Translate,
} from './defineMessages.js';
export { changedPlaceholders } from './changedPlaceholders.js';
export { setTextOverrides, type TextOverride } from './textOverrides.js';
export { joinNames } from './joinNames.js';
export { LOCALES, DEFAULT_LOCALE, LOCALE_NAMES, LOCALE_TAGS, isLocale, resolveLocale, type Locale } from './locales.js';
