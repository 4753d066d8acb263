import { dateText, readDateStyles } from './dateStyles.js';
import { readXml } from './readXml.js';
import { readSharedStrings } from './readSharedStrings.js';
import { CELL_LIMIT, ROW_LIMIT, type SheetInput, type TakeRow, TEXT_LIMIT } from './sheetLimits.js';
import { Unreadable } from './Unreadable.js';
import { ZipArchive } from './ZipArchive.js';

/**
 * Gives the rows of one sheet of an Excel file (ECMA-376, part 1, 18.3) and answers the names of all that are not hidden. Dates are told by
 * the styles of their cells. Only cells are read: column formats, merges, validations and whatever else an Excel file may
 * hold cost nothing, however much of the sheet they claim. Throws an `Unreadable`.
 */
export function readXlsxRows(input: SheetInput, take: TakeRow): string[] {
  const { content, columns, sheet: place = 0, characters = TEXT_LIMIT } = input;
  const archive = new ZipArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength), ARCHIVE_LIMITS);
  const { sheets, is1904 } = findSheets(archive);
  const found = sheets[place];
  if (!found) throw new Unreadable('broken', 'a workbook without the sheet that was asked for');
  const sheet = archive.read(found.path);
  if (!sheet) throw new Unreadable('broken', 'a workbook without its sheet');
  const shared = archive.read('xl/sharedStrings.xml');
  const styles = archive.read('xl/styles.xml');
  const book = { shared: shared ? readSharedStrings(shared) : [], dates: styles ? readDateStyles(styles) : [], is1904 };
  readXml(sheet, new RowReader(book, { columns, characters }, take));
  return sheets.map(({ name }) => name);
}

/** Sheets that are listed, and characters of their names. */
const SHEET_LIMIT = 200;
const NAME_LIMIT = 100;
const ARCHIVE_LIMITS = { entries: 2_000, bytes: 64 * 1024 * 1024 };
/** Rows and columns of a sheet, as Excel has them. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** The sheets that people see, in their order; where all are hidden, all of them. */
function findSheets(archive: ZipArchive): { sheets: { name: string; path: string }[]; is1904: boolean } {
  const listed: { name: string; id: string; isHidden: boolean }[] = [];
  const targets = new Map<string, string>();
  let is1904 = false;
  readXml(require(archive, 'xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet' || listed.length >= SHEET_LIMIT) return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
      listed.push({ name: (attributes.name ?? '').slice(0, NAME_LIMIT), id, isHidden });
    },
    close: () => undefined,
    text: () => undefined,
  });
  readXml(require(archive, 'xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target, Type = '' }) => {
      // charts may be sheets too, and have no cells
      if (name === 'Relationship' && Id !== undefined && Target !== undefined && !Type.endsWith('/chartsheet'))
        targets.set(Id, Target);
    },
    close: () => undefined,
    text: () => undefined,
  });
  const sheets = listed.flatMap(({ name, id, isHidden }) => {
    const target = targets.get(id);
    if (target === undefined) return [];
    return [{ name, isHidden, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
  if (sheets.length === 0) throw new Unreadable('broken', 'a workbook without sheets');
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  return { sheets: seen.length > 0 ? seen : sheets, is1904 };
}

function require(archive: ZipArchive, name: string): Buffer {
  const bytes = archive.read(name);
  if (!bytes) throw new Unreadable('broken', `a workbook without ${name}`);
  return bytes;
}

/** What cells refer to. */
interface Book {
  shared: readonly string[];
  /** Styles that show numbers as dates. */
  dates: readonly boolean[];
  /** Whether its days count from 1904. */
  is1904: boolean;
}

class RowReader {
  private isFull = false;
  private seen = 0;
  private row = 0;
  private column = 0;
  private cells: string[] = [];
  private type = '';
  private isDate = false;
  private value = '';
  private isValue = false;
  private characters = 0;

  constructor(
    private readonly book: Book,
    private readonly most: { columns: number; characters: number },
    private readonly take: TakeRow,
  ) {}

  isDone = () => this.isFull;

  open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'row') this.startRow(attributes.r);
    else if (name === 'c') this.startCell(attributes);
    else if (name === 'v' || name === 't') this.isValue = true;
    // a reading of a text in another script, which stands beside it
    else if (name === 'rPh') this.isReading = true;
  };

  text = (text: string) => {
    if (this.isValue && !this.isReading && this.value.length < CELL_LIMIT) this.value += text.slice(0, CELL_LIMIT);
  };

  close = (name: string) => {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isReading = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row' && !this.isFull && this.cells.some(Boolean))
      this.isFull = !this.take({ number: this.row, cells: Array.from(this.cells, (cell = '') => cell) });
  };

  private isReading = false;

  private startRow(text: string | undefined) {
    const number = text === undefined ? this.row + 1 : Number(text);
    if (!Number.isInteger(number) || number <= this.row || number > LAST_ROW)
      throw new Unreadable('broken', 'a row where there is none');
    this.row = number;
    this.column = 0;
    this.cells = [];
    this.seen += 1;
    if (this.seen > ROW_LIMIT) throw new Unreadable('tooMuch', 'too many rows');
  }

  private startCell({ r, s, t = '' }: Readonly<Record<string, string>>) {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    if (this.column > LAST_COLUMN) throw new Unreadable('broken', 'a column where there is none');
    this.type = t;
    this.isDate = s !== undefined && this.book.dates[Number(s)] === true;
    this.value = '';
  }

  private endCell() {
    if (this.column > this.most.columns || this.isFull) return;
    const text = this.toText().trim();
    this.characters += text.length;
    if (this.characters > this.most.characters) throw new Unreadable('tooMuch', 'too much text');
    this.cells[this.column - 1] = text;
  }

  private toText(): string {
    if (this.type === 's') return this.book.shared[Number(this.value)] ?? '';
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : 'FALSE';
    if (this.type !== '' && this.type !== 'n') return this.value;
    // long numbers are written as 1.3612345678E10
    const number = Number(this.value);
    if (this.value === '' || !Number.isFinite(number)) return this.value;
    return (this.isDate ? dateText(number, this.book.is1904) : undefined) ?? String(shownNumber(number));
  }
}

/** A number with the 15 digits that spreadsheets show: what is calculated has binary noise behind them. */
function shownNumber(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

/** Number of the column in a reference as `AB12`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (!letters) throw new Unreadable('broken', 'a cell where there is none');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
