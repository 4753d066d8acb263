import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createTranslate, type Messages, type Translate } from '../messages/defineMessages.js';
import { DEFAULT_LOCALE, type Locale } from '../messages/locales.js';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Sets the interface language of everything below it; without one, texts are Chinese. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The interface language here. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of one feature in the language here: `const t = useMessages(messages); t('save')`. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const locale = useLocale();
  return useMemo(() => createTranslate(messages, locale), [messages, locale]);
}

export interface LocaleProviderProps {
  /** Code of the interface language. */
  locale: Locale;
  children: ReactNode;
}
