import { useEffect, useState } from 'react';

/** Milliseconds after the last change until rows are asked for. */
const SETTLE = 400;

/** A text once it has stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
