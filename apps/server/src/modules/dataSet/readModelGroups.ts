import { type MergedRecords, type ReportGrouping } from '@smart-admin/form-engine/core/report';
import { sql, type RawBuilder } from 'kysely';
import { type Deps } from '../../deps.js';
import { InterfaceRows } from '../visualdev/records/InterfaceRows.js';
import { shownColumns, withTexts } from '../visualdev/records/listRecords.js';
import { type RecordAccess } from '../visualdev/records/recordAccess.js';
import { selection } from '../visualdev/records/rowCodec.js';
import { modelTables } from '../visualdev/releasedModel.js';
import { OWN_COLUMNS } from '../visualdev/visualdev.tables.js';
import { type DataTable } from './DataTable.js';
import { type DataReader } from './readDataSet.js';
import { type ModelSet, openRows, recordValues, shownAsRows, withTimeLimit } from './readModelSet.js';

/**
 * Reads the records of a released model put together by the database: a row for each combination of the dimensions, in the order in which
 * the list has them first, with what its records come to. One row more than the limit of the set says that there are more. Undefined where
 * rows have to be read one by one: a measure is no number, or the set has a shape of its own. Throws as `readModelSet` does.
 */
export async function modelGroups(
  deps: Deps,
  set: ModelSet,
  { dimensions, measures }: ReportGrouping,
  reader: DataReader,
): Promise<(() => Promise<DataTable>) | undefined> {
  if (set.measures.length > 0 || set.dimension !== '' || set.order !== 'none') return undefined;
  const access = await openRows(deps, set, reader);
  const grouped = shownAsRows(access, dimensions);
  const measured = shownAsRows(access, measures);
  if (measured.some(({ kind }) => kind !== 'number')) return undefined;
  const added = measured.filter(({ id }) => !dimensions.includes(id));
  const ids = grouped.map(({ id }) => id);
  const columns = ids.length > 0 ? shownColumns(access, ids) : { read: [], shown: new Set<string>() };
  const [main] = access.model.tables;
  const figures = measured.flatMap(({ id }) => {
    const column = main.columns.find(({ field }) => field === id);
    return column ? [{ id, name: column.name }] : [];
  });

  return async () => {
    const found = await withTimeLimit(deps, async (db) => {
      const records = modelTables(db)
        .selectFrom(main.name)
        .where(access.scope)
        .select([
          sql<string>`min(${sql.ref(OWN_COLUMNS.id)})`.as(OWN_COLUMNS.id),
          sql<number>`count(*)::float8`.as(COUNT),
          ...selection(columns.read),
          ...figures.flatMap(({ name }, place) =>
            PARTS.map((part) => AGGREGATES[part](sql.ref(name)).as(aliasOf(part, place))),
          ),
        ]);
      const by = columns.read.map(({ name }) => sql.ref(name));
      let query = by.length > 0 ? records.groupBy(by) : records;
      const { direction, expressions } = firstInList(access);
      for (const each of expressions) query = query.orderBy(each, direction);
      return (await query.limit(set.limit + 1).execute()) as Record<string, unknown>[];
    });
    // nothing is grouped by nothing as one row of no records
    const rows = found.filter((row) => Number(row[COUNT]) > 0);
    const merged = rows.map((row): MergedRecords => ({
      count: Number(row[COUNT]),
      values: Object.fromEntries(figures.map(({ id }, place) => [id, partsOf(row, place)])),
    }));
    const records = await withTexts(deps, access, rows, columns, {
      ...{ caller: reader.caller, locale: reader.locale },
      rows: new InterfaceRows(deps, reader.caller),
    });
    return {
      columns: [...grouped, ...added],
      rows: records.map((record, index) => ({
        ...recordValues(record, grouped),
        ...Object.fromEntries(added.map(({ id }) => [id, merged[index]?.values[id]?.sum ?? 0])),
      })),
      merged,
    };
  };
}

const COUNT = '_count';
const PARTS = ['count', 'sum', 'min', 'max'] as const;
const aliasOf = (part: (typeof PARTS)[number], place: number) => `_${part}_${place}`;

const AGGREGATES: Readonly<Record<(typeof PARTS)[number], (column: RawBuilder<unknown>) => RawBuilder<number>>> = {
  count: (column) => sql`count(${column})::float8`,
  sum: (column) => sql`coalesce(sum(${column}), 0)::float8`,
  min: (column) => sql`min(${column})::float8`,
  max: (column) => sql`max(${column})::float8`,
};

function partsOf(row: Record<string, unknown>, place: number): MergedRecords['values'][string] {
  const [count, sum, min, max] = PARTS.map((part) => Number(row[aliasOf(part, place)] ?? 0));
  return { count: count ?? 0, sum: sum ?? 0, min: min ?? 0, max: max ?? 0 };
}

/** What groups are ordered by, so that they come as their first records do in the list. */
function firstInList({ model, canRead }: RecordAccess) {
  const sort = model.list.defaultSort;
  const column = sort && canRead(sort.id) ? model.tables[0].columns.find(({ field }) => field === sort.id) : undefined;
  const direction = column && sort?.desc === false ? ('asc' as const) : ('desc' as const);
  const names = [
    ...(column && ORDERED.has(column.storage.type) ? [column.name] : []),
    ...[OWN_COLUMNS.createdAt, OWN_COLUMNS.id],
  ];
  const first = (name: string) => (direction === 'desc' ? sql`max(${sql.ref(name)})` : sql`min(${sql.ref(name)})`);
  return { direction, expressions: names.map(first) };
}

/** Types of which the database knows the least and the greatest. */
const ORDERED: ReadonlySet<string> = new Set(['text', 'numeric', 'date', 'timestamptz']);
