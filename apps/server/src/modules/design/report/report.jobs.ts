import { type contract } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { streamStyledSheet } from '../../../files/sheet/streamStyledSheet.js';
import { authorize } from '../../../http/authorize.js';
import { type Call } from '../../../http/handle.js';
import { defineJob } from '../../../jobs/defineJob.js';
import { handleJob } from '../../../jobs/handleJob.js';
import { startTransfer } from '../../transfer/startTransfer.js';
import { runTransfer, TRANSFER_JOB, TRANSFER_KILLED, TransferPayloadSchema } from '../../transfer/TransferRun.js';
import { readCaller } from '../../user/readCaller.js';
import { t } from '../design.messages.js';
import { readReleased, readReport } from './readReport.js';
import { withNotice } from './withNotice.js';

const job = defineJob('report.export', TransferPayloadSchema, TRANSFER_JOB);
const RequestSchema = z.object({ id: z.string(), filters: z.record(z.string(), z.string()) });

/** Begins to write a released report as a spreadsheet. Answers the id of the transfer. */
export async function startReportExport(call: Call<(typeof contract)['design']['report']['exportSheet']>) {
  const { deps, caller, locale, params, body, describe } = call;
  const { fullName } = await readReleased(deps, params.id);
  describe({ verb: 'export', recordId: params.id, recordName: fullName });
  return startTransfer(call, {
    ...{ kind: 'export', target: `report:${params.id}`, userId: caller.userId, locale, job },
    fileName: `${fullName}.xlsx`,
    request: { id: params.id, filters: body.filters },
  });
}

/** Writes the file, within what whoever began it may see by then. */
const exportReport = handleJob(
  job,
  (deps, { transferId }, attempt) =>
    runTransfer(deps, { transferId, attempt }, async (run) => {
      const { id, filters } = RequestSchema.parse(run.transfer.request);
      const caller = await readCaller(deps, run.transfer.userId);
      authorize('model', caller, { id });
      const report = await readReport(deps, { id, filters, caller, locale: run.locale });
      const { fullName, document, cut } = report;
      // a file goes to people who never saw the page that says so
      const sheet =
        cut.length > 0 ? withNotice(report.sheet, t('cut', { names: cut.join('、') })(run.locale)) : report.sheet;
      const total = sheet.rows.length;
      await run.advance({ total, done: 0 });
      const isLandscape = document.paper.orientation === 'landscape';
      const chartWords = { data: t('chartData')(run.locale), cut: t('chartCut')(run.locale) };
      const file = streamStyledSheet({ ...sheet, name: fullName, isLandscape, chartWords }, (done) => {
        attempt.signal.throwIfAborted();
        return run.advance({ total, done });
      });
      const { key: storageKey } = await deps.files.write(file);
      await run.advance({ total, done: total });
      return { storageKey };
    }),
  TRANSFER_KILLED,
);

export const reportJobs = [exportReport];
