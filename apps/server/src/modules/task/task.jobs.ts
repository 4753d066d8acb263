import { CleanUpTargetSchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import * as z from 'zod';
import { ApiError } from '../../errors/apiError.js';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { askLogged, readDefinition } from '../dataInterface/answerCall.js';
import { readParameters } from '../dataInterface/readParameters.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { beginSync, readRunnable, requireSyncs } from '../dataSync/beginSync.js';
import { paragraphs, sendNotice } from '../message/sendNotice.js';
import { enqueueTemplate } from '../messageTemplate/sendTemplate.js';
import { readCaller } from '../user/readCaller.js';
import { removeOld, requireCleanable } from './cleanUps.js';
import { readTemplate } from './readTemplate.js';
import { t } from './task.messages.js';

/** Asks a data interface for its effect; the answer is not kept, the call is logged. */
export const askInterfaceJob = defineJob(
  'task.askInterface',
  z.object({
    interfaceId: z.string().min(1),
    parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Who made the task: the interface is asked in their name. */
    userId: z.string(),
  }),
);

/** Sends a notice to some people. */
export const sendNoticeJob = defineJob(
  'task.sendNotice',
  z.object({ title: z.string().min(1), text: z.string(), userIds: z.array(z.string()).min(1), userId: z.string() }),
);

/** Sends a message template to some people, each in their language. */
export const sendTemplateJob = defineJob(
  'task.sendTemplate',
  z.object({
    templateId: z.string().min(1),
    parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    userIds: z.array(z.string()).min(1),
    userId: z.string(),
  }),
);

/** Begins a data sync; how it ends is written down by the sync. */
export const startSyncJob = defineJob(
  'task.startSync',
  z.object({ syncId: z.string().min(1), /** Rows are copied in their name. */ userId: z.string() }),
);

/** Deletes what is older than some days. */
export const cleanUpJob = defineJob(
  'task.cleanUp',
  z.object({ target: CleanUpTargetSchema, days: z.number().int().min(1), userId: z.string() }),
);

export const taskJobs = [
  handleJob(askInterfaceJob, async (deps, { interfaceId, parameters, userId }) => {
    const definition = await readDefinition(deps, interfaceId);
    if (definition.enabledMark !== 1) throw new ApiError(409, t('interfaceDisabled', { name: definition.fullName }));
    const caller = await readCaller(deps, userId);
    // what they could ask when they made the task may have been taken from them since
    await requireCallable(deps.db, caller, definition);
    const given = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
    const values = readParameters(definition.parameters, given, caller);
    await askLogged(deps, { definition, values, caller, cause: 'task' });
  }),
  handleJob(sendNoticeJob, async (deps, { text, ...notice }, { workId, note }) => {
    const { rights } = await readCaller(deps, notice.userId);
    if (!rights.hasButton(pages.notice.address, 'btn_release')) throw new ApiError(403, t('mayNotRelease'));
    await deps.db
      .transaction()
      .execute((trx) => sendNotice(trx, { ...notice, id: workId, kind: 'system', bodyText: paragraphs(text) }));
    await note({ receivers: notice.userIds.length });
  }),
  handleJob(sendTemplateJob, async (deps, { templateId, parameters, userIds, userId }, { workId, note }) => {
    const { fullName, enabledMark } = await readTemplate(deps.db, templateId);
    if (enabledMark !== 1) throw new ApiError(409, t('templateDisabled', { name: fullName }));
    if (!(await readCaller(deps, userId)).rights.hasPage(pages.template.address))
      throw new ApiError(403, t('mayNotSend'));
    const values = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
    await deps.db
      .transaction()
      .execute((trx) => enqueueTemplate(trx, { batchId: workId, templateId, receivers: userIds, values }));
    await note({ receivers: userIds.length });
  }),
  handleJob(startSyncJob, async (deps, { syncId, userId }, { note }) => {
    const { rights } = await readCaller(deps, userId);
    requireSyncs(rights);
    const { tables } = await readRunnable(deps, rights, syncId);
    await deps.db.transaction().execute((trx) => beginSync(trx, syncId, userId));
    await note({ tables: tables.length });
  }),
  handleJob(cleanUpJob, async (deps, { userId, ...cleanUp }, { signal, note }) => {
    requireCleanable((await readCaller(deps, userId)).rights, cleanUp.target);
    await removeOld(deps, cleanUp, { signal, tell: (rows) => note({ rows }) });
  }),
];
