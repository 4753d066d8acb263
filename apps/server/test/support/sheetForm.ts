import { Workbook } from '@cj-tech-master/excelts';

/** The form that uploads these rows as an Excel file. */
export async function sheetForm(rows: readonly (readonly (string | number)[])[], name: string): Promise<FormData> {
  const book = new Workbook();
  const sheet = book.addWorksheet(name);
  for (const row of rows) sheet.addRow([...row]);
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(await book.xlsx.writeBuffer())]), `${name}.xlsx`);
  return body;
}
