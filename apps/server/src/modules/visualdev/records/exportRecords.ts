import { standardRegistry } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { writeSheet } from '../../../files/spreadsheet.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { type FileAnswer } from '../../../http/implement.js';
import { collectRecords, type RecordQuery } from './listRecords.js';
import { openRecords } from './recordAccess.js';

/** Rows that one file takes. */
const LIMIT = 20_000;

/** Records as an Excel file: those that match, or those chosen by id; columns as asked for, in that order, and allowed. */
export async function exportRecords(deps: Deps, input: ExportInput): Promise<FileAnswer> {
  const { rows, access } = await collectRecords(deps, {
    ...input,
    query: { currentPage: 1, pageSize: 1, ...input.query },
    limit: LIMIT,
  });
  const { list, fullName } = access.model;
  const wanted = input.columns.length > 0 ? [...new Set(input.columns)] : list.columns.map(({ id }) => id);
  const shown = wanted.flatMap((id) => list.columns.filter((column) => column.id === id && access.canColumn(id)));
  const content = await writeSheet({
    name: fullName,
    columns: shown.map(({ label }) => ({ header: label })),
    rows: rows.map((row) => shown.map(({ id }) => String(row[`${id}_name`] ?? ''))),
  });
  return { fileName: `${fullName}.xlsx`, content };
}

/** An empty file with a column for each field of the main table that people fill in. */
export async function recordTemplate(deps: Deps, input: { modelId: string; caller: Caller }): Promise<FileAnswer> {
  const { model, fieldAccess } = await openRecords(deps, input.caller, input.modelId);
  const fields = model.form.fields.filter(
    (field) => standardRegistry.get(field.kind)?.role === 'input' && fieldAccess(field.id) !== 'hidden',
  );
  const content = await writeSheet({
    name: model.fullName,
    columns: fields.map(({ label, required }) => ({ header: required ? `${label}*` : label })),
    rows: [],
  });
  return { fileName: `${model.fullName}.xlsx`, content };
}

interface ExportInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  query: Omit<RecordQuery, 'currentPage' | 'pageSize'>;
  /** Fields to write, all when empty. */
  columns: readonly string[];
  /** Chosen records instead of all that match. */
  ids?: readonly string[];
}
