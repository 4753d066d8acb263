import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

/** Reads one page of rows and counts all of them: `data` of a paged list. */
export async function readPage<DB, TB extends keyof DB, Row>(page: PageInput<DB, TB, Row>): Promise<Page<Row>> {
  const { currentPage, pageSize } = page.query;
  const [list, counted] = await Promise.all([
    page.rows
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    page.count.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { list, pagination: { currentPage, pageSize, total: (counted as { total: number }).total } };
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

/** Condition that a text appears in one of the columns, whatever its case; `%` and `_` stand for themselves. */
export function contains(columns: readonly string[], keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const joined = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  return sql<boolean>`(${joined}) ilike ${pattern}`;
}

export interface Page<Row> {
  list: Row[];
  pagination: { currentPage: number; pageSize: number; total: number };
}

interface PageInput<DB, TB extends keyof DB, Row> {
  query: { currentPage: number; pageSize: number };
  /** The filtered table without selected columns. */
  count: SelectQueryBuilder<DB, TB, object>;
  /** The same, with columns and order. */
  rows: SelectQueryBuilder<DB, TB, Row>;
}
