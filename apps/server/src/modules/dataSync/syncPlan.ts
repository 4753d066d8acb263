import { type SyncProblemSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type LocalText } from '../../errors/apiError.js';
import { type TableSpec } from '../dataModel/planTable.js';
import { type SourceColumn } from '../dataModel/readCatalogue.js';
import { type ColumnSpec } from '../dataSource/kinds/Dialect.js';
import { t } from './dataSync.messages.js';
import { type SyncTable } from './dataSync.tables.js';

/** What stands against copying a table; an `error` keeps it from being copied. */
export interface SyncProblem {
  kind: z.output<typeof SyncProblemSchema>;
  level: 'error' | 'warning' | 'info';
  message: LocalText;
}

/** Which column goes to which; `target` is made where the table is not there. */
export interface SyncPlan {
  problems: SyncProblem[];
  columns: { source: SourceColumn; target: SourceColumn }[];
  /** The table to make; undefined where it is there. */
  made: TableSpec | undefined;
}

/** Compares the columns of both tables; none of one that is not there. */
export function planSync(table: SyncTable, source: readonly SourceColumn[], target: readonly SourceColumn[]): SyncPlan {
  const problems: SyncProblem[] = [];
  const say = (kind: SyncProblem['kind'], level: SyncProblem['level'], values: Record<string, string> = {}) =>
    void problems.push({ kind, level, message: t(kind, values) });
  if (source.length === 0) {
    say('sourceMissing', 'error', { name: table.sourceTable });
    return { problems, columns: [], made: undefined };
  }
  for (const { source: name } of table.columns)
    if (!source.some((column) => column.name === name)) say('sourceColumnMissing', 'error', { name });
  const isMade = target.length === 0;
  const columns: SyncPlan['columns'] = [];
  for (const column of source) {
    const mapped = table.columns.find((each) => each.source === column.name);
    const name = mapped ? mapped.target : column.name;
    if (name === '') continue;
    const found = isMade ? madeColumn(column, name) : target.find((each) => sameName(each.name, name));
    if (!found) {
      // who names a column means it
      say('columnMissing', mapped ? 'error' : 'warning', { name });
      continue;
    }
    if (found.isGenerated && !isMade) continue;
    if (!fits(column, found)) say('typeDiffers', 'error', { name, from: column.type, to: found.type });
    else if (isNarrower(column, found)) say('narrower', 'warning', { name, from: column.type, to: found.type });
    columns.push({ source: column, target: found });
  }
  if (columns.length === 0) say('noColumns', 'error');
  if (isMade) say('targetMade', 'info', { name: table.targetTable });
  for (const column of target)
    if (isNeeded(column) && !columns.some((pair) => pair.target === column))
      say('valueMissing', 'error', { name: column.name });
  const keys = columns.filter((pair) => pair.target.keyPlace > 0);
  if (table.way === 'upsert') {
    // by a part of a key several rows are found, and all of them would be overwritten
    const isCut = target.some((column) => column.keyPlace > 0 && !keys.some((pair) => pair.target === column));
    if (keys.length === 0 || isCut) say('noKey', 'error', { name: table.targetTable });
    for (const { target: key } of keys) if (!KEY_KINDS.has(key.kind)) say('keyKind', 'error', { name: key.name });
  }
  return { problems, columns, made: isMade ? specOf(table.targetTable, columns) : undefined };
}

const sameName = (one: string, other: string) => one === other || one.toLowerCase() === other.toLowerCase();
const isNeeded = ({ isNullable, defaultText, isGenerated }: SourceColumn) =>
  !isNullable && defaultText === '' && !isGenerated;

/** Kinds whose values read the same in every database. */
const KEY_KINDS: ReadonlySet<string> = new Set(['string', 'integer', 'bigint', 'uuid']);

/** A column as the target gets it: what only one kind of database has becomes a text. */
function madeColumn(column: SourceColumn, name: string): SourceColumn {
  const kind = column.kind === 'other' ? 'text' : column.kind;
  return { ...column, name, kind, isGenerated: false };
}

function specOf(name: string, columns: SyncPlan['columns']): TableSpec {
  return {
    ...{ name, comment: '' },
    columns: columns.map(({ target }): ColumnSpec => {
      const isKey = target.keyPlace > 0;
      // a key has to have an end
      const kind = target.kind === 'text' && isKey ? 'string' : target.kind;
      return {
        ...{
          formerName: '',
          name: target.name,
          kind: kind === 'other' ? 'text' : kind,
          isKey,
          isNullable: target.isNullable && !isKey,
        },
        length: Math.min(target.length ?? 255, 4_000),
        ...{ precision: Math.min(target.precision ?? 38, 38), scale: Math.min(Math.max(target.scale ?? 10, 0), 30) },
        ...{ defaultValue: '', comment: target.comment },
      };
    }),
  };
}

function fits({ kind: from }: SourceColumn, { kind: to }: SourceColumn): boolean {
  if (from === to || to === 'text' || to === 'other') return true;
  if (to === 'string') return from !== 'binary';
  return WIDER[from]?.includes(to) ?? false;
}

const WIDER: Partial<Record<SourceColumn['kind'], readonly SourceColumn['kind'][]>> = {
  boolean: ['integer', 'bigint', 'decimal'],
  integer: ['bigint', 'decimal', 'double', 'boolean'],
  bigint: ['decimal', 'integer'],
  decimal: ['double', 'bigint', 'integer'],
  double: ['decimal'],
  date: ['datetime'],
  datetime: ['date'],
  uuid: ['string'],
  string: ['uuid', 'json', 'text'],
  text: ['json', 'string'],
  json: ['text'],
};

function isNarrower(from: SourceColumn, to: SourceColumn): boolean {
  if (to.kind === 'string')
    return from.kind === 'text' || (from.length !== null && to.length !== null && from.length > to.length);
  return NARROWER.has(`${from.kind} ${to.kind}`);
}

const NARROWER: ReadonlySet<string> = new Set([
  ...[
    'bigint integer',
    'decimal bigint',
    'decimal integer',
    'decimal double',
    'double decimal',
    'datetime date',
    'integer boolean',
  ],
]);
