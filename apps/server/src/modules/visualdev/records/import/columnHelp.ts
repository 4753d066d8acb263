import { type Field, type FieldOfKind, referenceOf } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type LocalText } from '../../../../errors/apiError.js';
import { say } from '../../../transfer/template.messages.js';

/** What may stand in the cells of a field, in sentences: by its kind and limits, then in the words of who designed the form. */
export function columnHelp(field: Field, locale: Locale): string[] {
  const own = field.help || field.placeholder;
  return [...kindHelp(field).map((text) => text(locale)), ...(own === '' ? [] : [own])];
}

function kindHelp(field: Field): LocalText[] {
  const reference = referenceOf(field);
  const several = isSeveral(field) ? [say('several')] : [];
  if (reference) return [say(reference.kind === 'department' ? 'organize' : reference.kind), ...several];
  if ('dataType' in field && field.dataType === 'dynamic') return [say('remote'), ...several];
  switch (field.kind) {
    case 'text':
    case 'textarea': {
      const { maxLength } = field as FieldOfKind<'text'>;
      return maxLength === undefined ? [] : [say('longest', { max: maxLength })];
    }
    case 'richText':
      return [say('html')];
    case 'number':
    case 'slider': {
      const { min, max, precision } = field as Partial<FieldOfKind<'number'>>;
      return [say('number'), ...between(min, max), ...decimals(precision)];
    }
    case 'numberRange': {
      const { min, max, precision } = field as FieldOfKind<'numberRange'>;
      return [say('number'), say('bounds'), ...between(min, max), ...decimals(precision)];
    }
    case 'rate':
      return [say('number'), ...between(0, (field as FieldOfKind<'rate'>).max ?? 5)];
    case 'date':
      return [say((field as FieldOfKind<'date'>).dateType)];
    case 'dateRange':
      return [say((field as FieldOfKind<'dateRange'>).dateType === 'daterange' ? 'date' : 'datetime'), say('bounds')];
    case 'time':
      return [say('time')];
    case 'timeRange':
      return [say('time'), say('bounds')];
    case 'plate':
    case 'color':
      return [say(field.kind)];
    case 'cascader':
      return [say('path')];
    default:
      return several;
  }
}

/** Whether a cell may hold several values. */
export function isSeveral(field: Field): boolean {
  return field.kind === 'checkbox' || ('multiple' in field && field.multiple === true);
}

function between(min: number | undefined, max: number | undefined): LocalText[] {
  if (min !== undefined && max !== undefined) return [say('range', { min, max })];
  if (min !== undefined) return [say('least', { min })];
  return max === undefined ? [] : [say('most', { max })];
}

function decimals(precision: number | undefined): LocalText[] {
  if (precision === undefined) return [];
  return [precision === 0 ? say('whole') : say('decimals', { precision })];
}
