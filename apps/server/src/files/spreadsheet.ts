import { Workbook } from '@cj-tech-master/excelts';
import { inspectArchive } from './inspectArchive.js';

/** An Excel file of one sheet with a bold, frozen header row. Every value is text or a number, never a formula. */
export async function writeSheet(sheet: Sheet): Promise<Buffer> {
  const book = new Workbook();
  const page = book.addWorksheet(sheet.name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  page.columns = sheet.columns.map(({ header, width = 18 }, index) => ({ header, key: String(index), width }));
  page.getRow(1).font = { bold: true };
  for (const row of sheet.rows) page.addRow(row);
  for (const { column, choices, rows } of sheet.lists ?? []) {
    for (let row = 2; row <= rows + 1; row += 1) {
      page.getCell(row, column).dataValidation = {
        type: 'list',
        allowBlank: true,
        formulae: [`"${choices.join(',')}"`],
      };
    }
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

/**
 * Rows of the first sheet as trimmed texts, header first; wholly empty rows are left out. Answers undefined when the
 * content is no Excel file, or one that would fill the memory. Reads at most `limit` rows and 100 columns.
 */
export async function readSheet(
  content: Buffer,
  limit: number,
): Promise<{ number: number; cells: string[] }[] | undefined> {
  const book = new Workbook();
  try {
    const inside = await inspectArchive(content, { bytes: UNPACKED_LIMIT, marker: '<row' });
    if (!inside || inside.marks > ROW_LIMIT) return undefined;
    await book.xlsx.load(content);
  } catch {
    return undefined;
  }
  const page = book.worksheets[0];
  if (!page) return undefined;
  const rows: { number: number; cells: string[] }[] = [];
  const columns = Math.min(page.columnCount, 100);
  page.eachRow((row, number) => {
    if (rows.length >= limit) return;
    const cells = Array.from({ length: columns }, (_, index) => row.getCell(index + 1).text.trim());
    if (cells.some(Boolean)) rows.push({ number, cells });
  });
  return rows;
}

/** Bytes and rows of all sheets of a file that is read; the reader holds some hundred bytes for each cell. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;
const ROW_LIMIT = 60_000;

export interface Sheet {
  name: string;
  columns: readonly { header: string; width?: number }[];
  rows: readonly (readonly (string | number)[])[];
  /** Drop-down choices of a column (counted from 1) for the first rows. */
  lists?: readonly { column: number; choices: readonly string[]; rows: number }[];
}
