import { contract } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { handleAll } from '../../../http/handle.js';
import { reduceOrder } from '../orders/reduceOrder.js';
import { SPACES_CHANNEL } from '../orders/tellPassage.js';
import { t } from '../parking.messages.js';
import { beginPayment, giveUpPayment, readBatch, type BatchState } from '../payments/beginPayment.js';
import { findOrder } from './findOrder.js';
import { beginRenewal } from '../cards/renewCard.js';
import { cardOfCode, publicCard } from './publicCard.js';
import { publicOrder } from './publicOrder.js';
import { requestInvoice } from './requestInvoice.js';
import { requirePrinted, scanTarget } from './scanTarget.js';
import { enterUnlicensed, leaveUnlicensed, readTicket } from './unlicensed.js';

/** Calls of the pages that are opened by a code. An order is reached by its signed code alone. */
export const publicParkingRoutes = handleAll(contract.parking.publicParking, {
  target: ({ deps, query }) => scanTarget(deps, query.code),
  find: async ({ deps, locale, body }) => publicOrder(deps, await findOrder(deps, body), locale),
  order: async ({ deps, locale, query }) => publicOrder(deps, await requireOrder(deps, query.order), locale),
  pay: async ({ deps, client, body: { order, arrears, back, ...payment } }) => {
    const orderIds: string[] = [];
    for (const code of [order, ...arrears]) orderIds.push(await requireOrder(deps, code));
    return toPayment(
      deps,
      await beginPayment(deps, { ...payment, orderIds, payerAddress: client.ip, returnPath: back ?? '' }),
    );
  },
  payment: async ({ deps, query }) => toPayment(deps, await readBatch(deps, await requirePayment(deps, query.payment))),
  giveUp: async ({ deps, body }) =>
    toPayment(deps, await giveUpPayment(deps, await requirePayment(deps, body.payment))),
  reduce: async ({ deps, locale, body }) => {
    const orderId = await requireOrder(deps, body.order);
    const { kind: source, id: sourceId } = await requirePrinted(deps, body.code);
    if (source !== 'code' && source !== 'merchant' && source !== 'company') throw new ApiError(409, t('noReduction'));
    await deps.db.transaction().execute((trx) => reduceOrder(trx, { orderId, source, sourceId, key: body.key }));
    return publicOrder(deps, orderId, locale);
  },
  enter: async ({ deps, body }) => {
    const orderId = await enterUnlicensed(deps, body);
    return { ticket: await deps.parkingCodes.issueTicket(orderId) };
  },
  ticket: async ({ deps, locale, query }) => publicOrder(deps, await readTicket(deps, query.ticket), locale),
  leave: async ({ deps, locale, body }) => publicOrder(deps, await leaveUnlicensed(deps, body), locale),
  invoice: async ({ deps, body: { order, ...invoice } }) => {
    await requestInvoice(deps, await requireOrder(deps, order), invoice);
    return null;
  },
  card: ({ deps, query }) => publicCard(deps, query.code),
  payCard: async ({ deps, client, body: { code, back, ...wanted } }) => {
    const cardId = await cardOfCode(deps, code);
    const payer = { payerAddress: client.ip, returnPath: back ?? '' };
    return toPayment(deps, await beginRenewal(deps, { ...wanted, ...payer, cardId }));
  },
  screen: async ({ deps }) => {
    const places = await deps.db
      .selectFrom('parkingPlace')
      .select(['id', 'fullName', 'kind', 'address', 'spaces', 'occupied'])
      .where('enabledMark', '=', 1)
      .orderBy('sortCode')
      .orderBy('id')
      .execute();
    return {
      list: places.map(({ fullName: name, occupied, ...place }) => ({
        ...place,
        name,
        free: Math.max(0, place.spaces - occupied),
      })),
      channel: SPACES_CHANNEL,
      channelToken: await deps.channels.issue(SPACES_CHANNEL),
    };
  },
});

/** The order that a code opens. Throws 404 for a code that was not made here, or whose half hour is over. */
async function requireOrder({ parkingCodes }: Pick<Deps, 'parkingCodes'>, code: string): Promise<string> {
  const id = await parkingCodes.check('order', code);
  if (!id) throw new ApiError(404, t('codeExpired'));
  return id;
}

/** The payment that a code opens. Throws 404 for a code that was not made here, or whose half hour is over. */
async function requirePayment({ parkingCodes }: Pick<Deps, 'parkingCodes'>, code: string): Promise<string> {
  const id = await parkingCodes.check('payment', code);
  if (!id) throw new ApiError(404, t('noPayment'));
  return id;
}

async function toPayment(
  { parkingCodes }: Pick<Deps, 'parkingCodes'>,
  { batchId, state, amount, redirect }: BatchState,
) {
  return { payment: await parkingCodes.issue('payment', batchId), state, amount, redirect };
}
