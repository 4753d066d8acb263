import { type OrderStatus } from '@smart-admin/api-client/contract';

/** What an order owes and what was paid for it; amounts in fen, moments in epoch milliseconds. */
export interface OrderLedger {
  /** `paid` once nothing was due at some moment of the stay. */
  status: OrderStatus;
  exit: number | null;
  /** The fee as it was fixed by the last payment or by the exit. */
  fee: number;
  reduced: number;
  /** Taken by payments that were accepted, before refunds. */
  paid: number;
  refunded: number;
  /** Until when a vehicle that has paid may leave: so long the fee stays as it was fixed. */
  leaveBefore: number | null;
  /** It left and owes something. */
  escaped: boolean;
}

/** What an order costs at some moment, with the reductions that it has. */
export type PriceAt = (moment: number) => Price;

export interface Price {
  fee: number;
  reduced: number;
}

/** An order and what is due at a moment. */
export interface Figures extends Price {
  due: number;
  /** Whether the fee no longer follows the clock: the vehicle may leave, or has left. */
  isFixed: boolean;
}

/** A new stay. */
export const NEW_ORDER: OrderLedger = {
  status: 'open',
  exit: null,
  fee: 0,
  reduced: 0,
  paid: 0,
  refunded: 0,
  leaveBefore: null,
  escaped: false,
};

/** What an order owes at a moment. An order that is closed owes something only when its vehicle escaped. */
export function figuresAt(order: OrderLedger, now: number, priceAt: PriceAt): Figures {
  const { fee, reduced, leaveBefore, status, escaped } = order;
  if (status === 'closed') return { fee, reduced, due: escaped ? owed(order) : 0, isFixed: true };
  if (leaveBefore !== null && now <= leaveBefore && owed(order) === 0) return { fee, reduced, due: 0, isFixed: true };
  const price = priceAt(now);
  return { ...price, due: owed({ ...order, ...price }), isFixed: false };
}

function owed({ fee, reduced, paid, refunded }: OrderLedger): number {
  return Math.max(0, fee - reduced - (paid - refunded));
}
