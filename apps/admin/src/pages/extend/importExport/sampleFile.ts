import { type Field, type FormDocument } from '@smart-admin/form-engine/core';

/** Words of the rows of the sample file. */
export interface SampleWords {
  /** Names of products. */
  names: readonly [string, string, string];
  /** A kind that there is not. */
  unknownKind: string;
  /** A price that is no number. */
  noPrice: string;
}

/**
 * A file of goods to be imported, in the words of the form: two rows that are right, one with a kind that there is not and
 * a price that is no number, and one without a name and with half a piece in stock.
 */
export function sampleFile({ fields }: FormDocument, { names, unknownKind, noPrice }: SampleWords): string {
  const columns = COLUMNS.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const kinds = optionsOf(columns.find(({ id }) => id === 'kind'));
  const rows: Readonly<Record<(typeof COLUMNS)[number], string>>[] = [
    { code: 'SB101', title: names[0], kind: kinds[0] ?? '', price: '3280', stock: '12', since: '2026-03-01' },
    { code: 'SB102', title: names[1], kind: kinds[1] ?? '', price: '45.5', stock: '200', since: '2026-04-15' },
    { code: 'SB103', title: names[2], kind: unknownKind, price: noPrice, stock: '5', since: '2026-05-01' },
    { code: 'SB104', title: '', kind: kinds[2] ?? '', price: '6.8', stock: '0.5', since: '2026-06-01' },
  ];
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ id }) => row[id as keyof typeof row])),
  ];
  // spreadsheets take a file without a mark for one of another encoding
  return `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const COLUMNS = ['code', 'title', 'kind', 'price', 'stock', 'since'] as const;

function optionsOf(field: Field | undefined): string[] {
  return field?.kind === 'select' ? field.options.map(({ label }) => label) : [];
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
