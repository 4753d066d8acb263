import { type ReactNode } from 'react';

/** One choice of a list. */
export interface SelectOption<Value extends OptionValue = OptionValue> {
  value: Value;
  /** Text shown and searched. */
  label: string;
  disabled?: boolean;
  /** Small text at the right end. */
  hint?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

export type OptionValue = string | number;

/** Options whose label contains every word of the query, without regard to case. */
export function filterOptions<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const label = option.label.toLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** Index of the next enabled option from `from` in a direction, wrapping around; -1 when none is enabled. */
export function stepOption(options: readonly { disabled?: boolean }[], from: number, step: 1 | -1): number {
  for (let moved = 1; moved <= options.length; moved += 1) {
    const index = (from + step * moved + options.length * 2) % options.length;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}

/** Index of the next enabled option whose label starts with the typed text, searching after `from` and wrapping. */
export function findByPrefix(
  options: readonly { label: string; disabled?: boolean }[],
  typed: string,
  from: number,
): number {
  const prefix = typed.toLowerCase();
  for (let moved = 1; moved <= options.length; moved += 1) {
    const index = (from + moved + options.length) % options.length;
    const option = options[index];
    if (option && !option.disabled && option.label.toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
