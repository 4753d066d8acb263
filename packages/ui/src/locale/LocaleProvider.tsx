import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createTranslate, type Messages, type Translate } from '../messages/defineMessages.js';
import { subscribeTextOverrides, textOverridesSnapshot } from '../messages/textOverrides.js';
import { DEFAULT_LOCALE, type Locale } from '../messages/locales.js';

const LocaleContext = createContext<Wording>({ locale: DEFAULT_LOCALE });

/** Sets the interface language of everything below it; without one, texts are Chinese. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const overrides = useSyncExternalStore(subscribeTextOverrides, textOverridesSnapshot, textOverridesSnapshot);
  const wording = useMemo(() => ({ locale, overrides }), [locale, overrides]);
  return <LocaleContext value={wording}>{children}</LocaleContext>;
}

/** The interface language here. */
export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}

/** The texts of one feature in the language here: `const t = useMessages(messages); t('save')`. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const wording = useContext(LocaleContext);
  return useMemo(() => translateIn(messages, wording), [messages, wording]);
}

/** Another translate for each language and each change of overridden texts, so that what is shown asks again. */
function translateIn<Key extends string>(messages: Messages<Key>, { locale }: Wording): Translate<Key> {
  return createTranslate(messages, locale);
}

interface Wording {
  locale: Locale;
  /** Another object after each change of overridden texts. */
  overrides?: object;
}

export interface LocaleProviderProps {
  /** Code of the interface language. */
  locale: Locale;
  children: ReactNode;
}
