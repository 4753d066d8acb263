import { pages } from '@smart-admin/api-client/pages';
import { type Executor } from '../../db/database.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { type Caller } from '../../rights/caller.js';
import { type Rights } from '../../rights/rights.js';
import { backupJob } from '../backup/backupJob.js';
import { requireBackups } from '../backup/requireBackups.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { requireSyncs } from '../dataSync/beginSync.js';
import { requireCleanable } from './cleanUps.js';
import { askInterfaceJob, cleanUpJob, sendNoticeJob, sendTemplateJob, startSyncJob } from './task.jobs.js';

/**
 * Throws 403 unless somebody may do by hand what a task does: neither to make one nor to run or change one that others
 * made is a way around that. Tasks of the server are for whoever has the page.
 */
export async function requireTarget(db: Executor, caller: Caller, { job, payload }: TaskTarget): Promise<void> {
  const { rights } = caller;
  switch (job) {
    case askInterfaceJob.name: {
      const { interfaceId } = askInterfaceJob.schema.parse(payload);
      const definition = await db
        .selectFrom('dataInterface')
        .select(['id', 'fullName'])
        .where('id', '=', interfaceId)
        .executeTakeFirst();
      // one that is gone answers nobody
      if (definition) await requireCallable(db, caller, definition);
      return;
    }
    case cleanUpJob.name:
      requireCleanable(rights, cleanUpJob.schema.parse(payload).target);
      return;
    case backupJob.name:
      requireBackups(rights);
      return;
    case startSyncJob.name:
      requireSyncs(rights);
      return;
    case sendTemplateJob.name:
      requireTemplates(rights);
      return;
    case sendNoticeJob.name:
      if (!rights.hasButton(pages.notice.address, 'btn_release'))
        throw new MissingRight(pages.notice.address, 'btn_release');
  }
}

/** Throws 403 for whoever has not the page of message templates. */
export function requireTemplates(rights: Rights): void {
  if (!rights.hasPage(pages.template.address)) throw new MissingRight(pages.template.address, undefined);
}

interface TaskTarget {
  /** Name of the job. */
  job: string;
  payload: unknown;
}
