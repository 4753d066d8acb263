import { type PayMethod } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../parking.messages.js';
import { cardText } from './card.messages.js';
import { type ProviderName } from '../payments/payments.tables.js';
import { carryOn, type BatchState, type PaymentDeps, type WantedPayment } from '../payments/beginPayment.js';
import { chooseProvider } from '../payments/channels/chooseProvider.js';
import { requireSameAmount } from '../payments/requireSameAmount.js';
import { holdShift } from '../shifts/holdShift.js';
import { prolongCard } from './prolongCard.js';
import { quoteRenewal, readCard, type CardRecord } from './readCard.js';

/** Takes the price of a renewal in cash and prolongs the card, once for each key. Throws 409 when it costs another price. */
export async function renewForCash(
  trx: DatabaseTransaction,
  card: CardRecord,
  { months, amount, key, userId }: { months: number; amount: number; key: string; userId: string },
): Promise<void> {
  const known = await begunRenewal(trx, card.id, key);
  if (known) return requireSameAmount(known.amount, amount);
  await requirePrice(trx, card, { months, amount });
  const shiftId = await holdShift(trx, { userId, placeId: card.placeId });
  const paymentId = await addPayment(trx, card, {
    amount,
    key,
    method: 'cash',
    provider: 'simulated',
    userId,
    shiftId,
  });
  const { from, to } = await prolongCard(trx, card, { months, userId });
  await trx
    .insertInto('parkingCardRenewal')
    .values({ paymentId, cardId: card.id, months, fromTime: new Date(from), toTime: new Date(to) })
    .execute();
}

/**
 * Begins the payment of a renewal by whoever holds the code of the card: once for each key, however often it is asked for.
 * Throws 409 for a card that is disabled, costs another price, or by a method that is not taken.
 */
export async function beginRenewal(
  deps: PaymentDeps,
  { cardId, months, amount, method, key, ...payer }: WantedRenewal,
): Promise<BatchState> {
  const begun = await deps.db.transaction().execute(async (trx) => {
    const card = await readCard(trx, cardId, true);
    const known = await begunRenewal(trx, cardId, key);
    if (known) {
      if (known.amount !== amount) throw new ApiError(409, t('amountChanged'), { amount: known.amount });
      return { batchId: known.batchId, isNew: false };
    }
    if (card.enabledMark === 0) throw new ApiError(409, cardText('cardDisabled'));
    await requirePrice(trx, card, { months, amount });
    const provider = await chooseProvider(trx, method);
    const batchId = await addPayment(trx, card, { amount, key, method, provider, userId: '', shiftId: '' });
    await trx.insertInto('parkingCardRenewal').values({ paymentId: batchId, cardId, months }).execute();
    return { batchId, isNew: true };
  });
  return carryOn(deps, begun, payer);
}

function begunRenewal(trx: DatabaseTransaction, cardId: string, key: string) {
  return trx
    .selectFrom('parkingPayment')
    .select(['batchId', 'amount'])
    .where('orderId', '=', '')
    .where('cardId', '=', cardId)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function requirePrice(
  trx: DatabaseTransaction,
  card: CardRecord,
  { months, amount }: { months: number; amount: number },
): Promise<void> {
  const quote = await quoteRenewal(trx, card, months);
  if (quote.amount !== amount) throw new ApiError(409, t('amountChanged'), { amount: quote.amount });
}

/** Answers its id, which is also its batch: a card is paid alone. */
async function addPayment(
  trx: DatabaseTransaction,
  { id: cardId, placeId, organizeId }: CardRecord,
  { amount, key, method, provider, userId, shiftId }: NewPayment,
): Promise<string> {
  const id = newId();
  const isCash = method === 'cash';
  await trx
    .insertInto('parkingPayment')
    .values({
      ...{
        id,
        number: `F${id}`,
        cardId,
        placeId,
        organizeId,
        batchId: id,
        method,
        provider,
        amount,
        key,
        shiftId,
        userId,
      },
      state: isCash ? 'paid' : 'pending',
      paidTime: isCash ? new Date() : null,
    })
    .execute();
  return id;
}

interface NewPayment {
  amount: number;
  key: string;
  method: PayMethod;
  provider: ProviderName;
  userId: string;
  shiftId: string;
}

interface WantedRenewal extends Omit<WantedPayment, 'orderIds'> {
  cardId: string;
  months: number;
}
