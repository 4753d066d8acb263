import { type FileColumnSchema, type SheetPlaceSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { SpooledRows } from '../../files/sheet/SpooledRows.js';
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
/** What a file says of its columns. */
export interface SheetHead {
  headers: string[];
  /** The first text that stands in each column. */
  samples: string[];
  /** Row of the headers; 0 where there are none. */
  headerRow: number;
}

/** A file of any length: its rows are read one after the other, as often as they are needed. */
export interface ImportedSheet extends SheetHead {
  rows: AsyncIterable<SheetRow>;
  /** Names of the sheets that the file has. */
  sheets: readonly string[];
}

/** Columns of a file that are looked at. */
export const COLUMN_LIMIT = 200;

/** The headers and the rows of a file of few rows that somebody uploaded; no value is longer than a cell may be. Throws 400 or 404. */
export async function readImportFile(
  deps: Deps,
  { name, userId, limit }: { name: string; userId: string; limit: number },
): Promise<SheetHead & { rows: SheetRow[] }> {
  const { rows } = await deps.parsers.run('readSheet', async () => ({
    content: await importContent(deps, { name, userId }),
    // one more than allowed, and the headers
    rows: limit + 2,
    columns: COLUMN_LIMIT,
  }));
  const head = new HeadReader(undefined, limit);
  const body = rows.filter((row) => head.read(row));
  return { ...head.end(), rows: body };
}

/** Gives `work` a file that somebody uploaded, which may be long. Throws as `readImportFile` does. */
export function withImportFile<Result>(
  deps: Deps,
  { name, userId, limit, sheet = 0, headerRow }: { name: string; userId: string; limit: number } & Partial<SheetPlace>,
  work: (sheet: ImportedSheet) => Promise<Result>,
): Promise<Result> {
  const load = async () => ({
    content: await importContent(deps, { name, userId }),
    // one more than allowed, and the headers with what stands above them
    rows: limit + 1 + Math.max(headerRow ?? 1, 1),
    columns: COLUMN_LIMIT,
    sheet,
  });
  return SpooledRows.withRows(deps.parsers, load, async (spooled) => {
    const reader = new HeadReader(headerRow, limit);
    for await (const row of spooled) reader.read(row);
    const head = reader.end();
    return work({
      ...head,
      sheets: spooled.sheets,
      rows: filterRows(spooled, ({ number }) => number > head.headerRow),
    });
  });
}

/** Those of the rows for which a condition holds, as often as they are needed. */
export function filterRows(rows: AsyncIterable<SheetRow>, holds: (row: SheetRow) => boolean): AsyncIterable<SheetRow> {
  return {
    async *[Symbol.asyncIterator]() {
      for await (const row of rows) if (holds(row)) yield row;
    },
  };
}

/** Finds the headers of rows that it reads one after the other. */
class HeadReader {
  private headers: readonly string[] = [];
  private readonly samples: string[] = [];
  private width = 0;
  private count = 0;

  constructor(
    private headerRow: number | undefined,
    private readonly limit: number,
  ) {
    this.isChosen = headerRow !== undefined;
  }

  private readonly isChosen: boolean;

  /** Whether a row stands below the headers. */
  read({ number, cells }: SheetRow): boolean {
    this.headerRow ??= number;
    if (number === this.headerRow) this.headers = cells;
    if (number <= this.headerRow) return false;
    this.count += 1;
    this.width = Math.max(this.width, cells.length);
    for (const [index, cell] of cells.entries()) this.samples[index] ||= cell.slice(0, SAMPLE_LENGTH);
    return true;
  }

  /** Throws a 400 for a file without rows, or with too many. */
  end(): SheetHead {
    const { limit, headerRow = 1, headers, samples } = this;
    if (this.count === 0) throw new ApiError(400, t('empty'));
    if (this.count > limit) throw new ApiError(400, t('tooMany', { limit }));
    // columns without a header count too: where the row of the headers was chosen, each may be mapped
    const length = this.isChosen ? Math.max(this.width, headers.length) : headers.length;
    return {
      headers: Array.from({ length }, (_, index) => (headers[index] ?? '').replaceAll('\0', '')),
      samples: Array.from({ length }, (_, index) => samples[index] ?? ''),
      headerRow,
    };
  }
}

const SAMPLE_LENGTH = 100;

/** The bytes of a file that somebody uploaded to import it. Throws a 404 for any other. */
export async function importContent(deps: Deps, { name, userId }: { name: string; userId: string }): Promise<Buffer> {
  const content = await readOwnContent(deps, { type: 'import', name, userId });
  if (!content) throw new ApiError(404, t('noImportFile'));
  return content;
}

/**
 * The columns of a file with the field that each is taken for: as `chosen` says, else as the person took that header last
 * time, else the one that has the header as label, id or known header. Without `chosen` no field is taken twice.
 */
export function mapColumns(
  { headers, samples }: SheetHead,
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
    return { header, sample: samples[index] ?? '', field };
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
