import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type Selectable } from 'kysely';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { readRecord, readStored } from '../visualdev/records/readRecord.js';
import { readWritten } from '../visualdev/records/readWritten.js';
import { accessOf, type RecordAccess } from '../visualdev/records/recordAccess.js';
import { binScope } from '../visualdev/records/recycle/binScope.js';
import { seesModel } from '../visualdev/documents/seenModels.js';
import { readReleased } from '../visualdev/releasedModel.js';
import { requirePart } from '../workflow/actOnFlow.js';
import { openFlow } from '../workflow/openFlow.js';
import { type Subject, type WebhookDeliveryTable } from './webhook.tables.js';

/**
 * What the owner of a webhook may be told of an event now: fields and columns that they may not see are left out.
 * `hidden` where it is beyond their data permission, of which no trace may stay.
 */
export async function toldData(deps: Deps, owner: Caller, delivery: ToldDelivery): Promise<Told> {
  const { event, modelId, subject } = delivery;
  if (event === 'webhook.test') return { kind: 'data', data: {} };
  try {
    if (event.startsWith('flow.')) return { kind: 'data', data: await flowData(deps, owner, subject) };
    if (!seesModel(owner, modelId)) return { kind: 'withheld', reason: 'noRight' };
    const access = accessOf(await readReleased(deps.db, modelId), owner);
    return await recordData(deps, owner, { delivery, access });
  } catch (error) {
    // as the calls refuse it: it is not theirs, or there is no such thing any more
    if (error instanceof ApiError && (error.code === 403 || error.code === 404)) return { kind: 'hidden' };
    throw error;
  }
}

export type ToldDelivery = Pick<Selectable<WebhookDeliveryTable>, 'event' | 'modelId' | 'subject'>;
export type Told =
  { kind: 'data'; data: object } | { kind: 'withheld'; reason: 'noRight' | 'recordGone' } | { kind: 'hidden' };

interface RecordTold {
  delivery: ToldDelivery;
  access: RecordAccess;
}

async function recordData(deps: Deps, owner: Caller, told: RecordTold): Promise<Told> {
  const { access, delivery } = told;
  const { event, modelId, subject } = delivery;
  const { recordId = '', revision, userId = '', fields } = subject;
  const data = { modelId, modelName: access.model.fullName, recordId, userId };
  if (event === 'record.deleted')
    return (await wasTheirs(deps, owner, told)) ? { kind: 'data', data } : { kind: 'hidden' };
  const record = await recordAt(deps, { owner, modelId, recordId, revision });
  if (!record)
    return (await wasTheirs(deps, owner, told)) ? { kind: 'withheld', reason: 'recordGone' } : { kind: 'hidden' };
  const seen = fields?.filter((field) => access.fieldAccess(field) !== 'hidden');
  return {
    kind: 'data',
    data: { ...data, ...(revision === undefined ? {} : { revision }), ...(seen ? { fields: seen } : {}), record },
  };
}

/** A record as a save left it, else as it is; undefined when it is gone. Throws 403 beyond the data permission. */
async function recordAt(
  deps: Deps,
  { owner: caller, modelId, recordId, revision }: Asked,
): Promise<FormValues | undefined> {
  try {
    if (revision !== undefined) {
      const { id, values } = await readWritten(deps, { caller, modelId, recordId, revision });
      return { id, ...values };
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    const { _revision, _version, ...record } = await readRecord(deps, { caller, modelId, recordId });
    return record;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
}

interface Asked {
  owner: Caller;
  modelId: string;
  recordId: string;
  revision: number | undefined;
}

/** Whether a deleted record was within somebody's data permission, or is, having come back; one that left the bin is for who sees all. */
async function wasTheirs({ db }: Deps, owner: Caller, { access, delivery }: RecordTold): Promise<boolean> {
  const { recordId = '' } = delivery.subject;
  const recycled = db
    .selectFrom('recycledRecord')
    .select('recordId')
    .where('modelId', '=', access.model.id)
    .where('recordId', '=', recordId);
  if (await recycled.executeTakeFirst())
    return (await recycled.where(binScope(owner, access.model)).executeTakeFirst()) !== undefined;
  try {
    await readStored(db, { ...access, fieldAccess: () => 'hidden' }, recordId);
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return owner.rights.dataScope(access.page).kind === 'all' && access.model.list.filters.length === 0;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 404;
}

/** A flow for whoever has a part in it. Throws 404 for everybody else. */
async function flowData(deps: Deps, owner: Caller, { instanceId = '' }: Subject): Promise<object> {
  const open = await openFlow(deps.db, instanceId);
  await requirePart(deps, owner, open);
  const { instance } = open;
  const status = Object.entries(FLOW_STATUS).find(([, number]) => number === instance.status)?.[0] ?? '';
  const { fullName } = await deps.db
    .selectFrom('flow')
    .select('fullName')
    .where('id', '=', instance.flowId)
    .executeTakeFirstOrThrow();
  return {
    instanceId,
    flowId: instance.flowId,
    flowName: fullName,
    number: instance.number,
    title: instance.title,
    /** Now: a flow may have gone on since. */
    status,
    modelId: instance.modelId,
    recordId: instance.recordId,
    launcherId: instance.launcherId,
    launchTime: new Date(instance.launchTime).toISOString(),
    endTime: instance.endTime === null ? null : new Date(instance.endTime).toISOString(),
  };
}
