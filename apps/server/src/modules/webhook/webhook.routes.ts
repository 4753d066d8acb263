import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { listDeliveries, readDelivery } from './deliveries.js';
import { requireOwnersManaged } from '../user/requireOwnersManaged.js';
import { usersWithin } from '../user/userScope.js';
import { makeSecret } from './signature.js';
import { seenModels } from '../visualdev/documents/seenModels.js';
import { NOT_TRIED } from './webhook.listeners.js';
import { enqueueAttempts } from './webhookJobs.js';
import { SWITCHED_ON, toWebhookRow } from './webhookRow.js';
import { requireWebhook } from './requireWebhook.js';

/** Milliseconds for which what is sent is signed with the former secret too. */
const BOTH = 86_400_000;

export const webhookRoutes = crudRoutes(contract.system.webhook, {
  table: 'webhook',
  scope: { page: pages.user, within: (scope) => usersWithin(scope, 'webhook.ownerId') },
  joins: { owner: { table: 'userAccount', by: 'ownerId', names: { ownerName: 'realName' } } },
  search: ['fullName', 'url', 'owner.realName', 'owner.account'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  guard: (webhooks, { db, call }) => requireOwnersManaged(db, call, webhooks),
  toRow: toWebhookRow,
  beforeState: async ({ id, enabledMark }, { db }) => {
    if (enabledMark === 0) await db.updateTable('webhook').set(SWITCHED_ON).where('id', '=', id).execute();
  },
  afterRemove: async (webhooks, { db }) => {
    const ids = webhooks.map(({ id }) => id);
    await db.deleteFrom('webhookDelivery').where('webhookId', 'in', ids).execute();
  },
  own: {
    models: async ({ deps, caller }) => {
      const models = await seenModels(deps.db, caller);
      return { list: models.map((model) => ({ ...model, parentId: '-1', hasChildren: false, isLeaf: true })) };
    },
    create: ({ deps, caller, locale, body, describe }) =>
      // never twice by its name: an answer that is kept would keep the secret
      deps.db.transaction().execute(async (db) => {
        const id = newId();
        const row = await toWebhookRow(body, { db, id, current: undefined, call: { deps, caller, locale, describe } });
        const secret = makeSecret();
        const encryptedSecret = await deps.webhookSecrets.seal(secret, id);
        await db
          .insertInto('webhook')
          .values({ ...row, id, encryptedSecret, creatorUserId: caller.userId })
          .execute();
        describe({ verb: 'create', recordId: id, recordName: row.fullName });
        return { id, secret };
      }),
    rotateSecret: (call) =>
      call.deps.db.transaction().execute(async (db) => {
        const { id, fullName } = await requireWebhook(db, call);
        const secret = makeSecret();
        await db
          .updateTable('webhook')
          .set({
            encryptedSecret: await call.deps.webhookSecrets.seal(secret, id),
            formerSecret: sql.ref('encryptedSecret'),
            formerUntil: new Date(call.deps.clock.now() + BOTH),
          })
          .where('id', '=', id)
          .execute();
        call.describe({ verb: 'update', recordId: id, recordName: fullName });
        return { secret };
      }),
    test: (call) =>
      call.once(async (db) => {
        const { id: webhookId, fullName } = await requireWebhook(db, call);
        const id = newId();
        await db
          .insertInto('webhookDelivery')
          .values({ id, webhookId, event: 'webhook.test', ...NOT_TRIED })
          .execute();
        await enqueueAttempts(db, [{ webhookId, deliveryId: id, attempt: 1 }]);
        call.describe({ verb: 'run', recordId: webhookId, recordName: fullName });
        return id;
      }),
    deliveries: listDeliveries,
    delivery: readDelivery,
    resend: (call) =>
      call.once(async (db) => {
        const { id: webhookId, fullName } = await requireWebhook(db, call);
        const { deliveryId } = call.params;
        const found = await db
          .updateTable('webhookDelivery')
          .set({ state: 'waiting', attempts: 0, isResent: true, nextTime: null, reason: '', detail: '' })
          .where('id', '=', deliveryId)
          .where('webhookId', '=', webhookId)
          .returning('id')
          .executeTakeFirst();
        requireRow(found);
        await enqueueAttempts(db, [{ webhookId, deliveryId, attempt: 1 }]);
        call.describe({ verb: 'run', recordId: webhookId, recordName: fullName });
        return null;
      }),
  },
});
