/** A value of a line between `COPY ... FROM stdin` and `\\.`; null for none. */
export function decodeCopyValue(text: string): string | null {
  if (text === NOTHING) return null;
  return text.includes('\\') ? text.replace(/\\([\\tnr])/g, (_all, code: string) => ESCAPED[code] ?? code) : text;
}

/** The values of such a line. */
export function decodeCopyLine(line: string): (string | null)[] {
  return line.split('\t').map(decodeCopyValue);
}

/** SQL that makes such a line of columns, which stand quoted. */
export function copyLineOf(columns: readonly string[]): string {
  const value = (column: string) =>
    `coalesce(replace(replace(replace(replace(${column}::text, '\\', '\\\\'), e'\\t', '\\t'), e'\\n', '\\n'), e'\\r', '\\r'), '\\N')`;
  return columns.map(value).join(` || e'\\t' || `);
}

const NOTHING = '\\N';
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\', t: '\t', n: '\n', r: '\r' };
