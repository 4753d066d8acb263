import { useState } from 'react';

/** State that the caller may hold (`value`) or leave to the component (`defaultValue`); every change is reported. */
export function useControllable<Value>({
  value,
  defaultValue,
  onChange,
}: Controllable<Value>): [Value, (next: Value) => void] {
  const [inner, setInner] = useState(defaultValue);
  const setValue = (next: Value) => {
    if (value === undefined) setInner(next);
    onChange?.(next);
  };
  return [value === undefined ? inner : value, setValue];
}

export interface Controllable<Value> {
  /** Undefined leaves the state to the component; null is a value. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
}
