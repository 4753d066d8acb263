import { useLocale } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useEffect, useState } from 'react';

/** Time and date now, in the language here; follows the clock. */
export function useClock(): { time: string; date: string } {
  const tag = LOCALE_TAGS[useLocale()];
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return {
    time: now.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hour12: false }),
    date: now.toLocaleDateString(tag, { month: 'long', day: 'numeric', weekday: 'long' }),
  };
}
