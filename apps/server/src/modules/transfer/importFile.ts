import { type FileColumnSchema, type SheetPlaceSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type SheetRow } from '../../files/parse/sheetLimits.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { readOwnContent } from '../file/serve/readContent.js';
import { t } from './transfer.messages.js';

/** A field that a column of a file may fill. */
export interface ImportField {
  id: string;
  label: string;
  required: boolean;
  /** Headers by which it is known besides its label and id. */
  headers?: readonly string[];
}

export type FileColumn = z.output<typeof FileColumnSchema>;
export type SheetPlace = z.output<typeof SheetPlaceSchema>;
export interface ImportedSheet {
  headers: string[];
  rows: SheetRow[];
  /** Names of the sheets that the file has. */
  sheets: string[];
  /** Row of the headers; 0 where there are none. */
  headerRow: number;
}

/** Columns of a file that are looked at. */
export const COLUMN_LIMIT = 200;

/** The headers and the rows of a file that somebody uploaded; no value is longer than a cell may be. Throws 400 or 404. */
export async function readImportFile(
  deps: Deps,
  { name, userId, limit, sheet = 0, headerRow }: { name: string; userId: string; limit: number } & Partial<SheetPlace>,
): Promise<ImportedSheet> {
  const { sheets, rows } = await deps.parsers.run('readSheet', async () => ({
    content: await importContent(deps, { name, userId }),
    // one more than allowed, and the headers with what stands above them
    rows: limit + 1 + Math.max(headerRow ?? 1, 1),
    columns: COLUMN_LIMIT,
    sheet,
  }));
  const header = headerRow ?? rows[0]?.number ?? 1;
  const body = rows.filter(({ number }) => number > header);
  if (body.length === 0) throw new ApiError(400, t('empty'));
  if (body.length > limit) throw new ApiError(400, t('tooMany', { limit }));
  const told = rows.find(({ number }) => number === header)?.cells ?? [];
  // columns without a header count too: where the row of the headers was chosen, each may be mapped
  const width = headerRow === undefined ? told.length : widthOf(body, told.length);
  const headers = Array.from({ length: width }, (_, index) => (told[index] ?? '').replaceAll('\0', ''));
  return { headers, rows: body, sheets, headerRow: header };
}

/** The bytes of a file that somebody uploaded to import it. Throws a 404 for any other. */
export async function importContent(deps: Deps, { name, userId }: { name: string; userId: string }): Promise<Buffer> {
  const content = await readOwnContent(deps, { type: 'import', name, userId });
  if (!content) throw new ApiError(404, t('noImportFile'));
  return content;
}

function widthOf(rows: readonly SheetRow[], least: number): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), least);
}

/**
 * The columns of a file with the field that each is taken for: as `chosen` says, else as the person took that header last
 * time, else the one that has the header as label, id or known header. Without `chosen` no field is taken twice.
 */
export function mapColumns(
  { headers, rows }: ImportedSheet,
  fields: readonly ImportField[],
  {
    chosen,
    remembered = {},
  }: { chosen?: readonly string[] | undefined; remembered?: Readonly<Record<string, string>> },
): FileColumn[] {
  const ids = new Set(fields.map(({ id }) => id));
  const byHeader = new Map(
    fields.flatMap(({ id, label, headers: known = [] }) => [id, label, ...known].map((text) => [plain(text), id])),
  );
  const taken = new Set<string>();
  return headers.map((header, index) => {
    const before = Object.hasOwn(remembered, header) ? remembered[header] : undefined;
    const wanted = chosen ? chosen[index] : (before ?? byHeader.get(plain(header)));
    const field = wanted !== undefined && ids.has(wanted) && (chosen || !taken.has(wanted)) ? wanted : '';
    taken.add(field);
    const sample = rows.find(({ cells }) => (cells[index] ?? '') !== '')?.cells[index] ?? '';
    return { header, sample: sample.slice(0, 100), field };
  });
}

/** What is wrong with a mapping: required fields without a column, and fields with several. */
export function mappingProblem(columns: readonly FileColumn[], fields: readonly ImportField[]): LocalText | undefined {
  for (const { id, label, required } of fields) {
    const count = columns.filter(({ field }) => field === id).length;
    if (count > 1) return t('twice', { label });
    if (required && count === 0) return t('missing', { label });
  }
  return undefined;
}

/** The texts of a row by field. */
export function textsOf({ cells }: SheetRow, columns: readonly FileColumn[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ field }, index) => (field === '' ? [] : [[field, (cells[index] ?? '').replaceAll('\0', '')]])),
  );
}

/** Headers of templates mark required columns with a star. */
function plain(header: string): string {
  return header.replace(/[*＊]/g, '').trim().toLowerCase();
}
