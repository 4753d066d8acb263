import { type Field, type FieldOfKind, referenceOf } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type LocalText } from '../../../../errors/apiError.js';
import { t } from '../../../transfer/template.messages.js';

/** What may stand in the cells of a field, in sentences: by its kind and limits, then in the words of who designed the form. */
export function columnHelp(field: Field, locale: Locale): string[] {
  const own = field.help || field.placeholder;
  return [...kindHelp(field).map((text) => text(locale)), ...(own === '' ? [] : [own])];
}

function kindHelp(field: Field): LocalText[] {
  const reference = referenceOf(field);
  const several = isSeveral(field) ? [t('several')] : [];
  if (reference) return [t(reference.kind === 'department' ? 'organize' : reference.kind), ...several];
  if ('dataType' in field && field.dataType === 'dynamic') return [t('remote'), ...several];
  switch (field.kind) {
    case 'text':
    case 'textarea': {
      const { maxLength } = field as FieldOfKind<'text'>;
      return maxLength === undefined ? [] : [t('longest', { max: maxLength })];
    }
    case 'richText':
      return [t('html')];
    case 'number':
    case 'slider': {
      const { min, max, precision } = field as Partial<FieldOfKind<'number'>>;
      return [t('number'), ...between(min, max), ...decimals(precision)];
    }
    case 'numberRange': {
      const { min, max, precision } = field as FieldOfKind<'numberRange'>;
      return [t('number'), t('bounds'), ...between(min, max), ...decimals(precision)];
    }
    case 'rate':
      return [t('number'), ...between(0, (field as FieldOfKind<'rate'>).max ?? 5)];
    case 'date':
      return [t((field as FieldOfKind<'date'>).dateType)];
    case 'dateRange':
      return [t((field as FieldOfKind<'dateRange'>).dateType === 'daterange' ? 'date' : 'datetime'), t('bounds')];
    case 'time':
      return [t('time')];
    case 'timeRange':
      return [t('time'), t('bounds')];
    case 'plate':
    case 'color':
      return [t(field.kind)];
    case 'cascader':
      return [t('path')];
    default:
      return several;
  }
}

/** Whether a cell may hold several values. */
export function isSeveral(field: Field): boolean {
  return field.kind === 'checkbox' || ('multiple' in field && field.multiple === true);
}

function between(min: number | undefined, max: number | undefined): LocalText[] {
  if (min !== undefined && max !== undefined) return [t('range', { min, max })];
  if (min !== undefined) return [t('least', { min })];
  return max === undefined ? [] : [t('most', { max })];
}

function decimals(precision: number | undefined): LocalText[] {
  if (precision === undefined) return [];
  return [precision === 0 ? t('whole') : t('decimals', { precision })];
}
