import { type Aggregate, type DataSet, type Measure } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { t } from './dataSet.messages.js';
import { type DataRow, type DataTable } from './DataTable.js';

/** How a data set wants its rows. */
export type DataShape = Pick<DataSet, 'dimension' | 'measures' | 'columns' | 'order' | 'limit'>;

/**
 * Groups, orders and cuts rows that are there already. Throws 400 for a column that the rows do not have, as for one that may not
 * be seen, for a measure of what is no number, and for a measure or an order of rows of which some are missing.
 */
export function shapeRows(table: DataTable, shape: DataShape, countLabel: string): DataTable {
  const { dimension, measures, order, limit } = shape;
  if (measures.length === 0) {
    const chosen = shape.columns.map((id) => columnOf(table, id));
    const columns = chosen.length > 0 ? chosen : table.columns;
    const by = dimension === '' || order === 'none' ? undefined : columnOf(table, dimension).id;
    // the first of an order may be among the rows that are missing
    if (by !== undefined && table.isCut) throw new ApiError(400, t('tooMany', { limit: table.rows.length }));
    const listed = by === undefined ? table.rows : inOrder(table.rows, order, { dimension: by, measure: by });
    const rows = listed.slice(0, limit).map((row) =>
      pick(
        row,
        columns.map(({ id }) => id),
      ),
    );
    return { columns, rows };
  }
  if (table.isCut) throw new ApiError(400, t('tooMany', { limit: table.rows.length }));
  const by = dimension === '' ? undefined : columnOf(table, dimension);
  const measured = measures.map((measure) => ({
    measure,
    id: measureId(measure),
    column: measuredColumn(table, measure),
  }));
  const groups = new Map<DataRow[string], DataRow[]>();
  for (const row of table.rows) {
    const key = by ? (row[by.id] ?? null) : null;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  if (!by && groups.size === 0) groups.set(null, []);
  const rows = [...groups].map(([key, group]): DataRow => ({
    ...(by ? { [by.id]: key } : {}),
    ...Object.fromEntries(measured.map(({ id, measure }) => [id, aggregate(group, measure)])),
  }));
  const earlier = Object.fromEntries(
    measured.flatMap(({ id, measure }) => {
      const value = by ? undefined : table.earlier?.[measure.field];
      return value === undefined ? [] : [[id, value]];
    }),
  );
  return {
    columns: [
      ...(by ? [by] : []),
      ...measured.map(({ id, measure, column }) => ({
        id,
        label: measure.label || column?.label || countLabel,
        kind: column?.kind ?? ('number' as const),
      })),
    ],
    rows: inOrder(rows, order, { dimension: by?.id ?? '', measure: measured[0]?.id ?? '' }).slice(0, limit),
    ...(Object.keys(earlier).length > 0 ? { earlier } : {}),
  };
}

/** Column in which a measure is answered. */
export function measureId({ field, aggregate }: Measure): string {
  if (aggregate === 'count') return 'count';
  return aggregate === 'sum' ? field : `${aggregate}_${field}`;
}

function measuredColumn(table: DataTable, { field, aggregate }: Measure) {
  if (aggregate === 'count') return undefined;
  const column = columnOf(table, field);
  if (
    (column.kind === 'text' || column.kind === 'day') &&
    table.rows.some((row) => numberOf(row[field]) === undefined && row[field] != null)
  )
    throw new ApiError(400, t('notNumber', { column: column.label }));
  return column;
}

function columnOf(table: DataTable, id: string) {
  const column = table.columns.find((each) => each.id === id);
  if (!column) throw new ApiError(400, t('noColumn', { column: id }));
  return column;
}

function aggregate(rows: readonly DataRow[], { field, aggregate: kind }: Measure): number | null {
  if (kind === 'count') return rows.length;
  const numbers = rows.map((row) => numberOf(row[field])).filter((number) => number !== undefined);
  return numbers.length === 0 ? (kind === 'sum' ? 0 : null) : COMPUTE[kind](numbers);
}

const COMPUTE: Record<Exclude<Aggregate, 'count'>, (numbers: readonly number[]) => number> = {
  sum: (numbers) => rounded(total(numbers)),
  avg: (numbers) => rounded(total(numbers) / numbers.length),
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
};

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
/** Sums of decimals end where people stop reading. */
const rounded = (number: number) => Number(number.toFixed(6));

function numberOf(value: DataRow[string] | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function inOrder(
  rows: readonly DataRow[],
  order: DataSet['order'],
  by: { dimension: string; measure: string },
): readonly DataRow[] {
  if (order === 'none') return rows;
  const column = order.startsWith('measure') ? by.measure : by.dimension;
  const sign = order.endsWith('Down') ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(one[column] ?? null, other[column] ?? null));
}

function compare(one: DataRow[string], other: DataRow[string]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one ?? ''), String(other ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

function pick(row: DataRow, columns: readonly string[]): DataRow {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
