import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Env } from '../../env.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { fieldError } from '../../db/requireRow.js';
import { type BodyOf, type SaveContext } from '../../http/crud/CrudOptions.js';
import { nextRun, type Rhythm } from '../../jobs/schedule/nextRun.js';
import { readDefinition } from '../dataInterface/answerCall.js';
import { type Executor } from '../../db/database.js';
import { readParameters } from '../dataInterface/readParameters.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { backupJob } from '../backup/backup.jobs.js';
import { requireBackups } from '../backup/requireBackups.js';
import { requireCleanable } from './cleanUps.js';
import { readTemplate } from './readTemplate.js';
import { askInterfaceJob, cleanUpJob, sendNoticeJob, sendTemplateJob } from './task.jobs.js';
import { t } from './task.messages.js';

type TaskBody = BodyOf<(typeof contract)['system']['task']>;

/**
 * A task as it is stored, with its next time. A task of the server keeps what it does and is called. Throws 400 for what
 * is wrong, 403 for an interface that the caller may not ask.
 */
export async function toTaskRow(body: TaskBody, context: SaveContext<'scheduledTask'>) {
  const { timeoutSeconds, maxAttempts, enabledMark, description } = body;
  const rhythm = readPattern(body, context.call.deps.env);
  const times = {
    ...rhythm,
    timeoutSeconds,
    maxAttempts,
    enabledMark,
    nextRunTime: nextRun(rhythm, new Date()),
  };
  if (context.current?.systemMark === 1) return times;
  const { fullName, enCode } = body;
  return { ...times, fullName, enCode, description, ...(await targetRow(body, context)) };
}

/** A pattern with its time zone, by default the server's. Throws 400 naming the one that is wrong. */
export function readPattern({ cron, timeZone: asked }: Rhythm, { TIME_ZONE }: Pick<Env, 'TIME_ZONE'>): Rhythm {
  const timeZone = asked === '' ? TIME_ZONE : asked;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw fieldError('timeZone', t('wrongTimeZone'));
  }
  try {
    nextRun({ cron, timeZone }, new Date());
  } catch {
    throw fieldError('cron', t('wrongCron'));
  }
  return { cron, timeZone };
}

async function targetRow(body: TaskBody, { call, db }: SaveContext<'scheduledTask'>) {
  const { userId } = call.caller;
  if (body.kind === 'interface') {
    if (!body.interfaceId) throw fieldError('interfaceId', t('noInterface'));
    const definition = await readDefinition({ db }, body.interfaceId);
    await requireCallable(db, call.caller, definition);
    readParameters(
      definition.parameters,
      Object.fromEntries(body.parameters.map(({ name, value }) => [name, value])),
      call.caller,
    );
    const { parameters } = body;
    return stored(askInterfaceJob.name, { interfaceId: definition.id, parameters, userId });
  }
  if (body.kind === 'cleanUp') {
    if (!body.cleanUp) throw fieldError('cleanUp', t('noCleanUp'));
    requireCleanable(call.caller.rights, body.cleanUp.target);
    return stored(cleanUpJob.name, { ...body.cleanUp, userId });
  }
  if (body.kind === 'backup') {
    requireBackups(call.caller.rights);
    return stored(backupJob.name, { taskCode: body.enCode, keep: body.backupKeep, userId });
  }
  if (body.kind === 'template')
    return stored(sendTemplateJob.name, { ...(await templatePayload(body, call, db)), userId });
  if (body.kind === 'system') throw fieldError('kind', t('noKind'));
  if (!body.noticeTitle) throw fieldError('noticeTitle', t('noTitle'));
  if (body.noticeUserIds.length === 0) throw fieldError('noticeUserIds', t('nobody'));
  const { noticeTitle: title, noticeText: text, noticeUserIds: userIds } = body;
  return stored(sendNoticeJob.name, { title, text, userIds, userId });
}

async function templatePayload(body: TaskBody, { caller }: SaveContext<'scheduledTask'>['call'], db: Executor) {
  const { templateId, parameters, noticeUserIds: userIds } = body;
  if (!caller.rights.hasPage(pages.template.address)) throw new MissingRight(pages.template.address, undefined);
  if (!templateId) throw fieldError('templateId', t('noTemplate'));
  const { placeholders } = await readTemplate(db, templateId);
  const given = new Set(parameters.map(({ name }) => name));
  const missing = placeholders.filter(({ name }) => !given.has(name)).map(({ name, label }) => label || name);
  if (missing.length > 0) throw fieldError('parameters', t('noValues', { names: missing.join(', ') }));
  if (userIds.length === 0) throw fieldError('noticeUserIds', t('nobody'));
  return { templateId, parameters, userIds };
}

const stored = (job: string, payload: object) => ({ job, payload: JSON.stringify(payload) });
