import { useEffect, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';
import { type MatchPinyin } from '../text-match/matchText.js';

/** How Chinese characters sound, once it is loaded; searching works without it meanwhile. */
export function usePinyin(wanted: boolean): MatchPinyin | undefined {
  const locale = useLocale();
  const [arrived, setArrived] = useState<{ locale: Locale; match: MatchPinyin }>();
  const match = arrived?.locale === locale ? arrived.match : loaded.get(locale);
  const isMissing = wanted && match === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    loadModule()
      .then(({ loadPinyin }) => loadPinyin(locale))
      .then(
        (found) => {
          loaded.set(locale, found);
          if (current) setArrived({ locale, match: found });
        },
        (error: unknown) => console.warn('Searching by pinyin could not be loaded', error),
      );
    return () => {
      current = false;
    };
  }, [isMissing, locale]);
  return match;
}

/** What a select that opens again need not wait for. */
const loaded = new Map<Locale, MatchPinyin>();

function loadModule() {
  return import('../text-match/loadPinyin.js');
}
