import { type GrantDraft, hasItem } from './grantDraft.js';
import { type MatrixPage, type MatrixRow } from './matrixModel.js';

/** A folder with the pages in it that the filter shows. */
export type ShownRow =
  MatrixPage | (Extract<MatrixRow, { type: 'folder' }> & { pages: readonly MatrixPage[]; isOpen: boolean });

export interface MatrixFilter {
  keyword: string;
  /** Pages that are shown; undefined for all. */
  only: ((page: MatrixPage) => boolean) | undefined;
}

/** The pages that a filter leaves, in the order of the menu. */
export function filterPages(rows: readonly MatrixRow[], { keyword, only }: MatrixFilter): MatrixPage[] {
  const words = keyword.trim().toLowerCase();
  const matches = (page: MatrixPage) =>
    words === '' ||
    page.path.some((title) => title.toLowerCase().includes(words)) ||
    page.items.some(({ label }) => label.toLowerCase().includes(words));
  return rows.filter((row): row is MatrixPage => row.type === 'page' && (!only || only(row)) && matches(row));
}

/** The rows to be drawn: folders with their shown pages, those in closed folders left out. */
export function listShownRows(
  rows: readonly MatrixRow[],
  pages: readonly MatrixPage[],
  isClosed: (folderId: string) => boolean,
): ShownRow[] {
  const wanted = new Set(pages);
  const shown: ShownRow[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row) break;
    if (row.type === 'page') {
      if (wanted.has(row)) shown.push(row);
      continue;
    }
    const end = endOf(rows, index);
    const inside = rows
      .slice(index + 1, end)
      .filter((inner): inner is MatrixPage => inner.type === 'page' && wanted.has(inner));
    if (inside.length === 0) continue;
    const isOpen = !isClosed(row.id);
    shown.push({ ...row, pages: inside, isOpen });
    if (!isOpen) index = end - 1;
  }
  return shown;
}

/** Index after the last row inside the folder at `index`. */
function endOf(rows: readonly MatrixRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const end = rows.findIndex((row, place) => place > index && row.depth <= depth);
  return end < 0 ? rows.length : end;
}

/** Whether anything on the page is given. */
export function isGranted(draft: GrantDraft, page: MatrixPage): boolean {
  return page.everything.some((item) => hasItem(draft, item));
}
