/** Cells as spreadsheets put them on the clipboard: columns by tabs, rows by lines, cells with either of them in quotes. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Reads cells off the clipboard; the line that spreadsheets end with is none. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, next] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    row.push(cell);
    at = next;
    if (text[at] === '\t') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
    if (rows.length >= MAX_ROWS) return rows;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

const MAX_ROWS = 10_000;

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function plainCell(text: string, start: number): [cell: string, next: number] {
  const end = text.slice(start).search(/[\t\r\n]/);
  const next = end < 0 ? text.length : start + end;
  return [text.slice(start, next), next];
}

/** A quote that nothing closes belongs to the text. */
function quotedCell(text: string, start: number): [cell: string, next: number] {
  const found = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  found.lastIndex = start;
  const inner = found.exec(text)?.[1];
  return inner === undefined ? plainCell(text, start) : [inner.replaceAll('""', '"'), found.lastIndex];
}
