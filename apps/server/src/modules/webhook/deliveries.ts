import { type contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { requireRow } from '../../db/requireRow.js';
import { CrudList } from '../../http/crud/CrudList.js';
import { type Handler } from '../../http/handle.js';
import { readOwner } from '../user/readCaller.js';
import { messageOf } from './deliverWebhook.js';
import { makersOf } from './makersOf.js';
import { requireWebhook } from './requireWebhook.js';
import { toldData } from './toldData.js';

type Calls = (typeof contract)['system']['webhook'];

const SHOWN = [
  ...(['id', 'event', 'eventTime', 'state', 'attempts', 'isResent', 'status', 'duration', 'reason'] as const),
  ...(['detail', 'lastTime', 'nextTime'] as const),
];

const deliveryList = new CrudList({
  table: 'webhookDelivery',
  columns: SHOWN,
  joins: { model: { table: 'visualModel', by: 'modelId', names: { modelName: 'fullName' } } },
  search: ['id', 'model.fullName'],
  sound: 'model.sound',
  order: [
    ['eventTime', 'desc'],
    ['id', 'desc'],
  ],
  ordersBy: [],
});

/** What was sent to a webhook, for who may manage its owner. */
export const listDeliveries: Handler<Calls['deliveries']> = async (call) => {
  const { id: webhookId } = await requireWebhook(call.deps.db, call);
  return deliveryList.page({ ...call, query: { ...call.query, webhookId } });
};

/** One of them; its body is made anew within what the owner and its makers may see now, so that nothing is kept which they may not. */
export const readDelivery: Handler<Calls['delivery']> = async (call) => {
  const { deps, params } = call;
  const webhook = await requireWebhook(deps.db, call);
  const found = requireRow(
    await deps.db
      .selectFrom('webhookDelivery')
      .leftJoin('visualModel as model', 'model.id', 'webhookDelivery.modelId')
      .select(SHOWN.map((name) => `webhookDelivery.${name}` as const))
      .select(['modelId', 'subject', 'answer', sql<string>`coalesce(model.full_name, '')`.as('modelName')])
      .where('webhookDelivery.id', '=', params.deliveryId)
      .where('webhookId', '=', webhook.id)
      .executeTakeFirst(),
  );
  const { modelId, subject, ...delivery } = found;
  const owner = await readOwner(deps, { ...webhook, makerIds: makersOf(webhook) });
  const told = owner && (await toldData(deps, owner, { event: found.event, modelId, subject }));
  return { ...delivery, request: told?.kind === 'data' ? messageOf(found, told.data) : '' };
};
