import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endByStaff, leave } from './endStay.js';
import { figuresAt, NEW_ORDER, type OrderLedger } from './orderLedger.js';
import { refundPayment } from './refundPayment.js';
import { settlePayment } from './settlePayment.js';

/*
 * One vehicle after the other, with everything that goes wrong at lanes and providers: payments begun twice, told late or
 * doubled, reductions in between, refunds, and processes that die after they have written what they did. What is written
 * here is what the database keeps; the provider and the barrier keep books of their own.
 */
const MINUTE = 60_000;
const GRACE = 15;

interface Payment {
  key: number;
  amount: number;
  quotedAt: number;
  state: 'pending' | 'paid';
  accepted: number;
}

class Lane {
  now = 0;
  entry = 0;
  order: OrderLedger = NEW_ORDER;
  reduction = 0;
  payments: Payment[] = [];
  /** The provider: what it took and gave back, and what it has yet to tell. */
  taken = 0;
  givenBack = 0;
  untold: number[] = [];
  openings: { cause: string; due: number }[] = [];

  priceAt = (moment: number) => {
    const fee = Math.ceil(Math.max(0, moment - this.entry) / MINUTE / 30) * 250;
    return { fee, reduced: Math.min(fee, this.reduction) };
  };

  figures = () => figuresAt(this.order, this.now, this.priceAt);

  pay(key: number): void {
    const { due } = this.figures();
    if (this.payments.some((payment) => payment.key === key) || due === 0) return;
    this.payments.push({ key, amount: due, quotedAt: this.now, state: 'pending', accepted: 0 });
    // the driver pays at the provider, which tells it later, or twice
    this.taken += due;
    this.untold.push(key, key);
  }

  /** Runs again from what is written when a process died; `crashes` says that it dies after writing. */
  tell(key: number, crashes: boolean): void {
    const payment = this.payments.find((each) => each.key === key);
    if (!payment || payment.state === 'paid') return;
    const { amount, quotedAt } = payment;
    const arrived = { amount, quotedAt, now: this.now, graceMinutes: GRACE };
    const { order, accepted, excess } = settlePayment(this.order, arrived, this.priceAt);
    this.order = order;
    payment.state = 'paid';
    payment.accepted = accepted;
    this.givenBack += excess;
    if (crashes) this.untold.push(key);
  }

  refund(amount: number): void {
    if (amount > this.order.paid - this.order.refunded) return;
    this.order = refundPayment(this.order, amount);
    this.givenBack += amount;
  }

  exit(): void {
    if (this.order.status === 'closed') return;
    const { due } = this.figures();
    const ended = leave(this.order, this.now, this.priceAt);
    if (!ended) return;
    this.order = ended.order;
    this.givenBack += ended.excess;
    this.openings.push({ cause: ended.cause, due });
  }

  /** Ends the stay somehow and hears what the provider has yet to tell. */
  finish(): void {
    if (this.order.status !== 'closed') {
      const ended = endByStaff(this.order, { exit: this.now, waive: false, priceAt: this.priceAt });
      this.order = ended.order;
      this.givenBack += ended.excess;
    }
    for (const key of this.untold) this.tell(key, false);
  }
}

const key = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ act: fc.constant('wait' as const), value: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ act: fc.constantFrom('pay' as const, 'tell' as const, 'crash' as const), value: key }),
  fc.record({ act: fc.constant('reduce' as const), value: fc.nat({ max: 600 }) }),
  fc.record({ act: fc.constant('refund' as const), value: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ act: fc.constantFrom('exit' as const, 'query' as const), value: fc.constant(0) }),
);

test('10,000 random courses lose no money and no order, and every opening of the barrier is explained', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) => {
      const lane = new Lane();
      let isSound = true;
      for (const { act, value } of steps) {
        const before = lane.figures();
        if (act === 'wait') lane.now += value * MINUTE;
        if (act === 'pay') lane.pay(value);
        if (act === 'tell' || act === 'crash') lane.tell(value, act === 'crash');
        if (act === 'reduce' && before.due > 0) lane.reduction += value;
        if (act === 'refund') lane.refund(value);
        if (act === 'exit') lane.exit();
        const { due, fee, reduced } = lane.figures();
        // one assertion a course: a hundred thousand of them take seconds
        isSound &&= due >= 0 && reduced <= fee && lane.order.refunded <= lane.order.paid;
        isSound &&= act !== 'query' || due === before.due;
      }
      expect(isSound).toBe(true);
      const wasClosed = lane.order.status === 'closed';
      lane.finish();
      const { order, openings, payments } = lane;
      // what the provider holds is what the order holds
      expect(lane.taken - lane.givenBack).toBe(order.paid - order.refunded);
      expect(payments.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(order.paid);
      // nobody pays more than the stay costs
      expect(order.paid - order.refunded).toBeLessThanOrEqual(order.fee - order.reduced);
      expect(order.status).toBe('closed');
      expect(openings.length).toBe(wasClosed ? 1 : 0);
      for (const opening of openings) {
        expect(opening.due).toBe(0);
        expect(order.exit).not.toBeNull();
        if (order.paid === 0) expect(opening.cause).toBe('free');
      }
      // who left by the barrier owes nothing afterwards, whatever is told late
      if (wasClosed) expect(order.escaped).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
