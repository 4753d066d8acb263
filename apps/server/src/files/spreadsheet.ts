import { Workbook } from '@cj-tech-master/excelts';

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

export interface Sheet {
  name: string;
  columns: readonly { header: string; width?: number }[];
  rows: readonly (readonly (string | number)[])[];
  /** Drop-down choices of a column (counted from 1) for the first rows. */
  lists?: readonly { column: number; choices: readonly string[]; rows: number }[];
}
