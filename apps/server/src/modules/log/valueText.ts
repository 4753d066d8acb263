import { contract, TimeSchema, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { defineMessages, LOCALE_TAGS, type Messages } from '@smart-admin/ui/messages';
import * as z from 'zod';
import { createTranslator, type LocalText } from '../../errors/apiError.js';
import { timeText } from '../../files/sheet/timeText.js';
import { type LoggedValue } from '../../http/operationDetail.js';
import { yuanText } from '../parking/yuanText.js';
import { choiceNames } from './choiceNames.js';

const values = defineMessages({
  zh: {
    on: '启用',
    off: '禁用',
    yes: '是',
    no: '否',
  },
  en: {
    on: 'enabled',
    off: 'disabled',
    yes: 'yes',
    no: 'no',
  },
  zhtw: {
    on: '啟用',
    off: '停用',
    yes: '是',
    no: '否',
  },
  vi: {
    on: 'bật',
    off: 'tắt',
    yes: 'có',
    no: 'không',
  },
});

const tValue = createTranslator(values);
const tChoice = createTranslator(choiceNames as Messages<string>);

/**
 * A logged value of a field of a page as it is read: choices as the page calls them, marks in words, moments as times of the
 * server's zone, fen as yuan.
 */
export function valueText(page: string, field: string, value: LoggedValue): LocalText {
  if (value === null) return () => '';
  const kinds = KINDS.get(page);
  const kind = kinds?.get(field);
  // a form of people's own may have a field of the same name
  const choice = kinds && choiceName(page, field, String(value));
  if (choice) return choice;
  if (field === 'enabledMark') return tValue(value === 1 ? 'on' : 'off');
  if (typeof value === 'boolean') return tValue(value ? 'yes' : 'no');
  if (kind === 'mark' || field.startsWith('is') || field.endsWith('Mark')) return tValue(value === 1 ? 'yes' : 'no');
  if (typeof value === 'number' && kind === 'fen') return () => yuanText(value);
  if (typeof value === 'number' && kind === 'time')
    return (locale) =>
      field.endsWith('Date') ? new Date(value).toLocaleDateString(LOCALE_TAGS[locale]) : timeText(value, locale);
  // several choices are kept as one text
  const parts = kinds ? String(value).split('、') : [String(value)];
  return (locale) => parts.map((part) => (kinds && choiceName(page, field, part)?.(locale)) ?? part).join('、');
}

function choiceName(page: string, field: string, choice: string): LocalText | undefined {
  const key = [`${page}.${field}.${choice}`, `${field}.${choice}`].find((each) => Object.hasOwn(choiceNames.zh, each));
  return key === undefined ? undefined : tChoice(key);
}

type ValueKind = 'time' | 'fen' | 'mark';

/** Fen by page: the contract keeps no unit of a number. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  'parking.cardKind': ['price'],
  'parking.merchant': ['price'],
};

/** What the fields of pages hold, as far as their contract says more than a text shows. */
const KINDS = readKinds(contract, new Map());

function readKinds(node: object, kinds: Map<string, Map<string, ValueKind>>): typeof kinds {
  for (const value of Object.values(node) as (AnyEndpoint | object)[]) {
    if ('whole' in value && value.whole instanceof z.ZodObject && 'permission' in value) {
      const [page = ''] = String(value.permission).split(':');
      const fields = kinds.get(page) ?? new Map<string, ValueKind>();
      for (const [field, schema] of Object.entries(value.whole.shape)) {
        const kind = MONEY[page]?.includes(field) ? 'fen' : kindOf(schema as z.ZodType);
        if (kind) fields.set(field, kind);
      }
      kinds.set(page, fields);
    } else if (!('path' in value)) readKinds(value, kinds);
  }
  return kinds;
}

function kindOf(schema: z.ZodType): ValueKind | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return kindOf(schema.unwrap() as z.ZodType);
  if (schema === TimeSchema) return 'time';
  const isMark =
    schema instanceof z.ZodUnion &&
    schema.options.every((option) => option instanceof z.ZodLiteral && [0, 1].includes(option.value as number));
  return isMark ? 'mark' : undefined;
}
