/** Where the focus of a DataTable can stand, found in the document: only it knows what is drawn just now. */

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The drawn row of an index. */
export function rowAt(scroller: HTMLElement, index: number): HTMLTableRowElement | null {
  return scroller.querySelector(`tr[data-index="${index}"]`);
}

/** The cell of a column in a row; for the lower part of a merged cell the cell itself, which begins in a row above. */
export function cellAt(scroller: HTMLElement, row: HTMLTableRowElement, column: string): HTMLElement | null {
  const id = CSS.escape(column);
  for (let index = Number(row.dataset.index); index >= 0; index -= 1) {
    const at = rowAt(scroller, index);
    const cell = at?.querySelector<HTMLElement>(`td[data-column="${id}"]`);
    if (cell) return cell;
    if (!at?.querySelector(`td[data-covered="${id}"]`)) return null;
  }
  return null;
}

/** Puts the focus on the head of a column. */
export function focusHead(table: HTMLElement | null, column: string | undefined): void {
  if (!table || column === undefined) return;
  const head = table.querySelector<HTMLElement>(`th[data-column="${CSS.escape(column)}"]`);
  (head?.querySelector<HTMLElement>('button') ?? head)?.focus();
}

/** Index of the first row that the head does not hide. */
export function firstRowInView(table: HTMLElement): number {
  const edge = (table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0) - 1;
  const inView = [...table.querySelectorAll<HTMLElement>('tr[data-index]')].flatMap((row) =>
    row.getBoundingClientRect().top >= edge ? [Number(row.dataset.index)] : [],
  );
  return inView.length === 0 ? 0 : Math.min(...inView);
}

/**
 * Lets Tab pass the controls of other rows: behind the last control of a row the focus goes to the end of the rows first,
 * from where the browser takes it on; backwards it goes from a row to the head. Answers whether it moved the focus itself.
 */
export function leaveRows(scroller: HTMLElement, from: HTMLElement, isBackwards: boolean): boolean {
  const row = from.closest('tr');
  if (!row) return false;
  const stopsOf = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter((stop) => stop.tabIndex >= 0);
  if (isBackwards) {
    const head = scroller.querySelector('thead');
    const stop = from === row && head ? stopsOf(head).at(-1) : undefined;
    stop?.focus();
    return stop !== undefined;
  }
  const isBehind = (stop: HTMLElement) => (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (!stopsOf(row).some(isBehind))
    scroller.querySelector<HTMLElement>('[data-slot=data-table-end]')?.focus({ preventScroll: true });
  return false;
}

/** Fixed columns lie above the others, so a cell that has the focus can still be hidden below them. */
export function showBesideFixed(scroller: HTMLElement, cell: HTMLElement): void {
  const isFixed = (element: Element) => getComputedStyle(element).position === 'sticky';
  const siblings = [...(cell.parentElement?.children ?? [])];
  const at = siblings.indexOf(cell);
  if (cell instanceof HTMLTableRowElement || isFixed(cell)) return;
  const { left, right } = cell.getBoundingClientRect();
  const leftEdge = siblings.slice(0, at).findLast(isFixed)?.getBoundingClientRect().right ?? left;
  const rightEdge = siblings.slice(at).find(isFixed)?.getBoundingClientRect().left ?? right;
  if (left < leftEdge) scroller.scrollLeft -= leftEdge - left;
  else if (right > rightEdge) scroller.scrollLeft += right - rightEdge;
}
