import { type GrantDraft, hasItem } from './grantDraft.js';
import { isPage, type MatrixPage, type MatrixRow } from './matrixModel.js';

/** A folder with the pages in it that the filter shows. */
export type ShownRow =
  MatrixPage | (Extract<MatrixRow, { type: 'folder' }> & { pages: readonly MatrixPage[]; isOpen: boolean });

export interface MatrixFilter {
  /** Whether a title or a permission answers what was searched for; null for no search. */
  match: ((text: string) => unknown) | null;
  /** Pages that are shown; undefined for all. */
  only: ((page: MatrixPage) => boolean) | undefined;
}

/** The pages that a filter leaves, in the order of the menu. */
export function filterPages(rows: readonly MatrixRow[], { match, only }: MatrixFilter): MatrixPage[] {
  // pages call their permissions alike
  const known = new Map<string, boolean>();
  const answersText = (text: string) => {
    const answer = known.get(text) ?? Boolean(match?.(text));
    known.set(text, answer);
    return answer;
  };
  const answers = ({ path, items }: MatrixPage) =>
    !match || path.some(answersText) || items.some(({ label }) => answersText(label));
  return rows.filter(isPage).filter((page) => (!only || only(page)) && answers(page));
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
      .filter(isPage)
      .filter((page) => wanted.has(page));
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
