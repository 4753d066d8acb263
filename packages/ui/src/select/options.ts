import { type ReactNode } from 'react';
import { startsWithText, type MatchPinyin } from '../text-match/matchText.js';
import { type TextMatcher } from '../text-search/useTextMatch.js';

/** One choice of a list. */
export interface SelectOption<Value extends OptionValue = OptionValue> {
  value: Value;
  /** Text shown and searched. */
  label: string;
  /** Further text that a search finds it by: a code. */
  keywords?: string;
  disabled?: boolean;
  /** The label in full, for the pointer that rests on it: a path. */
  title?: string;
  /** Small text at the right end. */
  hint?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

export type OptionValue = string | number;

/** Options whose label, with its keywords, matches (`useTextMatch`); all of them without a query. */
export function filterOptions<Option extends { label: string; keywords?: string }>(
  options: readonly Option[],
  match: TextMatcher | null,
): readonly Option[] {
  if (!match) return options;
  return options.filter(({ label, keywords }) => match(keywords === undefined ? label : `${label} ${keywords}`));
}

/** Index of the next enabled option from `from` in a direction, wrapping around; -1 when none is enabled. */
export function stepOption(options: readonly { disabled?: boolean }[], from: number, step: 1 | -1): number {
  for (let moved = 1; moved <= options.length; moved += 1) {
    const index = (from + step * moved + options.length * 2) % options.length;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}

/** Index of the next enabled option whose label starts with the typed text or its sound, searching after `from` and wrapping. */
export function findByPrefix(
  options: readonly { label: string; disabled?: boolean }[],
  typed: string,
  from: number,
  pinyin?: MatchPinyin,
): number {
  for (let moved = 1; moved <= options.length; moved += 1) {
    const index = (from + moved + options.length) % options.length;
    const option = options[index];
    if (option && !option.disabled && startsWithText(option.label, typed, pinyin)) return index;
  }
  return -1;
}
