export { LocaleProvider, useLocale, useMessages, type LocaleProviderProps } from './LocaleProvider.js';
