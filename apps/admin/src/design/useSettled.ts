import { useEffect, useState } from 'react';

/** Milliseconds after the last change until rows are asked for. */
const SETTLE = 400;

/** A value once it has stayed the same for a moment. */
export function useSettled<Value extends string | object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
