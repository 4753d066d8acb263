import { decodeText } from './decodeText.js';
import { CELL_LIMIT, ROW_LIMIT, type SheetInput, type TakeRow, TEXT_LIMIT } from './sheetLimits.js';
import { Unreadable } from './Unreadable.js';

/**
 * Rows of a text of separated values (RFC 4180, with comma, semicolon or tab) as trimmed texts; wholly empty rows are left
 * out. A row counts as one line of a spreadsheet, however many lines its quoted cells have. Throws an `Unreadable`.
 */
export function readCsvRows({ content, columns, characters: most = TEXT_LIMIT }: CsvInput, take: TakeRow): void {
  const text = decodeText(content);
  // Excel writes which separator follows
  const told = /^sep=([,;\t])\r?\n/i.exec(text);
  const separator = told?.[1] ?? guessSeparator(text);
  let number = told ? 1 : 0;
  let characters = 0;
  readRecords(text, { separator, from: told?.[0].length ?? 0 }, (record) => {
    number += 1;
    if (number > ROW_LIMIT) throw new Unreadable('tooMuch', 'too many rows');
    const cells = record.slice(0, columns).map((cell) => cell.slice(0, CELL_LIMIT).trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return true;
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > most) throw new Unreadable('tooMuch', 'too much text');
    return take({ number, cells });
  });
}

type CsvInput = Omit<SheetInput, 'sheet' | 'rows'>;

/** The separator that gives the first rows the most cells, all the same number where possible. */
function guessSeparator(text: string): string {
  let best = { separator: ',', score: 0 };
  for (const separator of SEPARATORS) {
    const widths: number[] = [];
    readRecords(text.slice(0, PROBED), { separator, from: 0 }, (record) => {
      if (record.some((cell) => cell.trim() !== '')) widths.push(record.length);
      return widths.length < PROBED_ROWS;
    });
    // the last of a text that is cut is half a row
    if (text.length > PROBED && widths.length > 1) widths.pop();
    const usual = [...widths].sort((one, two) => one - two)[Math.floor(widths.length / 2)] ?? 1;
    const agreeing = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    const score = (usual - 1) * agreeing;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Reads records until `take` answers false. A quote in the middle of a cell is a character, as spreadsheets read it. */
function readRecords(
  text: string,
  { separator, from }: { separator: string; from: number },
  take: (record: string[]) => boolean,
): void {
  let record: string[] = [];
  let at = from;
  while (at < text.length) {
    const cell = readCell(text, at, separator);
    record.push(cell.text);
    if (record.length > CELLS_OF_A_ROW) throw new Unreadable('tooMuch', 'too many cells in a row');
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) record.push('');
      else continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (!take(record)) return;
    record = [];
  }
}

/** One cell with where it ends: at a separator, a line's end or the end of the text. */
function readCell(text: string, from: number, separator: string): { text: string; end: number } {
  let quoted = '';
  let at = from;
  if (text[at] === '"') {
    at += 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      // a quote that is never closed takes the rest
      if (quote < 0) return { text: quoted + text.slice(at), end: text.length };
      quoted += text.slice(at, quote);
      at = quote + 1;
      if (text[at] !== '"') break;
      quoted += '"';
      at += 1;
    }
  }
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: quoted + text.slice(at, end), end };
}

const SEPARATORS = [',', ';', '\t'];
/** Characters and rows by which the separator is guessed. */
const PROBED = 64 * 1024;
const PROBED_ROWS = 50;
/** Columns that a spreadsheet has at most. */
const CELLS_OF_A_ROW = 16_384;
