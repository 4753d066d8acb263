import { RecordListBodySchema, type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { DatabaseError } from 'pg';
import * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { authorize } from '../../../http/authorize.js';
import { type Caller } from '../../../rights/caller.js';
import { type SheetRow } from '../../../files/parse/sheetLimits.js';
import { type Call } from '../../../http/handle.js';
import { defineJob } from '../../../jobs/defineJob.js';
import { handleJob, type JobAttempt } from '../../../jobs/handleJob.js';
import { filterRows, mappingProblem, textsOf } from '../../transfer/importFile.js';
import { saveMapping } from '../../transfer/importMappings.js';
import { EXPORT_ROWS, runExport } from '../../transfer/runExport.js';
import { countRows, takeRows } from '../../transfer/runImport.js';
import { startTransfer } from '../../transfer/startTransfer.js';
import {
  runTransfer,
  TRANSFER_JOB,
  TRANSFER_KILLED,
  TransferPayloadSchema,
  type TransferRun,
} from '../../transfer/TransferRun.js';
import { readCaller } from '../../user/readCaller.js';
import { t as transferText } from '../../transfer/transfer.messages.js';
import { t } from '../visualdev.messages.js';
import { insertRecords } from './createRecord.js';
import { openExport } from './exportRecords.js';
import { importFields, toImportField } from './import/importFields.js';
import { checkTexts, namesOf, readerOf, targetOf, withMapped } from './import/previewRecords.js';
import { noteTaken, takeBackJobs } from './import/takeBackImport.js';
import { listRecords } from './listRecords.js';
import { openRecords } from './recordAccess.js';

type Records = (typeof contract)['visualdev']['records'];

const exportJob = defineJob('record.export', TransferPayloadSchema, TRANSFER_JOB);
const importJob = defineJob('record.import', TransferPayloadSchema, TRANSFER_JOB);

const ExportSchema = z.object({
  modelId: z.string(),
  query: RecordListBodySchema.omit({ currentPage: true, pageSize: true }),
  columns: z.array(z.string()),
  ids: z.array(z.string()).optional(),
});
const ImportSchema = z.object({
  modelId: z.string(),
  file: z.string(),
  // jobs of before this could be chosen have none
  sheet: z.number().default(0),
  headerRow: z.number().optional(),
  mapping: z.array(z.string()),
  edits: z.record(z.string(), z.record(z.string(), z.string()).nullable()),
});

/** Begins to export records in the background. Throws as the list does for what the caller may not filter by. */
export async function startRecordExport({
  deps,
  caller,
  locale,
  once,
  params: { id: modelId },
  body: { columns, ids, fileName, ...query },
}: Call<Records['startExport']>): Promise<string> {
  const { model } = await openRecords(deps, caller, modelId, locale);
  await listRecords(deps, { modelId, caller, locale, query: { ...query, currentPage: 1, pageSize: 1 } });
  return startTransfer(
    { once },
    {
      kind: 'export',
      target: targetOf(modelId),
      userId: caller.userId,
      fileName: `${fileName || model.fullName}.xlsx`,
      locale,
      request: { modelId, query, columns, ids } satisfies z.input<typeof ExportSchema>,
      job: exportJob,
    },
  );
}

/** Begins to make records of the rows of a file, and remembers what its columns were taken for. */
export async function startRecordImport({
  deps,
  caller,
  locale,
  once,
  params: { id: modelId },
  body: { file, mapping, edits, ...place },
}: Call<Records['startImport']>): Promise<string> {
  const access = await openRecords(deps, caller, modelId, locale);
  const columns = await withMapped(deps, access, { caller, file, mapping, ...place }, async (mapped) => {
    if ((await countRows(mapped.sheet.rows, 1)) === 0) throw new ApiError(400, transferText('empty'));
    return mapped.columns;
  });
  const problem = mappingProblem(columns, importFields(access).map(toImportField));
  if (problem) throw new ApiError(400, problem);
  const { userId } = caller;
  await saveMapping(deps.db, { userId, target: targetOf(modelId) }, columns);
  return startTransfer(
    { once },
    {
      kind: 'import',
      target: targetOf(modelId),
      userId,
      fileName: `${access.model.fullName}-${t('refusedRows')(locale)}.xlsx`,
      locale,
      request: { modelId, file, mapping: columns.map(({ field }) => field), edits, ...place } satisfies z.input<
        typeof ImportSchema
      >,
      job: importJob,
    },
  );
}

export const recordJobs = [
  ...takeBackJobs,
  handleJob(
    exportJob,
    (deps, { transferId }, attempt) =>
      runExport(deps, { transferId, attempt }, async (caller, { transfer, locale }) => {
        const { modelId, query, columns, ids } = ExportSchema.parse(transfer.request);
        authorize('model:btn_download', caller, { id: modelId });
        const asked = { modelId, caller, locale };
        const { pagination } = await listRecords(deps, { ...asked, query: { ...query, currentPage: 1, pageSize: 1 } });
        const sheet = await openExport(deps, { ...asked, query, columns, ids, limit: EXPORT_ROWS + 1 });
        return { ...sheet, total: ids?.length ?? pagination.total };
      }),
    TRANSFER_KILLED,
  ),
  handleJob(
    importJob,
    (deps, { transferId }, attempt) =>
      runTransfer(deps, { transferId, attempt }, async (run) => {
        const caller = await readCaller(deps, run.transfer.userId);
        return importRecords(deps, run, { caller, attempt });
      }),
    TRANSFER_KILLED,
  ),
];

async function importRecords(
  deps: Deps,
  run: TransferRun,
  { caller, attempt }: { caller: Caller; attempt: JobAttempt },
): Promise<{ storageKey?: string }> {
  const { locale, transfer } = run;
  const { modelId, file, mapping, edits, ...place } = ImportSchema.parse(transfer.request);
  authorize('model:btn_upload', caller, { id: modelId });
  const access = await openRecords(deps, caller, modelId, locale);
  const reader = readerOf(deps, access, { caller, locale });
  const fields = importFields(access).map(toImportField);
  return withMapped(deps, access, { caller, file, mapping, ...place }, async ({ columns, sheet }) => {
    // the form or the rights may have changed since somebody chose the columns: nothing is left out in silence
    const lost = mapping.findIndex((id) => id !== '' && !fields.some((field) => field.id === id));
    if (lost >= 0) throw new ApiError(409, t('columnLost', { header: sheet.headers[lost] ?? '' }));
    const problem = mappingProblem(columns, fields);
    if (problem) throw new ApiError(409, problem);
    const rows = filterRows(sheet.rows, ({ number }) => edits[number] !== null);
    const textsIn = (row: SheetRow) => ({ ...textsOf(row, columns), ...edits[row.number] });
    const names = await namesOf(access, rows, textsIn);
    return takeRows(deps, run, {
      headers: sheet.headers,
      rows,
      needsWritten: (row, first) => names.choosesSince(first.number, { number: row.number, texts: textsIn(row) }),
      signal: attempt.signal,
      reasonOf: (error) => reasonOf(error, locale),
      check: async (rows) => {
        const texts = rows.map(textsIn);
        const checked = await checkTexts(deps, access, { reader, texts, caller, locale });
        const records = checked.flatMap(({ values }) => (values ? [values] : []));
        return {
          problems: new Map(
            checked.flatMap(({ values, errors, unknown }, index) => {
              const told = names.told(errors, { unknown, number: rows[index]?.number ?? 0, locale });
              return values ? [] : [[index, Object.values(told).join('; ')] as const];
            }),
          ),
          write: async (trx) => {
            const made = await insertRecords(deps, trx, { access, caller, records });
            await noteTaken(
              trx,
              transfer.id,
              made.map(({ recordId }) => recordId),
            );
          },
        };
      },
    });
  });
}

/** Values that the database refuses (classes 22 and 23 of PostgreSQL) are faults of their row. */
function reasonOf(error: unknown, locale: Locale): string | undefined {
  if (error instanceof ApiError && error.code < 500) return error.text(locale);
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '') ? t('badRow')(locale) : undefined;
}
