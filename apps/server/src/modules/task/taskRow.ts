import { type contract } from '@smart-admin/api-client/contract';
import { isTimeZone, type Clock } from '../../clock.js';
import { fieldError } from '../../db/requireRow.js';
import { type BodyOf, type SaveContext } from '../../http/crud/CrudOptions.js';
import { nextRun, type Rhythm } from '../../jobs/schedule/nextRun.js';
import { readDefinition } from '../dataInterface/answerCall.js';
import { type Executor } from '../../db/database.js';
import { readParameters } from '../dataInterface/readParameters.js';
import { backupJob } from '../backup/backupJob.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { readRunnable, requireSyncs } from '../dataSync/beginSync.js';
import { readTemplate } from './readTemplate.js';
import { requireTarget, requireTemplates } from './requireTarget.js';
import { askInterfaceJob, cleanUpJob, sendNoticeJob, sendTemplateJob, startSyncJob } from './task.jobs.js';
import { t } from './task.messages.js';

type TaskBody = BodyOf<(typeof contract)['system']['task']>;

/**
 * A task as it is stored, with its next time. A task of the server keeps what it does and is called. Throws 400 for what
 * is wrong, 403 for what the caller may not do by hand.
 */
export async function toTaskRow(body: TaskBody, context: SaveContext<'scheduledTask'>) {
  const { timeoutSeconds, maxAttempts, enabledMark, description } = body;
  const { clock } = context.call.deps;
  const rhythm = readPattern(body, clock);
  const times = {
    ...rhythm,
    timeoutSeconds,
    maxAttempts,
    enabledMark,
    nextRunTime: nextRun(rhythm, new Date(clock.now())),
  };
  if (context.current?.systemMark === 1) return times;
  const { fullName, enCode } = body;
  const { job, payload } = await targetOf(body, context);
  await requireTarget(context.db, context.call.caller, { job, payload });
  return { ...times, fullName, enCode, description, job, payload: JSON.stringify(payload) };
}

/** A pattern with its time zone, by default the server's. Throws 400 naming the one that is wrong. */
export function readPattern({ cron, timeZone: asked }: Rhythm, clock: Clock): Rhythm {
  const timeZone = asked === '' ? clock.timeZone : asked;
  if (!isTimeZone(timeZone)) throw fieldError('timeZone', t('wrongTimeZone'));
  try {
    nextRun({ cron, timeZone }, new Date(clock.now()));
  } catch {
    throw fieldError('cron', t('wrongCron'));
  }
  return { cron, timeZone };
}

/** The job of a task and what it needs to know. */
async function targetOf(body: TaskBody, { call, db }: SaveContext<'scheduledTask'>) {
  const { userId } = call.caller;
  if (body.kind === 'interface') {
    if (!body.interfaceId) throw fieldError('interfaceId', t('noInterface'));
    const definition = await readDefinition({ db }, body.interfaceId);
    // before anything is said of its parameters
    await requireCallable(db, call.caller, definition);
    readParameters(
      definition.parameters,
      Object.fromEntries(body.parameters.map(({ name, value }) => [name, value])),
      call.caller,
    );
    const { parameters } = body;
    return { job: askInterfaceJob.name, payload: { interfaceId: definition.id, parameters, userId } };
  }
  if (body.kind === 'cleanUp') {
    if (!body.cleanUp) throw fieldError('cleanUp', t('noCleanUp'));
    return { job: cleanUpJob.name, payload: { ...body.cleanUp, userId } };
  }
  if (body.kind === 'backup')
    return { job: backupJob.name, payload: { taskCode: body.enCode, keep: body.backupKeep, userId } };
  if (body.kind === 'template')
    return { job: sendTemplateJob.name, payload: { ...(await templatePayload(body, call, db)), userId } };
  if (body.kind === 'sync') {
    requireSyncs(call.caller.rights);
    if (!body.syncId) throw fieldError('syncId', t('noSync'));
    const { id: syncId } = await readRunnable(call.deps, call.caller.rights, body.syncId);
    return { job: startSyncJob.name, payload: { syncId, userId } };
  }
  if (body.kind === 'system') throw fieldError('kind', t('noKind'));
  if (!body.noticeTitle) throw fieldError('noticeTitle', t('noTitle'));
  if (body.noticeUserIds.length === 0) throw fieldError('noticeUserIds', t('nobody'));
  const { noticeTitle: title, noticeText: text, noticeUserIds: userIds } = body;
  return { job: sendNoticeJob.name, payload: { title, text, userIds, userId } };
}

async function templatePayload(body: TaskBody, { caller }: SaveContext<'scheduledTask'>['call'], db: Executor) {
  const { templateId, parameters, noticeUserIds: userIds } = body;
  requireTemplates(caller.rights);
  if (!templateId) throw fieldError('templateId', t('noTemplate'));
  const { placeholders } = await readTemplate(db, templateId);
  const given = new Set(parameters.map(({ name }) => name));
  const missing = placeholders.filter(({ name }) => !given.has(name)).map(({ name, label }) => label || name);
  if (missing.length > 0) throw fieldError('parameters', t('noValues', { names: missing.join(', ') }));
  if (userIds.length === 0) throw fieldError('noticeUserIds', t('nobody'));
  return { templateId, parameters, userIds };
}
