import { type AnyEndpoint, type Permission } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type ExportedSheet } from '../../files/exportSheet.js';
import { type Call } from '../../http/handle.js';
import { authorize } from '../../http/authorize.js';
import { type Caller } from '../../rights/caller.js';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob, type JobHandler } from '../../jobs/handleJob.js';
import { EXPORT_ROWS, runExport } from './runExport.js';
import { startTransfer } from './startTransfer.js';
import { TRANSFER_JOB, TRANSFER_KILLED, TransferPayloadSchema } from './TransferRun.js';

/**
 * The export of a list in the background: `start` begins it, `handler` writes its file later, within what whoever began it
 * may see by then.
 */
export function defineListExport<Query extends z.ZodType, Row>({
  target,
  permission,
  query,
  fileName,
  open,
}: ListExportOptions<Query, Row>): ListExport<z.output<Query>> {
  const job = defineJob(`${target}.export`, TransferPayloadSchema, TRANSFER_JOB);
  return {
    start({ once, caller, locale }, { fileName: wanted, ...request }) {
      return startTransfer(
        { once },
        {
          ...{ kind: 'export', target, userId: caller.userId, locale, request, job },
          fileName: `${wanted || fileName(locale)}.xlsx`,
        },
      );
    },
    handler: handleJob(
      job,
      (deps, { transferId }, attempt) =>
        runExport(deps, { transferId, attempt }, (caller, { transfer, locale }) => {
          authorize(permission, caller, {});
          const { query: asked, ...choice } = RequestSchema.parse(transfer.request);
          return open({ deps, caller, locale }, { ...choice, query: query.parse(asked), limit: EXPORT_ROWS + 1 });
        }),
      TRANSFER_KILLED,
    ),
  };
}

const RequestSchema = z.object({
  query: z.unknown(),
  columns: z.array(z.string()),
  ids: z.array(z.string()).optional(),
});

export interface ListExportOptions<Query extends z.ZodType, Row> {
  /** What its rows are; also names the job. */
  target: string;
  permission: Permission;
  query: Query;
  /** Without an ending, where whoever exports gives none. */
  fileName: (locale: Locale) => string;
  /** Rows in their order with about how many there are. `limit` is the most that a file takes. */
  open: (
    call: ExportCall,
    request: ExportRequest<z.output<Query>> & { limit: number },
  ) => Promise<ExportedSheet<Row> & { total: number }>;
}

export interface ListExport<Query> {
  /** Answers the id of the transfer. */
  start: (
    call: ExportCall & Pick<Call<AnyEndpoint>, 'once'>,
    request: ExportRequest<Query> & { fileName: string },
  ) => Promise<string>;
  handler: JobHandler;
}

interface ExportCall {
  deps: Deps;
  caller: Caller;
  locale: Locale;
}

interface ExportRequest<Query> {
  query: Query;
  /** Fields in their order; all when empty. */
  columns: string[];
  /** To export these alone. */
  ids?: string[] | undefined;
}
