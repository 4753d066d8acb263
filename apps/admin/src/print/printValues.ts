import { type PrintedValue, PrintedValueSchema } from '@smart-admin/api-client/contract';

/** What the queries of a template answered, by their names. */
export type PrintValues = Readonly<Record<string, { record: PrintRow; lists: Readonly<Record<string, PrintRow[]>> }>>;

export type PrintRow = Readonly<Record<string, unknown>>;

/** Where a sheet takes its texts and rows from. */
export interface PrintLookup {
  /** Text of a field: `visitor.billNo`; '' where there is none. */
  text(path: string): string;
  /** Value of a field as it was answered, where it may be more than its text. */
  value(path: string): unknown;
  /** Rows of a list: `visitor.visitors`. */
  rows(list: string): readonly PrintRow[];
}

/** The values of a record. */
export function lookUp(values: PrintValues): PrintLookup {
  const value = (path: string) => {
    const [query = '', name = ''] = path.split('.');
    return own(own(values, query)?.record, name);
  };
  return {
    value,
    text: (path) => textOf(value(path)),
    rows: (list) => {
      const [query = '', name = ''] = list.split('.');
      return own(own(values, query)?.lists, name) ?? [];
    },
  };
}

/** The names of fields in place of their values, while there is no record. */
export function nameFields(labels: ReadonlyMap<string, string>): PrintLookup {
  const text = (path: string) => (path === '' ? '' : `[${labels.get(path) ?? path}]`);
  return {
    text,
    value: text,
    rows: (list) => [
      Object.fromEntries(
        [...labels.keys()]
          .filter((path) => path.startsWith(`${list}.`))
          .map((path) => [path.slice(list.length + 1), text(path)]),
      ),
    ],
  };
}

/** `{{visitor.billNo}}` in HTML as the text of its field; the text is escaped, so nothing in it is markup. */
export function fillHtml(html: string, { text }: PrintLookup): string {
  return html.replace(/\{\{\s*([^{}<>]+?)\s*\}\}/g, (_whole, path: string) => escapeHtml(text(path)));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A value as it is printed. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isPrinted(value)) return value.text;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Whether a value is more on paper than its text. */
export function isPrinted(value: unknown): value is PrintedValue {
  return typeof value === 'object' && value !== null && 'as' in value && PrintedValueSchema.safeParse(value).success;
}

/** Value of a column in a row, as it was answered. */
export function cellValue(row: PrintRow, column: string): unknown {
  return own(row, column);
}

/** Text of a column in a row. */
export function cellText(row: PrintRow, column: string): string {
  return textOf(cellValue(row, column));
}

/**
 * Exact sum of a column, with as many decimals as its longest value; texts that are no number count nothing. Thousands are
 * separated by commas where those of a value are. '' without any number.
 */
export function totalText(rows: readonly PrintRow[], column: string): string {
  const texts = rows.map((row) => cellText(row, column).trim());
  const numbers = texts.map((text) => text.replaceAll(',', '')).filter((text) => /^-?\d+(\.\d+)?$/.test(text));
  if (numbers.length === 0) return '';
  const decimals = Math.max(...numbers.map((text) => (text.split('.')[1] ?? '').length));
  const sum = numbers.reduce((total, text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return total + BigInt(whole + fraction.padEnd(decimals, '0'));
  }, 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const isGrouped = texts.some((text) => /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text));
  const whole = isGrouped ? digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ',') : digits.slice(0, cut);
  return `${sum < 0n ? '-' : ''}${whole}${decimals ? `.${digits.slice(cut)}` : ''}`;
}

function own<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
