import { loadPinyin, matchText } from '@smart-admin/ui/text-match';

/** The rows of a page that counts from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}

/** Those of whose texts one matches the keyword, by its letters or its sound; '' matches all. */
export async function matching<Row>(
  rows: readonly Row[],
  keyword: string,
  textsOf: (row: Row) => readonly string[],
): Promise<readonly Row[]> {
  if (keyword.trim() === '') return rows;
  const pinyin = /[a-z]/i.test(keyword) ? await loadPinyin('zh') : undefined;
  return rows.filter((row) => textsOf(row).some((text) => matchText(text, keyword, pinyin)));
}
