import { type contract } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type Deps } from '../../../../deps.js';
import { ApiError } from '../../../../errors/apiError.js';
import { type SheetRow } from '../../../../files/parse/sheetLimits.js';
import { type Caller } from '../../../../rights/caller.js';
import {
  type FileColumn,
  mapColumns,
  mappingProblem,
  filterRows,
  type ImportedSheet,
  type SheetPlace,
  textsOf,
  withImportFile,
} from '../../../transfer/importFile.js';
import { readMapping } from '../../../transfer/importMappings.js';
import { findExample } from '../../../transfer/importTemplate.js';
import { t } from '../../../transfer/template.messages.js';
import { t as transferText } from '../../../transfer/transfer.messages.js';
import { checkRecords } from '../checkValues.js';
import { withDefaults } from '../createRecord.js';
import { findChosenRows, InterfaceRows } from '../InterfaceRows.js';
import { Lookups } from '../Lookups.js';
import { openRecords, type RecordAccess } from '../recordAccess.js';
import { CellReader, type ReadRow } from './CellReader.js';
import { markField } from './exampleText.js';
import { importFields, toImportField } from './importFields.js';
import { RowNames } from './RowNames.js';

/** Rows that one import takes. */
export const IMPORT_ROWS = 50_000;
/** Rows that are shown before it begins. */
const SHOWN = 200;

type Preview = z.input<(typeof contract)['visualdev']['records']['importPreview']['data']>;

/**
 * The columns of a file that the caller uploaded with the fields that they are taken for, and its first rows with what is
 * wrong; no rows where a required field has no column, or one has several.
 */
export async function previewRecords(deps: Deps, input: PreviewInput): Promise<Preview> {
  const { caller, locale, modelId } = input;
  const access = await openRecords(deps, caller, modelId, locale);
  return withMapped(deps, access, input, (mapped) => previewMapped(deps, access, input, mapped));
}

async function previewMapped(
  deps: Deps,
  access: RecordAccess,
  { caller, locale }: PreviewInput,
  { columns, sheet }: MappedSheet,
): Promise<Preview> {
  const fields = importFields(access).map(toImportField);
  const shown: SheetRow[] = [];
  let total = 0;
  for await (const row of sheet.rows) {
    total += 1;
    if (shown.length < SHOWN) shown.push(row);
  }
  if (total === 0) throw new ApiError(400, transferText('empty'));
  const { headerRow } = sheet;
  const answer = { fields, columns, sheets: [...sheet.sheets], headerRow, total };
  if (mappingProblem(columns, fields)) return { ...answer, rows: [] };
  const texts = shown.map((row) => textsOf(row, columns));
  const reader = readerOf(deps, access, { caller, locale });
  const checked = await checkTexts(deps, access, { reader, texts, caller, locale });
  const names = await namesOf(access, sheet.rows, (row) => textsOf(row, columns));
  const refused = new Set<number>();
  return {
    ...answer,
    rows: shown.map(({ number }, index) => {
      const { errors: found = {}, unknown = {} } = checked[index] ?? {};
      const errors = names.told(found, { unknown, number, locale });
      // what a row before makes will be there when this one is taken
      for (const [fieldId, name] of Object.entries(unknown))
        if (names.numbersOf(fieldId, name).some((place) => place < number && !refused.has(place)))
          delete errors[fieldId];
      if (Object.keys(errors).length > 0) refused.add(number);
      return { number, values: texts[index] ?? {}, errors };
    }),
  };
}

/** What the rows of a file call the records that they make. */
export function namesOf(
  access: RecordAccess,
  rows: AsyncIterable<SheetRow>,
  textsIn: (row: SheetRow) => Readonly<Record<string, string>>,
): Promise<RowNames> {
  async function* numbered() {
    for await (const row of rows) yield { number: row.number, texts: textsIn(row) };
  }
  return RowNames.read(numbered(), { fields: importFields(access), modelId: access.model.id });
}

/**
 * Gives `work` a file without the example of its template, its columns as they are chosen, else as the caller took them last.
 * Throws as `withImportFile` does.
 */
export function withMapped<Result>(
  deps: Deps,
  access: RecordAccess,
  { caller: { userId }, file, mapping, ...place }: Pick<PreviewInput, 'caller' | 'file' | 'mapping'> & SheetPlace,
  work: (mapped: MappedSheet) => Promise<Result>,
): Promise<Result> {
  return withImportFile(deps, { name: file, userId, limit: IMPORT_ROWS, ...place }, async (sheet) => {
    const remembered = mapping ? {} : await readMapping(deps.db, { userId, target: targetOf(access.model.id) });
    const columns = mapColumns(sheet, importFields(access).map(toImportField), { chosen: mapping, remembered });
    const isExample = findExample(columns, { field: markField(importFields(access))?.id, mark: t('mark') });
    return work({ sheet: { ...sheet, rows: filterRows(sheet.rows, (row) => !isExample(row)) }, columns });
  });
}

interface MappedSheet {
  sheet: ImportedSheet;
  columns: FileColumn[];
}

/** Name under which imports and exports of a model's records are kept. */
export function targetOf(modelId: string): string {
  return `model:${modelId}`;
}

/** Reads the cells of a file into values of a model. */
export function readerOf(
  deps: Deps,
  access: RecordAccess,
  { caller, locale }: { caller: Caller; locale: Locale },
): CellReader {
  return new CellReader(access.model.id, importFields(access), caller, locale, new InterfaceRows(deps, caller));
}

/** Rows of texts as records that may be saved, or what is wrong with them by field. */
export async function checkTexts(
  deps: Deps,
  access: RecordAccess,
  { reader, texts, caller, locale }: TextRows,
): Promise<(Pick<ReadRow, 'errors' | 'unknown'> & { values?: FormValues })[]> {
  const read = await reader.read(deps.db, texts);
  const records = read.map(({ values }) => values);
  const { model } = access;
  const filled = records.map((record) => withDefaults(deps, model, record, caller));
  const rows = await findChosenRows(reader.interfaceRows, model.form.fields, filled);
  const lookups = new Lookups(deps, caller, access);
  for (const record of filled) await lookups.ask(record, undefined);
  const checked = await checkRecords(deps, access, { records, stored: undefined, rows, lookups, caller, locale });
  return read.map(({ errors, unknown }, index) => {
    const { values, fieldErrors } = checked[index] ?? {};
    // what a text is no value of is missing only because of that
    const all = { ...fieldErrors, ...errors };
    return values && Object.keys(all).length === 0 ? { values, errors: {}, unknown } : { errors: all, unknown };
  });
}

interface TextRows {
  reader: CellReader;
  texts: readonly Readonly<Record<string, string>>[];
  caller: Caller;
  locale: Locale;
}

interface PreviewInput extends SheetPlace {
  modelId: string;
  caller: Caller;
  locale: Locale;
  /** Name of the upload. */
  file: string;
  mapping?: readonly string[] | undefined;
}
