import { fixedNumber } from '../../expressions/calculate.js';
import { accept, defineField, refuse } from '../../registry/defineField.js';
import {
  choiceSetting,
  expressionsSetting,
  flagSetting,
  numberSetting,
  referenceSetting,
  textSetting,
  wordsSetting,
} from '../../registry/settings.js';
import { isNumericText } from '../../validation/rules.js';
import { decimals } from '../calculate/calculateField.js';
import { formatNumber } from '../number/formatNumber.js';

/**
 * A value that a data interface answers for what the form holds: the price of a chosen article, the days that somebody has left. It
 * is asked for anew as its parameters change and, whatever the browser sends, by the server when somebody saves who may write the
 * field. While a parameter is empty there is none. Formulas, rules and conditions see it like any other value.
 */
export const lookupField = defineField({
  kind: 'lookup',
  smartKeys: ['lookup'],
  tag: 'lookup',
  role: 'computed',
  settings: {
    interfaceId: referenceSetting('interfaceId', 'interfaceId', { of: 'interface' }),
    /** Values of the parameters of the interface, by expressions over the form. */
    params: expressionsSetting('__config__.params', 'lookupParams'),
    /** Where the value stands in the answer: `0.price` is that of the first row. */
    answerPath: textSetting('answerPath', 'answerPath'),
    resultType: choiceSetting('resultType', 'resultType', ['text', 'number'], 'text'),
    append: wordsSetting('__slot__.append', 'append'),
    thousands: flagSetting('thousands', 'thousands'),
    /** Decimals of a number, from 0 to 6. Default 2. */
    precision: { ...numberSetting('precision', 'precision'), omitDefault: true },
  },
  empty: ({ resultType }) => (resultType === 'number' ? null : ''),
  coerce(raw, field) {
    const text =
      typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).trim() : '';
    if (field.resultType === 'text') return accept(text.slice(0, LENGTH));
    if (text === '') return accept(null);
    if (!isNumericText(text)) return refuse('number');
    return accept(Number(fixedNumber(text, decimals(field))));
  },
  toText: (value, field) =>
    field.resultType === 'number'
      ? formatNumber(value, { precision: decimals(field), thousands: field.thousands })
      : typeof value === 'string'
        ? value
        : '',
  filter: ({ resultType }) =>
    resultType === 'number'
      ? { control: 'number-range', operator: 'between' }
      : { control: 'text', operator: 'contains' },
  storage: (field) =>
    field.resultType === 'number'
      ? { type: 'numeric', precision: 24, scale: decimals(field) }
      : { type: 'text', length: LENGTH },
});

/** Characters of a text. */
const LENGTH = 500;
