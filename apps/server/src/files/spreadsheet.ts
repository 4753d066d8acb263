import type { Workbook, Worksheet } from '@cj-tech-master/excelts';

/** An Excel file of a sheet with a bold, frozen header row, and what explains it. Every value is text or a number, never a formula. */
export async function writeSheet({ guide, lists, ...sheet }: Sheet): Promise<Buffer> {
  // two hundred modules that a start of the server does not wait for
  const excel = await import('@cj-tech-master/excelts');
  const book = new excel.Workbook();
  const page = addPage(book, sheet);
  if (guide) addPage(book, guide).eachRow((row) => (row.alignment = { wrapText: true, vertical: 'top' }));
  if (lists) addLists(book, page, lists);
  return Buffer.from(await book.xlsx.writeBuffer());
}

export interface Sheet extends SheetPage {
  /** A sheet that says how the first one is filled in; its texts wrap. */
  guide?: SheetPage;
  lists?: SheetLists;
}

export interface SheetPage {
  name: string;
  columns: readonly {
    header: string;
    width?: number;
    /** Whether what is typed stays a text, as long numbers and leading zeros must. */
    isText?: boolean;
  }[];
  rows: readonly (readonly (string | number)[])[];
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

function addPage(book: Workbook, { name, columns, rows }: SheetPage): Worksheet {
  const page = book.addWorksheet(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  page.columns = columns.map(({ header, width = 18, isText }, index) => ({
    header,
    key: String(index),
    width,
    ...(isText ? { style: { numFmt: '@' } } : {}),
  }));
  page.getRow(1).font = { bold: true };
  for (const row of rows) page.addRow(row);
  return page;
}

function addLists(book: Workbook, page: Worksheet, { sheet, rows, columns }: SheetLists) {
  const filled = columns.filter(({ choices }) => choices.length > 0);
  if (filled.length === 0) return;
  const lists = book.addWorksheet(sheet);
  filled.forEach(({ column, choices, isStrict }, index) => {
    lists.getColumn(index + 1).values = [page.getRow(1).getCell(column).text, ...choices];
    lists.getColumn(index + 1).width = 30;
    const letter = lists.getColumn(index + 1).letter;
    const place = page.getColumn(column).letter;
    // over the whole range at once: no cell is made that nobody filled
    page.dataValidations.add(`${place}2:${place}${rows + 1}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: isStrict,
      formulae: [`'${sheet}'!$${letter}$2:$${letter}$${choices.length + 1}`],
    });
  });
}
