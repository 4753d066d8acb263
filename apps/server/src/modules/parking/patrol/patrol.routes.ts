import { contract } from '@smart-admin/api-client/contract';
import { stateActions } from '../../../http/crud/stateActions.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { GOING_ON, orderStates } from '../orders/orderStates.js';
import { roadChannel } from '../orders/tellPassage.js';
import { beginStay } from './beginStay.js';
import { correctStay, escapeBerth, leaveBerth, moveStay } from './changeStay.js';
import { listBerths } from './listBerths.js';
import { patrolled, requirePatrolled } from './patrolled.js';
import { readStay } from './readStay.js';

const { patrol } = contract.parking;

const actions = stateActions(
  patrol,
  { states: orderStates, fixed: { placeKind: 'road' } },
  {
    leave: {
      ...{ from: GOING_ON, verb: 'close' },
      work: ({ id: orderId }, { db, call: { deps, caller, body } }) =>
        leaveBerth(deps, db, caller, { orderId, ...body }),
    },
    escape: {
      ...{ from: GOING_ON, verb: 'close' },
      work: ({ id: orderId }, { db, call: { deps, caller, body } }) =>
        escapeBerth(deps, db, caller, { orderId, ...body }),
    },
    move: {
      ...{ from: GOING_ON, verb: 'move' },
      work: (order, { db, call: { deps, caller, body } }) => moveStay(deps, db, caller, { order, ...body }),
    },
    correct: {
      from: GOING_ON,
      work: (order, { db, call: { deps, caller, body } }) => correctStay(deps, db, caller, { order, ...body }),
    },
  },
);

/** What inspectors do on their berths. */
export const patrolRoutes = handleAll(patrol, {
  berths: async ({ deps, caller, query }) => ({ list: await listBerths(deps.db, caller, query) }),
  channel: async ({ deps, caller }) => {
    const roads = await deps.db
      .selectFrom('parkingBerth as berth')
      .select('berth.placeId')
      .distinct()
      .where(patrolled(caller))
      .execute();
    const channels = await Promise.all(
      roads.map(async ({ placeId }) => {
        const channel = roadChannel(placeId);
        return { channel, channelToken: await deps.channels.issue(channel) };
      }),
    );
    return { channels };
  },
  read: async ({ deps, caller, params }) => {
    await requirePatrolled(deps.db, caller, params.id);
    return readStay(deps, params.id);
  },
  begin: ({ deps, caller, body, once, describe }) =>
    once(async (trx) => {
      const begun = await beginStay(deps, trx, caller, body);
      describe({ verb: 'create', recordId: begun.orderId, recordName: body.plate });
      return begun;
    }),
  leave: (call) => onOwn(call, () => actions.leave(call)),
  escape: (call) => onOwn(call, () => actions.escape(call)),
  move: (call) => onOwn(call, () => actions.move(call)),
  correct: (call) => onOwn(call, () => actions.correct(call)),
});

/** Does something with a stay on the caller's berths alone; asked before the transaction, which has a connection of its own. */
async function onOwn<Answer>(
  { deps, caller, params }: Pick<Call<typeof patrol.leave>, 'deps' | 'caller' | 'params'>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  await requirePatrolled(deps.db, caller, params.id);
  return act();
}
