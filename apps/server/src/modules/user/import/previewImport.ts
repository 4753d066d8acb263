import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../http/apiError.js';
import { type Caller } from '../../../http/caller.js';
import { readOwnContent } from '../../file/readContent.js';
import { checkRows } from './checkRows.js';
import { say } from './import.messages.js';
import { headerText, IMPORT_FIELDS, IMPORT_LIMIT, isExample, type ImportRow } from './importRow.js';

/** Rows of a file that the caller uploaded, each with what is wrong with it. */
export async function previewImport(
  deps: Deps,
  caller: Caller,
  { fileName, locale }: { fileName: string; locale: Locale },
): Promise<{ list: ImportRow[] }> {
  const rows = await deps.parsers.run('readSheetRows', async () => {
    const content = await readOwnContent(deps, { type: 'import', name: fileName, userId: caller.userId });
    if (!content) throw new ApiError(404, say('noFile'));
    // one more than allowed, and the header
    return { content, rows: IMPORT_LIMIT + 2, columns: IMPORT_FIELDS.length };
  });
  const [header, ...body] = rows;
  if (!header || !isHeader(header.cells)) throw new ApiError(400, say('wrongTemplate'));
  const list = body.map(({ number, cells }) => toRow(number, cells)).filter((row) => !isExample(row));
  if (list.length === 0) throw new ApiError(400, say('empty'));
  if (body.length > IMPORT_LIMIT) throw new ApiError(400, say('tooMany', { limit: IMPORT_LIMIT }));
  return { list: (await checkRows(deps, caller, list, locale)).map(({ row }) => row) };
}

/** The template may have been downloaded in any language. */
function isHeader(cells: string[]): boolean {
  return LOCALES.some((locale) =>
    IMPORT_FIELDS.every(
      (field, index) => cells[index]?.replace('*', '') === headerText(field)(locale).replace('*', ''),
    ),
  );
}

/** Longest text of each field that still travels; more is wrong anyway. */
const WIDTHS: Record<(typeof IMPORT_FIELDS)[number], number> = {
  account: 200,
  realName: 200,
  gender: 20,
  mobilePhone: 50,
  email: 200,
  organize: 500,
  position: 200,
  role: 200,
  description: 600,
};

function toRow(rowNumber: number, cells: string[]): ImportRow {
  const texts = Object.fromEntries(
    IMPORT_FIELDS.map((field, index) => [field, (cells[index] ?? '').slice(0, WIDTHS[field]).replaceAll('\0', '')]),
  );
  return { rowNumber, errors: [], fieldErrors: {}, ...(texts as Record<(typeof IMPORT_FIELDS)[number], string>) };
}
