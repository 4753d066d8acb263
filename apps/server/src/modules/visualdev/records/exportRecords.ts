import { EXPORT_LIMIT, type ExportedSheet, exportSheet } from '../../../files/exportSheet.js';
import { type Deps } from '../../../deps.js';
import { type FileAnswer } from '../../../http/handle.js';
import { InterfaceRows } from './InterfaceRows.js';
import { recordBatches, type RecordRow, type RecordsInput } from './listRecords.js';
import { openRecords } from './recordAccess.js';

/** Records as an Excel file: those that match, or those chosen by id; columns as asked for, in that order, and allowed. */
export async function exportRecords(deps: Deps, input: ExportInput): Promise<FileAnswer> {
  const { fileName, ...sheet } = await openExport(deps, { ...input, limit: EXPORT_LIMIT + 1 });
  return { fileName, content: await exportSheet(sheet) };
}

/** What such a file holds, and its name. */
export async function openExport(
  deps: Deps,
  { limit, ...input }: ExportInput & { limit: number },
): Promise<ExportedSheet<RecordRow> & { fileName: string }> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  const { list, fullName } = access.model;
  const wanted = input.columns.length > 0 ? [...new Set(input.columns)] : list.columns.map(({ id }) => id);
  const shown = wanted.flatMap((id) => list.columns.filter((column) => column.id === id && access.canColumn(id)));
  return {
    fileName: `${fullName}.xlsx`,
    name: fullName,
    columns: shown.map(({ label }) => ({ header: label })),
    batches: recordBatches(deps, access, { ...input, rows: new InterfaceRows(deps, input.caller), limit }),
    toCells: (row) => shown.map(({ id }) => String(row[`${id}_name`] ?? '')),
  };
}

interface ExportInput extends RecordsInput {
  modelId: string;
  /** Fields to write, all when empty. */
  columns: readonly string[];
  /** Chosen records instead of all that match. */
  ids?: readonly string[] | undefined;
}
