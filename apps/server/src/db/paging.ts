import { sql, type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { BY_VALUE } from './preparedStatements.js';

/** Rows are counted up to here: counting a large table costs more than reading a page of it. */
export const COUNT_LIMIT = 10_001;

/** Reads one page of rows and counts all of them, up to `COUNT_LIMIT`: `data` of a paged list. */
export async function readPage<DB, TB extends keyof DB, Row>(page: PageInput<DB, TB, Row>): Promise<Page<Row>> {
  const { currentPage, pageSize } = page.query;
  const list = await page.rows
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  return toPage(list, page.query, () => countRows(page));
}

/**
 * The same where nobody knows beforehand how many rows match, as with a keyword. The database guesses that there are many
 * and walks the table in its order until it has a page, which for a rare word is the whole table: so up to `COUNT_LIMIT` are
 * found by their indexes (`foundFirst`), counted and sorted, and only where there are more the table is walked.
 */
export async function readFoundPage<DB, TB extends keyof DB, Row extends object>({
  foundFirst,
  ...page
}: PageInput<DB, TB, Row> & { foundFirst: PageInput<DB, TB, Row>['rows'] }): Promise<Page<Row>> {
  const { currentPage, pageSize } = page.query;
  const pageOf = async <Read>(rows: SelectQueryBuilder<DB, TB, object>) =>
    (await rows
      .where(BY_VALUE)
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute()) as Read[];
  const counted = foundFirst.select(sql<number>`count(*) over ()`.as('foundTotal'));
  const found = await pageOf<Row & { foundTotal: number }>(counted);
  const [first] = found;
  // behind the last page nothing says how many there are
  const count = () => countRows({ db: page.db, count: page.count.where(BY_VALUE) });
  const total = first?.foundTotal ?? (currentPage === 1 ? 0 : await count());
  const list =
    total < COUNT_LIMIT
      ? found.map(({ foundTotal: _, ...row }) => row as unknown as Row)
      : await pageOf<Row>(page.rows);
  return { list, pagination: { currentPage, pageSize, total } };
}

/** How many rows a query without columns has, up to `COUNT_LIMIT`. */
export async function countRows<DB, TB extends keyof DB>({
  db,
  count,
}: Pick<PageInput<DB, TB, object>, 'db' | 'count'>) {
  const { rows } = await countStatement(count).execute(db);
  return rows[0]?.total ?? 0;
}

/** `data` of a paged list; counts only where the rows do not tell the number by themselves. */
export async function toPage<Row>(
  list: Row[],
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const isLast = list.length < pageSize && (list.length > 0 || currentPage === 1);
  const total = isLast ? (currentPage - 1) * pageSize + list.length : await count();
  return { list, pagination: { currentPage, pageSize, total } };
}

/** Counts the rows of a query without columns, up to `COUNT_LIMIT`. */
export function countStatement<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
): RawBuilder<{ total: number }> {
  const counted = rows.select(sql<number>`1`.as('one')).limit(COUNT_LIMIT);
  return sql`select count(*) as total from (${counted}) counted`;
}

/**
 * The order that a list call asks for: `sidx` names fields, `sort` their directions; fields that the list does not
 * offer are ignored. Without any, or to decide between equals, `fallback` is used.
 */
export function readOrder<Column extends string>(
  query: { sidx?: string | undefined; sort?: string | undefined },
  columns: Record<string, Column>,
  fallback: readonly (readonly [NoInfer<Column>, 'asc' | 'desc'])[],
): (readonly [Column, 'asc' | 'desc'])[] {
  const directions = (query.sort ?? '').split(',');
  const asked = (query.sidx ?? '').split(',').flatMap((field, index) => {
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    return column ? [[column, directions[index] === 'desc' ? 'desc' : 'asc'] as const] : [];
  });
  return [...asked, ...fallback.filter(([column]) => !asked.some(([other]) => other === column))];
}

export interface Page<Row> {
  list: Row[];
  pagination: { currentPage: number; pageSize: number; total: number };
}

interface PageInput<DB, TB extends keyof DB, Row> {
  db: QueryExecutorProvider;
  query: { currentPage: number; pageSize: number };
  /** The filtered table without selected columns. */
  count: SelectQueryBuilder<DB, TB, object>;
  /** The same, with columns and order. */
  rows: SelectQueryBuilder<DB, TB, Row>;
}
