import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { recordsCreated, recordsRemoved, recordsRestored, recordUpdated } from '../visualdev/visualdev.events.js';
import { flowEnded, flowStarted } from '../workflow/workflow.events.js';
import { type Subject, type WebhookEvent } from './webhook.tables.js';
import { enqueueAttempts } from './webhookJobs.js';

/** Writes down for each webhook what it is to be told, in the transaction in which it happens. */
export function listenForWebhooks({ events }: Pick<Deps, 'events'>): void {
  events.within(recordsCreated, (trx, { modelId, recordIds, userId }) => {
    const subjects = recordIds.map((recordId) => ({ recordId, revision: 1, userId }));
    return writeDown(trx, { event: 'record.created', modelId, subjects });
  });
  events.within(recordUpdated, (trx, { modelId, recordId, revision, userId, fields }) =>
    writeDown(trx, { event: 'record.updated', modelId, subjects: [{ recordId, revision, userId, fields }] }),
  );
  for (const [happening, event] of [
    [recordsRemoved, 'record.deleted'],
    [recordsRestored, 'record.restored'],
  ] as const)
    events.within(happening, (trx, { modelId, recordIds, userId }) =>
      writeDown(trx, { event, modelId, subjects: recordIds.map((recordId) => ({ recordId, userId })) }),
    );
  events.within(flowStarted, (trx, { modelId, instanceId }) =>
    writeDown(trx, { event: 'flow.started', modelId, subjects: [{ instanceId }] }),
  );
  events.within(flowEnded, (trx, { modelId, instanceId, status }) =>
    writeDown(trx, { event: ENDINGS[status], modelId, subjects: [{ instanceId }] }),
  );
}

const ENDINGS = {
  adopted: 'flow.finished',
  rejected: 'flow.rejected',
  revoked: 'flow.revoked',
  cancelled: 'flow.cancelled',
} as const;

async function writeDown(trx: DatabaseTransaction, { event, modelId, subjects }: Happening): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhook')
    .select('id')
    .where('enabledMark', '=', 1)
    .where(sql<boolean>`events ? ${event} and (model_ids = '[]' or model_ids ? ${modelId})`)
    .execute();
  const deliveries = webhooks.flatMap(({ id: webhookId }) =>
    subjects.map((subject) => ({
      ...{ id: newId(), webhookId, event, modelId },
      subject: JSON.stringify(subject),
      ...NOT_TRIED,
    })),
  );
  await insertAll(trx, 'webhookDelivery', deliveries);
  await enqueueAttempts(
    trx,
    deliveries.map(({ id, webhookId }) => ({ webhookId, deliveryId: id, attempt: 1 })),
  );
}

/** What stands of a delivery before its first attempt. */
export const NOT_TRIED = { status: null, duration: null } as const;

interface Happening {
  event: WebhookEvent;
  modelId: string;
  subjects: readonly Subject[];
}
