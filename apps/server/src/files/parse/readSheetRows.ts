import { readCsvRows } from './readCsvRows.js';
import { readXlsxRows } from './readXlsxRows.js';
import { type SheetContent, type SheetInput, type SheetRow, type TakeRow } from './sheetLimits.js';
import { Unreadable } from './Unreadable.js';

/** What stands in one sheet of a file. Throws an `Unreadable`. */
export function readSheet(input: SheetInput): SheetContent {
  const rows: SheetRow[] = [];
  const sheets = visitRows(input, (row) => rows.push(row) < input.rows);
  return { sheets, rows };
}

/**
 * Gives the rows of one sheet of an Excel file, or of the text file that people call CSV: the bytes tell which, whatever the
 * name says. Answers the names of its sheets. Throws an `Unreadable`.
 */
export function visitRows(input: SheetInput, takeRow: TakeRow): string[] {
  const { content } = input;
  // what no text of the database holds
  const take: TakeRow = ({ number, cells }) =>
    takeRow({ number, cells: cells.map((cell) => cell.replaceAll('\0', '')) });
  // an archive begins with PK\x03\x04
  if (content[0] === 0x50 && content[1] === 0x4b && content[2] === 0x03 && content[3] === 0x04)
    return readXlsxRows(input, take);
  if (input.sheet !== undefined && input.sheet > 0) throw new Unreadable('broken', 'a text has one sheet');
  readCsvRows(input, take);
  return [''];
}

/** The rows alone of the first sheet, header first. Throws an `Unreadable`. */
export function readSheetRows(input: SheetInput): SheetRow[] {
  return readSheet(input).rows;
}
