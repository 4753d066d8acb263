import { readXml } from './readXml.js';
import { readSharedStrings } from './readSharedStrings.js';
import { Unreadable } from './Unreadable.js';
import { ZipArchive } from './ZipArchive.js';

/**
 * Rows of the first sheet of an Excel file (ECMA-376, part 1, 18.3) as trimmed texts, header first; wholly empty rows
 * are left out. Only cells are read: column formats, merges, validations and whatever else an Excel file may hold cost
 * nothing, however much of the sheet they claim. Throws an `Unreadable`.
 */
export function readSheetRows({ content, rows, columns }: SheetInput): SheetRow[] {
  const archive = new ZipArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength), ARCHIVE_LIMITS);
  const sheet = archive.read(findFirstSheet(archive));
  if (!sheet) throw new Unreadable('broken', 'a workbook without its first sheet');
  const shared = archive.read('xl/sharedStrings.xml');
  const reader = new RowReader(shared ? readSharedStrings(shared) : [], rows, columns);
  readXml(sheet, reader);
  return reader.found;
}

export interface SheetInput {
  content: Uint8Array;
  /** Rows and columns that are read at most. */
  rows: number;
  columns: number;
}

export interface SheetRow {
  /** As Excel numbers it. */
  number: number;
  cells: string[];
}

const ARCHIVE_LIMITS = { entries: 2_000, bytes: 64 * 1024 * 1024 };
/** Rows and columns of a sheet, as Excel has them. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Rows that are looked at, also when they are empty. */
const ROW_LIMIT = 60_000;
/** Characters of one cell in Excel, and of all cells that are answered. */
const CELL_LIMIT = 32_767;
const TEXT_LIMIT = 8 * 1024 * 1024;

function findFirstSheet(archive: ZipArchive): string {
  let id: string | undefined;
  let target: string | undefined;
  readXml(require(archive, 'xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
    close: () => undefined,
    text: () => undefined,
  });
  readXml(require(archive, 'xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target ??= Target;
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (target === undefined) throw new Unreadable('broken', 'a workbook without sheets');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function require(archive: ZipArchive, name: string): Buffer {
  const bytes = archive.read(name);
  if (!bytes) throw new Unreadable('broken', `a workbook without ${name}`);
  return bytes;
}

class RowReader {
  readonly found: SheetRow[] = [];
  private seen = 0;
  private row = 0;
  private column = 0;
  private cells: string[] = [];
  private type = '';
  private value = '';
  private isValue = false;
  private characters = 0;

  constructor(
    private readonly shared: readonly string[],
    private readonly rows: number,
    private readonly columns: number,
  ) {}

  isDone = () => this.found.length >= this.rows;

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
    else if (name === 'row' && !this.isDone() && this.cells.some(Boolean))
      this.found.push({ number: this.row, cells: Array.from(this.cells, (cell = '') => cell) });
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

  private startCell({ r, t = '' }: Readonly<Record<string, string>>) {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    if (this.column > LAST_COLUMN) throw new Unreadable('broken', 'a column where there is none');
    this.type = t;
    this.value = '';
  }

  private endCell() {
    if (this.column > this.columns || this.isDone()) return;
    const text = this.toText().trim();
    this.characters += text.length;
    if (this.characters > TEXT_LIMIT) throw new Unreadable('tooMuch', 'too much text');
    this.cells[this.column - 1] = text;
  }

  private toText(): string {
    if (this.type === 's') return this.shared[Number(this.value)] ?? '';
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : 'FALSE';
    if (this.type !== '' && this.type !== 'n') return this.value;
    // long numbers are written as 1.3612345678E10
    const number = Number(this.value);
    return this.value !== '' && Number.isFinite(number) ? String(number) : this.value;
  }
}

/** Number of the column in a reference as `AB12`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (!letters) throw new Unreadable('broken', 'a cell where there is none');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
