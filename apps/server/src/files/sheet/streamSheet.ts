import { lettersOf } from '@smart-admin/form-engine/core/report';
import { streamZip } from './streamZip.js';
import { MAIN, sheetFiles, textCell, XML_HEAD } from './xlsxParts.js';

/**
 * An Excel file (ECMA-376, part 1) of one sheet with a bold, frozen header row, in pieces: of any number of rows only
 * those of one batch are in memory. Every cell is a text, never a formula. Our own, because the library's streaming writer
 * took 54 s and 460 MB for 200,000 rows of 20 columns, ten times as long, and does not wait for a slow reader.
 */
export function streamSheet<Row>({ name, columns, batches, toCells }: StreamedSheet<Row>): AsyncGenerator<Buffer> {
  return streamZip(sheetFiles({ name, styles: STYLES, content: sheet(columns, cellsOf(batches, toCells)) }));
}

export interface StreamedSheet<Row> {
  name: string;
  columns: readonly { header: string }[];
  batches: AsyncIterable<readonly Row[]>;
  toCells: (row: Row) => string[];
}

/** Cell style 1 is bold. */
const STYLES =
  `${XML_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/>' +
  '</fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2">' +
  '<xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>';

async function* sheet(
  columns: readonly { header: string }[],
  batches: AsyncIterable<readonly string[][]>,
): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => lettersOf(index));
  const rowText = (number: number, cells: readonly string[], style = '') =>
    `<row r="${number}">${cells
      .map((text, index) => (text === '' ? '' : textCell(`${letters[index] ?? ''}${number}`, text, style)))
      .join('')}</row>`;
  const widths = columns.map(
    (_column, index) => `<col min="${index + 1}" max="${index + 1}" width="18" customWidth="1"/>`,
  );
  yield (
    `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    (widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '') +
    `<sheetData>${rowText(
      1,
      columns.map(({ header }) => header),
      ' s="1"',
    )}`
  );
  let number = 1;
  for await (const rows of batches) yield rows.map((cells) => rowText((number += 1), cells)).join('');
  yield '</sheetData></worksheet>';
}

async function* cellsOf<Row>(batches: AsyncIterable<readonly Row[]>, toCells: (row: Row) => string[]) {
  for await (const rows of batches) yield rows.map(toCells);
}
