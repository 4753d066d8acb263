import { describeColumn, type SheetColumn } from '@smart-admin/form-engine/core/sheet';
import { readSheet } from './readSheetRows.js';
import { type SheetInput, type SheetRow } from './sheetLimits.js';

/** One sheet of a file that a form is to begin with: its first rows, and what its columns are. Throws an `Unreadable`. */
export function describeSheet({
  headerRow,
  ...input
}: SheetInput & { headerRow: number | undefined }): SheetDescription {
  const { sheets, rows } = readSheet({ ...input, rows: input.rows + HEADER_ROWS + 1 });
  const first = rows.filter(({ number }) => number <= HEADER_ROWS);
  const header = headerRow ?? guessHeader(rows.slice(0, HEADER_ROWS));
  const headers = rows.find(({ number }) => number === header)?.cells ?? [];
  const body = rows.filter(({ number }) => number > header);
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
  const columns = Array.from({ length: width }, (_, index) =>
    describeColumn(
      (headers[index] ?? '').replaceAll('\0', '').slice(0, HEADER_LENGTH),
      body.flatMap(({ number, cells }) => {
        const text = (cells[index] ?? '').replaceAll('\0', '');
        return text === '' ? [] : [{ row: number, text }];
      }),
    ),
  );
  return {
    sheets,
    headerRow: header,
    first: first.map(cut),
    rows: body.slice(0, SHOWN).map(cut),
    total: body.length,
    columns,
  };
}

export interface SheetDescription {
  sheets: string[];
  /** Row of the headers; 0 where there are none. */
  headerRow: number;
  /** Rows among which the headers may be. */
  first: SheetRow[];
  /** The first rows below the headers. */
  rows: SheetRow[];
  /** Rows below the headers. */
  total: number;
  columns: SheetColumn[];
}

/** Titles stand above the headers in one cell: the headers are the first row that is nearly as full as the fullest. */
function guessHeader(rows: readonly SheetRow[]): number {
  const filled = ({ cells }: SheetRow) => cells.filter(Boolean).length;
  const most = rows.reduce((found, row) => Math.max(found, filled(row)), 0);
  return rows.find((row) => filled(row) >= most * NEARLY)?.number ?? 1;
}

function cut({ number, cells }: SheetRow): SheetRow {
  return { number, cells: cells.map((cell) => cell.slice(0, SHOWN_LENGTH)) };
}

/** Rows among which the headers may be. */
export const HEADER_ROWS = 20;
const NEARLY = 0.6;
const SHOWN = 50;
const SHOWN_LENGTH = 200;
const HEADER_LENGTH = 100;
