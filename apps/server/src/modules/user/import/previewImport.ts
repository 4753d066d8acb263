import { DEFAULT_LOCALE, LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { type FileColumn, mapColumns, mappingProblem, readImportFile, textsOf } from '../../transfer/importFile.js';
import { readMapping, saveMapping } from '../../transfer/importMappings.js';
import { findExample } from '../../transfer/importTemplate.js';
import { t as transferText } from '../../transfer/transfer.messages.js';
import { checkRows } from './checkRows.js';
import { t } from './import.messages.js';
import { headerText, IMPORT_FIELDS, IMPORT_LIMIT, REQUIRED_FIELDS, type ImportRow } from './importRow.js';

const FIELDS = IMPORT_FIELDS.map((id) => ({
  id,
  label: headerText(id)(DEFAULT_LOCALE),
  required: REQUIRED_FIELDS.includes(id),
  // the template may have been downloaded in any language
  headers: LOCALES.map((locale) => headerText(id)(locale)),
}));

/** Where what columns were taken for is remembered. */
const TARGET = 'users';

/**
 * Rows of a file that the caller uploaded, each with what is wrong with it, and the columns with the fields that they are
 * taken for. Without rows where a required field has no column, or one has several.
 */
export async function previewImport(
  deps: Deps,
  caller: Caller,
  { fileName, mapping, locale }: { fileName: string; mapping?: readonly string[] | undefined; locale: Locale },
): Promise<{ list: ImportRow[]; columns: FileColumn[] }> {
  const { userId } = caller;
  const sheet = await readImportFile(deps, { name: fileName, userId, limit: IMPORT_LIMIT });
  const place = { userId, target: TARGET };
  const remembered = await readMapping(deps.db, place);
  const columns = mapColumns(sheet, FIELDS, { chosen: mapping, remembered });
  if (mappingProblem(columns, FIELDS)) return { list: [], columns };
  if (mapping) await saveMapping(deps.db, place, columns);
  const isExample = findExample(columns, { field: 'realName', mark: t('exampleName') });
  const rows = sheet.rows.filter((row) => !isExample(row));
  const list = rows.map((row) => toRow(row.number, textsOf(row, columns)));
  if (list.length === 0) throw new ApiError(400, transferText('empty'));
  return { list: (await checkRows(deps, caller, list, locale)).map(({ row }) => row), columns };
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

function toRow(rowNumber: number, given: Readonly<Record<string, string>>): ImportRow {
  const texts = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, (given[field] ?? '').slice(0, WIDTHS[field])]));
  return { rowNumber, errors: [], fieldErrors: {}, ...(texts as Record<(typeof IMPORT_FIELDS)[number], string>) };
}
