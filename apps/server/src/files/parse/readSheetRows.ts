import { readCsvRows } from './readCsvRows.js';
import { readXlsxRows } from './readXlsxRows.js';
import { type SheetContent, type SheetInput, type SheetRow } from './sheetLimits.js';
import { Unreadable } from './Unreadable.js';

/**
 * One sheet of an Excel file, or the text file that people call CSV: the bytes tell which, whatever the name says. Throws
 * an `Unreadable`.
 */
export function readSheet(input: SheetInput): SheetContent {
  const { content } = input;
  // an archive begins with PK\x03\x04
  if (content[0] === 0x50 && content[1] === 0x4b && content[2] === 0x03 && content[3] === 0x04)
    return readXlsxRows(input);
  if (input.sheet !== undefined && input.sheet > 0) throw new Unreadable('broken', 'a text has one sheet');
  return { sheets: [''], rows: readCsvRows(input) };
}

/** The rows alone of the first sheet, header first. Throws an `Unreadable`. */
export function readSheetRows(input: SheetInput): SheetRow[] {
  return readSheet(input).rows;
}
