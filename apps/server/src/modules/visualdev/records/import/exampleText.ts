import {
  type Field,
  type FieldOfKind,
  type Option,
  pastedValue,
  standardRegistry,
  validateValue,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { t } from '../../../transfer/template.messages.js';

/** A text that the field takes, as people would write it; '' where none is known. References are named by `exampleNames`. */
export function exampleText(field: Field, locale: Locale, choices: readonly string[] | undefined): string {
  if (choices) return choices[0] ?? '';
  const taken = candidates(field, locale).find((text) => {
    if (text === '') return false;
    const value = pastedValue(field, text, standardRegistry);
    return value?.ok && validateValue(field, value.value, { locale }) === undefined;
  });
  return taken ?? '';
}

/**
 * The field of which the example of a template says that it is one: the first that takes any text. A form without one has
 * no row of examples, because nothing would tell it from a record.
 */
export function markField(fields: readonly Field[]): Field | undefined {
  const longest = MARK_LENGTH;
  return fields.find((field) => {
    if (field.kind !== 'text' && field.kind !== 'textarea') return false;
    const { rule = '', maxLength = longest } = field as Partial<FieldOfKind<'text'>>;
    return rule === '' && field.patterns.length === 0 && maxLength >= longest;
  });
}

/** Characters that every language has room in for the mark. */
const MARK_LENGTH = 30;

function candidates(field: Field, locale: Locale): string[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'richText':
      return [t('sample')(locale), field.placeholder, ...OF_RULES];
    case 'plate':
      return ['京A12345'];
    case 'color':
      return ['#1a6fff'];
    case 'number':
    case 'slider':
    case 'rate': {
      const { min, max } = field as Partial<FieldOfKind<'number'>>;
      return ['1', '100', String(min ?? 0), String(max ?? 0)];
    }
    case 'numberRange': {
      const { min = 1, max = 100 } = field as FieldOfKind<'numberRange'>;
      return ['1 ~ 100', `${min} ~ ${max}`];
    }
    case 'date':
      return ['2026-01-31', '2026-01-31 08:30'];
    case 'dateRange':
      return ['2026-01-01 ~ 2026-01-31', '2026-01-01 08:00 ~ 2026-01-31 18:00'];
    case 'time':
      return ['08:30'];
    case 'timeRange':
      return ['08:30 ~ 17:30'];
    case 'cascader':
      return [firstPath((field as FieldOfKind<'cascader'>).options)];
    default:
      return [];
  }
}

function firstPath([first]: readonly Option[]): string {
  if (!first) return '';
  const below = firstPath(first.children ?? []);
  return below === '' ? first.label : `${first.label}/${below}`;
}

/** Texts of which one keeps most rules and patterns that forms set: numbers of phones and identity cards, addresses, codes, plates. */
const OF_RULES = [
  '13800138000',
  'example@example.com',
  '11010519491231002X',
  '京A12345',
  '张三',
  'EXAMPLE1',
  'Example123',
  'example',
  'A001',
  '100000',
  '1',
];
