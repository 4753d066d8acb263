/** The rows of a page that counts from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}

/** Those whose text contains the keyword, without regard to case; '' matches all. */
export function matching<Row>(rows: readonly Row[], keyword: string, textOf: (row: Row) => string): readonly Row[] {
  const needle = keyword.trim().toLowerCase();
  return needle === '' ? rows : rows.filter((row) => textOf(row).toLowerCase().includes(needle));
}
