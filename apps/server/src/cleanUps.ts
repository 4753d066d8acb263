import * as z from 'zod';
import { cleanUpCalls } from './http/http.cleanUp.js';
import { type CleanUp } from './jobs/cleanUp.js';
import { defineJob } from './jobs/defineJob.js';
import { handleJob } from './jobs/handleJob.js';
import { cleanUpRuns } from './jobs/jobs.cleanUp.js';
import { cleanUpInterfaceLog } from './modules/dataInterface/dataInterface.cleanUp.js';
import { cleanUpEditorDrafts } from './modules/editorDraft/editorDraft.cleanUp.js';
import { cleanUpLog } from './modules/log/log.cleanUp.js';
import { cleanUpDeliveries } from './modules/messageTemplate/messageTemplate.cleanUp.js';
import { cleanUpSamples } from './modules/monitor/monitor.cleanUp.js';
import { cleanUpSignIns } from './modules/oauth/oauth.cleanUp.js';
import { cleanUpStayPhotos } from './modules/parking/patrol/stayPhotos.js';
import { cleanUpFactorTickets } from './modules/secondFactor/secondFactor.cleanUp.js';
import { cleanUpRecordChanges } from './modules/visualdev/visualdev.cleanUp.js';
import { cleanUpWebhookDeliveries } from './modules/webhook/webhook.cleanUp.js';
import { cleanUpSessions } from './rights/session/session.cleanUp.js';

/** Deletes what nobody needs any more, module by module: what fails holds back none of the others, and is thrown in the end. */
export const cleanUp: CleanUp = async (deps, now) => {
  const failures: unknown[] = [];
  for (const part of parts) await part(deps, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything was cleaned up');
};

const parts: readonly CleanUp[] = [
  cleanUpSessions,
  cleanUpSignIns,
  cleanUpFactorTickets,
  cleanUpLog,
  cleanUpRuns,
  cleanUpDeliveries,
  cleanUpWebhookDeliveries,
  cleanUpInterfaceLog,
  cleanUpCalls,
  cleanUpRecordChanges,
  cleanUpSamples,
  cleanUpEditorDrafts,
  cleanUpStayPhotos,
];

const cleanExpiredJob = defineJob('maintenance.cleanExpired', z.object({}));

export const cleanUpJobs = [handleJob(cleanExpiredJob, (deps) => cleanUp(deps, Date.now()))];
