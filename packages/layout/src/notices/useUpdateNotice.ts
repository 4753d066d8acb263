import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useEffect } from 'react';
import { layoutMessages } from '../messages.js';
import { isOutdated } from './isOutdated.js';
import { tellUpdate } from './tellUpdate.js';

/** Milliseconds between two looks. */
const INTERVAL = 5 * 60_000;

/** The build's event for code that could not be loaded: the network is gone, or a newer version took its place. */
const LOAD_FAILURE = 'vite:preloadError';

/**
 * Looks for a newer version when the user comes back to the window or code of this one is missing, and says so once;
 * loading it stays their choice. `page` is the address of the page that names the scripts; without it nothing is asked.
 */
export function useUpdateNotice(page: string | undefined): void {
  const t = useMessages(layoutMessages);
  useEffect(() => {
    if (page === undefined) return undefined;
    let lookedAt = Date.now();
    let told = false;
    const lookNow = async (): Promise<void> => {
      if (told) return;
      lookedAt = Date.now();
      const html = await fetch(page, { cache: 'no-store' }).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      ); // no network is no news
      if (!isOutdated(html, runningEntries())) return;
      told = true;
      tellUpdate(t);
    };
    const handle = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt >= INTERVAL) void lookNow();
    };
    const handleFailure = () => {
      toast.error(t('partFailed'), { id: LOAD_FAILURE });
      void lookNow();
    };
    window.addEventListener(LOAD_FAILURE, handleFailure);
    document.addEventListener('visibilitychange', handle);
    window.addEventListener('focus', handle);
    return () => {
      window.removeEventListener(LOAD_FAILURE, handleFailure);
      document.removeEventListener('visibilitychange', handle);
      window.removeEventListener('focus', handle);
    };
  }, [t, page]);
}

function runningEntries(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src^="/"]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
}
