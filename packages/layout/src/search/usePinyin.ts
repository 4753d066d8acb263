import { useLocale } from '@smart-admin/ui/locale';
import { useEffect, useState } from 'react';
import { type MatchPinyin } from '../routing/matchTitle.js';

/** How Chinese characters sound, once it is loaded; searching works without it meanwhile. */
export function usePinyin(wanted: boolean): MatchPinyin | undefined {
  const locale = useLocale();
  const [pinyin, setPinyin] = useState<{ match: MatchPinyin }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadModule()
      .then(({ loadPinyin }) => loadPinyin(locale))
      .then(
        (match) => current && setPinyin({ match }),
        (error: unknown) => console.warn('Searching by pinyin could not be loaded', error),
      );
    return () => {
      current = false;
    };
  }, [wanted, locale]);
  return pinyin?.match;
}

function loadModule() {
  return import('./pinyin.js');
}
