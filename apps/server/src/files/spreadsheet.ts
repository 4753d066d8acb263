import { Workbook, type Worksheet } from '@cj-tech-master/excelts';

/** An Excel file of one sheet with a bold, frozen header row. Every value is text or a number, never a formula. */
export async function writeSheet(sheet: Sheet): Promise<Buffer> {
  const book = new Workbook();
  const page = book.addWorksheet(sheet.name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  page.columns = sheet.columns.map(({ header, width = 18 }, index) => ({ header, key: String(index), width }));
  page.getRow(1).font = { bold: true };
  for (const row of sheet.rows) page.addRow(row);
  if (sheet.lists) addLists(book, page, sheet.lists);
  return Buffer.from(await book.xlsx.writeBuffer());
}

export interface Sheet {
  name: string;
  columns: readonly { header: string; width?: number }[];
  rows: readonly (readonly (string | number)[])[];
  lists?: SheetLists;
}

/** Drop-down choices of columns for the first rows; they stand on a sheet of their own, because a cell takes 255 characters of them. */
export interface SheetLists {
  /** Name of that sheet. */
  sheet: string;
  rows: number;
  columns: readonly {
    /** Counted from 1. */
    column: number;
    choices: readonly string[];
    /** Whether a cell takes nothing else. */
    isStrict: boolean;
  }[];
}

function addLists(book: Workbook, page: Worksheet, { sheet, rows, columns }: SheetLists) {
  const lists = book.addWorksheet(sheet);
  columns.forEach(({ column, choices, isStrict }, index) => {
    if (choices.length === 0) return;
    lists.getColumn(index + 1).values = [page.getRow(1).getCell(column).text, ...choices];
    lists.getColumn(index + 1).width = 30;
    const letter = lists.getColumn(index + 1).letter;
    for (let row = 2; row <= rows + 1; row += 1)
      page.getCell(row, column).dataValidation = {
        type: 'list',
        allowBlank: true,
        showErrorMessage: isStrict,
        formulae: [`'${sheet}'!$${letter}$2:$${letter}$${choices.length + 1}`],
      };
  });
}
