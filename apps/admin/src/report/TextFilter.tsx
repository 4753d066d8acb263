import { Input } from '@smart-admin/ui/input';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../design/useSettled.js';

/**
 * A text that a report is asked with: what is typed counts once it has been left alone for a moment, or when the field is left. Another value from
 * elsewhere, such as a reset, takes its place.
 */
export function TextFilter({ label, value, onChange, className }: TextFilterProps) {
  const [typed, setTyped] = useState({ text: value, seen: value });
  const settled = useSettled(typed.text);
  // a value that only comes back is no other one: whoever has typed on by then goes on
  if (value !== typed.seen) setTyped({ text: value === settled ? typed.text : value, seen: value });
  const ask = (text: string) => {
    if (text !== value) onChange(text);
  };
  const askSettled = useEffectEvent(ask);
  useEffect(() => {
    if (settled === typed.text) askSettled(settled);
  }, [settled, typed.text]);
  return (
    <Input
      className={className}
      aria-label={label}
      placeholder={label}
      value={typed.text}
      onValueChange={(text) => setTyped({ text, seen: value })}
      onBlur={() => ask(typed.text)}
      clearable
    />
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}
