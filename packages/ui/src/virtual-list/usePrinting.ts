import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows than this are no document that somebody prints from here; there is an export for them. */
const MOST = 1000;

/**
 * Whether the page is being printed, so that a window of rows or columns draws all of them: paper does not scroll. False
 * for more than 1,000 entries.
 */
export function usePrinting(count: number): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // the browser takes its picture as soon as the listeners have run
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && count <= MOST;
}
