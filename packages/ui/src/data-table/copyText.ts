import { type ClipboardEvent } from 'react';
import { cellText, cellValue, columnLabel, type DataColumn } from './dataColumn.js';
import { rowAt } from './gridFocus.js';
import { type TableRows } from './tableRows.js';

/**
 * What copying means in a table: the cell that has the focus; on a row that row; with chosen rows on this page those, below
 * their heads. Cells are divided by tabs, so that a spreadsheet takes them apart. Text that is marked is copied as ever.
 */
export function copyCells<Row>(event: ClipboardEvent<HTMLElement>, options: CopyOptions<Row>): void {
  const { target } = event;
  const row = target instanceof HTMLElement && target.matches('tr, td') ? target.closest('tr') : null;
  if (!row?.dataset.index || !window.getSelection()?.isCollapsed) return;
  const column = (target as HTMLElement).dataset.column;
  const text = column === undefined ? rowsText(Number(row.dataset.index), options) : drawnText(target as HTMLElement);
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

function rowsText<Row>(index: number, { rows, columns, selectedKeys, scroller }: CopyOptions<Row>): string {
  const current = rows.at(index);
  const isChosen = current !== undefined && (selectedKeys?.has(current.key) ?? false);
  const indexes = isChosen
    ? Array.from({ length: rows.count }, (_, at) => at).filter((at) => selectedKeys?.has(rows.at(at)?.key ?? ''))
    : [index];
  // columns of controls have nothing to copy
  const copied = columns.filter((column) => column.accessor !== undefined || column.configurable !== false);
  const lines = indexes.map((at) => {
    const entry = rows.at(at);
    const drawn = rowAt(scroller, at);
    return copied.map((column) => {
      const cell = drawn?.querySelector<HTMLElement>(`td[data-column="${CSS.escape(column.id)}"]`);
      if (cell) return drawnText(cell);
      return entry ? cellText(cellValue(column, entry.row)) : '';
    });
  });
  const heads = isChosen ? [copied.map(columnLabel)] : [];
  return [...heads, ...lines].map((cells) => cells.map(oneLine).join('\t')).join('\n');
}

function drawnText(cell: HTMLElement): string {
  return cell.innerText || cell.textContent;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export interface CopyOptions<Row> {
  rows: TableRows<Row>;
  /** Visible columns in the order in which they are drawn. */
  columns: readonly DataColumn<Row>[];
  selectedKeys: ReadonlySet<string> | undefined;
  scroller: HTMLElement;
}
