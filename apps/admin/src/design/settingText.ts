import { type Setting } from '@smart-admin/form-engine/editor';
import { type Locale } from '@smart-admin/ui/messages';

/** The value of a setting in words, to compare two documents. */
export function settingText(
  value: unknown,
  { choices }: Pick<Setting<never>, 'choices'>,
  locale: Locale,
  words: { yes: string; no: string },
): string {
  const chosen = choices?.find((choice) => choice.value === value);
  if (chosen) return chosen.label[locale];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
