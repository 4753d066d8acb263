import { closeSync, openSync, writeSync } from 'node:fs';
import { visitRows } from './readSheetRows.js';
import { SPOOLED_LIMIT, type SheetInput } from './sheetLimits.js';

/**
 * Writes the rows of one sheet into a new file at `path`, a line of JSON each, so that whoever takes them needs no room for all.
 * Answers the names of the sheets. Throws an `Unreadable`.
 */
export function spoolSheet({ path, rows, ...input }: SheetInput & { path: string }): { sheets: string[] } {
  const file = openSync(path, 'wx', 0o600);
  let lines: string[] = [];
  let length = 0;
  const write = () => {
    writeSync(file, lines.join(''));
    lines = [];
    length = 0;
  };
  try {
    let count = 0;
    const sheets = visitRows({ ...input, rows, characters: SPOOLED_LIMIT }, (row) => {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
      if (length > PIECE) write();
      count += 1;
      return count < rows;
    });
    write();
    return { sheets };
  } finally {
    closeSync(file);
  }
}

/** Characters that are written at once. */
const PIECE = 64 * 1024;
