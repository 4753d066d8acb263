import { useEffect, useState } from 'react';

/** Pause in typing, in ms, after which a source is asked. */
const PAUSE = 200;

/** A text that follows another one after a pause in typing; emptying it counts at once. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
