import { createField, type Field } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiCodec, type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type interfaceMessages } from './interfaceMessages.js';

export type InterfaceTranslate = Translate<keyof (typeof interfaceMessages)['zh']>;
export type InterfaceBody = BodyOf<typeof api.system.dataInterface>;
type Parameter = NonNullable<InterfaceBody['parameters']>[number];
type Header = NonNullable<InterfaceBody['headers']>[number];
type Column = NonNullable<InterfaceBody['columns']>[number];

/** The form of an interface: what its kind of source needs shows, the rest stays away. */
export function interfaceForm(
  t: InterfaceTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<InterfaceBody> {
  const choices = <Value extends string>(...values: (Value & keyof (typeof interfaceMessages)['zh'])[]) =>
    values.map((value) => ({ value, label: t(value) }));
  const isKind = (kind: InterfaceBody['kind']) => `{kind} = '${kind}'`;
  const http = { span: 12, visibleWhen: isKind('http') };
  const braces = { braces: '{{name}}' };
  return {
    ...nameAndCode(c),
    category: field('select', {
      label: t('category'),
      span: 12,
      dataType: 'dictionary',
      dictionaryType: 'interfaceType',
    }),
    access: field(
      'select',
      {
        label: t('access'),
        span: 12,
        required: true,
        defaultValue: 'managers',
        options: choices('managers', 'roles', 'everyone'),
      },
      asChoice<NonNullable<InterfaceBody['access']>>(),
    ),
    roleIds: field('roleSelect', {
      label: t('roleIds'),
      required: true,
      multiple: true,
      visibleWhen: "{access} = 'roles'",
    }),
    kind: field(
      'radio',
      { label: t('kind'), required: true, defaultValue: 'sql', options: choices('sql', 'http', 'static', 'script') },
      asChoice<InterfaceBody['kind']>(),
    ),
    parameters: rows(t('parameters'), parameterColumns(t, choices), (row): Parameter => ({
      name: textOf(row.name),
      label: textOf(row.label),
      type: textOf(row.type, 'text') as NonNullable<Parameter['type']>,
      required: row.required === true,
      defaultValue: textOf(row.defaultValue),
      source: textOf(row.source, 'caller') as NonNullable<Parameter['source']>,
    })),
    sourceId: field('select', {
      label: t('sourceId'),
      visibleWhen: isKind('sql'),
      ...{ dataType: 'dynamic', propsUrl: '/api/system/DataSource/Selector', filterable: true },
      placeholder: t('ownDatabase'),
      help: t('sourceHelp'),
    }),
    sql: field('textarea', {
      label: t('sqlText'),
      required: true,
      rows: 8,
      maxLength: 20_000,
      help: t('sqlHelp', braces),
      visibleWhen: isKind('sql'),
    }),
    method: field(
      'radio',
      {
        label: t('method'),
        ...http,
        span: 24,
        defaultValue: 'GET',
        options: [
          { value: 'GET', label: 'GET' },
          { value: 'POST', label: 'POST' },
        ],
      },
      asChoice<NonNullable<InterfaceBody['method']>>(),
    ),
    url: field('text', {
      label: t('url'),
      ...http,
      span: 24,
      required: true,
      maxLength: 2_000,
      help: t('urlHelp', braces),
      placeholder: 'https://',
    }),
    headers: rows(
      t('headers'),
      [
        createField('text', { id: 'name', label: t('headerName'), required: true, maxLength: 100 }),
        createField('text', { id: 'value', label: t('headerValue'), maxLength: 1_000 }),
      ],
      (row): Header => ({ name: textOf(row.name), value: textOf(row.value) }),
      isKind('http'),
    ),
    requestBody: field('textarea', {
      label: t('requestBody'),
      rows: 4,
      maxLength: 20_000,
      help: t('requestBodyHelp', braces),
      visibleWhen: `${isKind('http')} and {method} = 'POST'`,
    }),
    auth: field(
      'select',
      {
        label: t('auth'),
        ...http,
        defaultValue: 'none',
        options: choices('none', 'basic', 'bearer', 'header'),
      },
      asChoice<NonNullable<InterfaceBody['auth']>>(),
    ),
    authName: field('text', {
      label: t('authName'),
      span: 12,
      required: true,
      maxLength: 100,
      visibleWhen: `${isKind('http')} and ({auth} = 'basic' or {auth} = 'header')`,
    }),
    secret: field('text', {
      label: t('secret'),
      span: 12,
      secret: true,
      maxLength: 2_000,
      help: t('secretKept'),
      visibleWhen: `${isKind('http')} and {auth} != 'none'`,
    }),
    staticData: field('textarea', {
      label: t('staticData'),
      required: true,
      rows: 8,
      maxLength: 500_000,
      help: t('staticHelp'),
      visibleWhen: isKind('static'),
    }),
    script: field('textarea', {
      label: t('scriptText'),
      required: true,
      rows: 8,
      maxLength: 20_000,
      help: t('scriptHelp'),
      visibleWhen: isKind('script'),
    }),
    dataPath: field('text', { label: t('dataPath'), span: 12, maxLength: 200, help: t('dataPathHelp') }),
    filter: field('text', {
      label: t('filter'),
      span: 12,
      maxLength: 2_000,
      help: t('filterHelp', { field: '{amount}' }),
    }),
    columns: rows(
      t('columns'),
      [
        createField('text', { id: 'name', label: t('columnName'), required: true, maxLength: 50, columnWidth: 200 }),
        createField('text', { id: 'expression', label: t('expression'), required: true, maxLength: 2_000 }),
      ],
      (row): Column => ({ name: textOf(row.name), expression: textOf(row.expression) }),
    ),
    cacheSeconds: field('number', {
      label: t('cacheSeconds'),
      span: 12,
      ...whole(0, 86_400, 0),
      help: t('cacheHelp'),
    }),
    timeoutSeconds: field('number', { label: t('timeoutSeconds'), span: 12, ...whole(1, 30, 5) }),
    rowLimit: field('number', { label: t('rowLimit'), span: 12, ...whole(1, 10_000, 1_000) }),
    ...orderAndState(c),
  };
}

function parameterColumns(
  t: InterfaceTranslate,
  choices: (...values: (keyof (typeof interfaceMessages)['zh'])[]) => { value: string; label: string }[],
): Field[] {
  return [
    createField('text', { id: 'name', label: t('parameterName'), required: true, maxLength: 50, columnWidth: 120 }),
    createField('text', { id: 'label', label: t('parameterLabel'), maxLength: 50, columnWidth: 120 }),
    createField('select', {
      id: 'type',
      label: t('parameterType'),
      defaultValue: 'text',
      options: choices('text', 'number', 'boolean', 'date'),
      columnWidth: 100,
    }),
    createField('switch', { id: 'required', label: t('required'), columnWidth: 80 }),
    createField('text', { id: 'defaultValue', label: t('defaultValue'), maxLength: 500, columnWidth: 120 }),
    createField('select', {
      id: 'source',
      label: t('source'),
      defaultValue: 'caller',
      options: choices('caller', 'userId', 'organizeId'),
      columnWidth: 130,
    }),
  ];
}

/** A list of objects as rows of a subtable. */
function rows<Row extends object>(
  label: string,
  columns: Field[],
  toRow: (row: Record<string, unknown>) => Row,
  visibleWhen = '',
) {
  const codec: ApiCodec<Row[]> = {
    read: (raw) => raw,
    write: (value) => (Array.isArray(value) ? (value as Record<string, unknown>[]).map(toRow) : []),
  };
  return field('subtable', { label, columns: columns as never, maxRows: 50, visibleWhen }, codec);
}

/** A choice whose options are the values of the call. */
function asChoice<Value extends string>(): ApiCodec<Value> {
  return { read: (raw) => raw, write: (value) => value as Value };
}

const whole = (min: number, max: number, defaultValue: number) => ({
  min,
  max,
  precision: 0,
  defaultValue,
  required: true,
});
const textOf = (value: unknown, fallback = '') => (typeof value === 'string' && value ? value : fallback);
