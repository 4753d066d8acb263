import { accept, defineField, refuse } from '../../registry/defineField.js';
import { numberSetting, wordsSetting } from '../../registry/settings.js';
import { formatNumber } from './formatNumber.js';
import { numberField } from './numberField.js';

/** A least and a greatest number `[from, to]`, of which one may be null for no bound; [] when empty. */
export const numberRangeField = defineField({
  kind: 'numberRange',
  smartKeys: ['numRange'],
  tag: 'num-range',
  role: 'input',
  settings: {
    min: numberSetting('min', 'min'),
    max: numberSetting('max', 'max'),
    precision: numberSetting('precision', 'precision'),
    append: wordsSetting('__slot__.append', 'append'),
  },
  empty: () => [],
  coerce(raw, field) {
    if (raw === null || raw === undefined || raw === '' || (Array.isArray(raw) && raw.length === 0)) return accept([]);
    if (!Array.isArray(raw) || raw.length !== 2) return refuse('number');
    const [from, to] = raw.map((bound: unknown) => numberField.coerce(bound, asNumber(field)));
    if (!from?.ok) return from ?? refuse('number');
    if (!to?.ok) return to ?? refuse('number');
    return accept(from.value === null && to.value === null ? [] : [from.value, to.value]);
  },
  check(value, field) {
    const bounds = value as (number | null)[];
    for (const bound of bounds) {
      const issue = bound === null ? undefined : numberField.check?.(bound, asNumber(field), {});
      if (issue) return issue;
    }
    const [from, to] = bounds;
    return typeof from === 'number' && typeof to === 'number' && to < from
      ? { key: 'min', params: { min: from } }
      : undefined;
  },
  toText(value, field) {
    const [from = null, to = null] = Array.isArray(value) ? (value as (number | null)[]) : [];
    if (from === null && to === null) return '';
    const text = (bound: number) => formatNumber(bound, field);
    const range =
      from === null ? `≤ ${text(to ?? 0)}` : to === null ? `≥ ${text(from)}` : `${text(from)} – ${text(to)}`;
    return field.append ? `${range} ${field.append}` : range;
  },
  filter: () => ({ control: 'number-range', operator: 'between' }),
  storage: () => ({ type: 'jsonb' }),
});

type NumberField = Parameters<typeof numberField.coerce>[1];

/** A bound is a number with the limits of the field. */
function asNumber(field: Pick<NumberField, 'min' | 'max' | 'precision'>): NumberField {
  return field as NumberField;
}
