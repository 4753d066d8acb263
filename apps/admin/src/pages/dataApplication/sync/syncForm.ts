import { createField } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiCodec, type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type syncMessages } from './syncMessages.js';

export type SyncTranslate = Translate<keyof (typeof syncMessages)['zh']>;
type SyncBody = BodyOf<typeof api.system.dataSync>;
type SyncTable = SyncBody['tables'][number];
type Row = Record<string, unknown>;

/** The form of a data sync; its tables are rows. */
export function syncForm(
  t: SyncTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<SyncBody> {
  const source = {
    span: 12,
    required: true,
    dataType: 'dynamic',
    propsUrl: '/api/system/DataSource/Selector',
    filterable: true,
  } as const;
  const ways = (['append', 'upsert', 'replace'] as const).map((value) => ({ value, label: t(value) }));
  return {
    ...nameAndCode(c),
    sourceId: field('select', { label: t('source'), ...source }),
    targetId: field('select', { label: t('target'), ...source }),
    tables: field(
      'subtable',
      {
        label: t('tables'),
        required: true,
        maxRows: 50,
        columns: [
          createField('text', { id: 'sourceTable', label: t('sourceTable'), required: true, maxLength: 128 }),
          createField('text', { id: 'targetTable', label: t('targetTable'), required: true, maxLength: 128 }),
          createField('select', {
            ...{ id: 'way', label: t('way'), required: true, defaultValue: 'append', options: ways, columnWidth: 150 },
          }),
          createField('text', {
            id: 'columns',
            label: t('columnMap'),
            maxLength: 5_000,
            placeholder: t('columnMapHelp'),
          }),
        ] as never,
      },
      asTables,
    ),
    ...orderAndState(c),
  };
}

/** The rows with one more for each table that is not there yet. */
export function withTables(rows: unknown, tables: readonly string[]): Row[] {
  const there = (Array.isArray(rows) ? (rows as Row[]) : []).filter(({ sourceTable }) => textOf(sourceTable) !== '');
  const known = new Set(there.map(({ sourceTable }) => sourceTable));
  const added = tables.filter((name) => !known.has(name));
  return [...there, ...added.map((name) => ({ sourceTable: name, targetTable: name, way: 'append', columns: '' }))];
}

/** Columns by hand are written as `from=to, left_out=`. */
const asTables: ApiCodec<SyncTable[]> = {
  read: (raw) =>
    (raw as SyncTable[]).map(({ columns = [], ...table }) => ({
      ...table,
      columns: columns.map(({ source, target }) => `${source}=${target}`).join(', '),
    })),
  write: (value) =>
    (Array.isArray(value) ? (value as Row[]) : []).map((row) => ({
      sourceTable: textOf(row.sourceTable),
      targetTable: textOf(row.targetTable),
      way: (textOf(row.way) || 'append') as SyncTable['way'],
      columns: textOf(row.columns)
        .split(/[,，\n]/)
        .map((pair) => pair.trim())
        .filter(Boolean)
        .map((pair) => {
          const [source = '', target = source] = pair.split('=').map((part) => part.trim());
          return { source, target };
        }),
    })),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
