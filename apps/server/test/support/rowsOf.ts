import { Workbook } from '@cj-tech-master/excelts';

/** The cells of the first sheet of an Excel file as texts, its header first. */
export async function rowsOf({ blob }: { blob: Blob }): Promise<string[][]> {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1).map(String)));
  return rows;
}
