import { type ClipboardEvent, type ReactNode } from 'react';
import { drawnText, type ReadTexts } from './CopySheet.js';
import { cellText, cellValue, columnLabel, type DataColumn } from './dataColumn.js';
import { cellAt, rowAt } from './gridFocus.js';
import { type TableRows } from './tableRows.js';

/**
 * What copying means in a table: the cell that has the focus; on a row that row; with chosen rows on this page those, below
 * their heads. Cells are divided by tabs, so that a spreadsheet takes them apart. Text that is marked is copied as ever.
 */
export function copyCells<Row>(event: ClipboardEvent<HTMLElement>, options: CopyOptions<Row>): void {
  const { target } = event;
  const row = target instanceof HTMLElement && target.matches('tr, td') ? target.closest('tr') : null;
  if (!row?.dataset.index || !window.getSelection()?.isCollapsed) return;
  const index = Number(row.dataset.index);
  const id = (target as HTMLElement).dataset.column;
  event.clipboardData.setData(
    'text/plain',
    id === undefined ? rowsText(index, options) : cellsText(index, id, options),
  );
  event.preventDefault();
}

function cellsText<Row>(index: number, id: string, options: CopyOptions<Row>): string {
  const column = options.columns.find((one) => one.id === id);
  return column ? (columnTexts(column, [index], options)[0] ?? '') : '';
}

function rowsText<Row>(index: number, options: CopyOptions<Row>): string {
  const { rows, columns, selectedKeys, scroller } = options;
  const current = rows.at(index);
  const head = current?.group ? rowAt(scroller, index) : null;
  if (head) return oneLine(drawnText(head));
  const isChosen = current !== undefined && (selectedKeys?.has(current.key) ?? false);
  const indexes = isChosen
    ? Array.from({ length: rows.count }, (_, at) => at).filter((at) => selectedKeys?.has(rows.at(at)?.key ?? ''))
    : [index];
  // columns of controls have nothing to copy
  const copied = columns.filter((column) => column.accessor !== undefined || column.configurable !== false);
  const texts = copied.map((column) => columnTexts(column, indexes, options));
  const heads = isChosen ? [copied.map((column) => oneLine(columnLabel(column)))] : [];
  const lines = indexes.map((_, line) => texts.map((column) => oneLine(column[line] ?? '')));
  return [...heads, ...lines].map((cells) => cells.join('\t')).join('\n');
}

/**
 * Texts of one column, for all rows from one source: what the cells show where all of them are in view, else what they would
 * show. The value behind a cell is never copied, since nobody has seen it.
 */
function columnTexts<Row>(column: DataColumn<Row>, indexes: readonly number[], options: CopyOptions<Row>): string[] {
  const { rows, scroller, read } = options;
  const contents = indexes.map((index) => contentOf(column, rows.at(index)?.row, index));
  if (contents.every((content) => typeof content === 'string')) return contents;
  const cells = indexes.flatMap((index) => {
    const row = rowAt(scroller, index);
    return (row && cellAt(scroller, row, column.id)) ?? [];
  });
  if (cells.length === indexes.length) return cells.map(drawnText);
  return read(contents);
}

function contentOf<Row>(column: DataColumn<Row>, row: Row | undefined, index: number): ReactNode {
  if (row === undefined) return '';
  const own = column.copyText?.(row);
  if (own !== undefined) return own;
  return column.cell ? column.cell(row, index) : cellText(cellValue(column, row));
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
  /** Reads the texts of contents that are not drawn. */
  read: ReadTexts;
}
