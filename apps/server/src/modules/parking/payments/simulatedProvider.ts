import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { type ChargeResult, type PaymentProvider } from './PaymentProvider.js';

/**
 * Takes no money, but keeps books of its own in the database, by which ours are reconciled. A charge is paid as soon as it
 * is asked about; one of 13 fen above full yuan fails, and one of 14 stays pending until somebody calls `confirm`.
 */
export function simulatedProvider(db: Database): PaymentProvider & { confirm: (chargeId: string) => Promise<void> } {
  const pay = async (chargeId: string) => {
    await sql`update parking_charge set state = 'paid', paid_time = now()
      where id = ${chargeId} and state <> 'paid'`.execute(db);
  };
  const query = async (chargeId: string): Promise<ChargeResult> => {
    const { rows } = await sql<{ state: 'pending' | 'paid' | 'failed'; amount: number }>`
      select state, amount from parking_charge where id = ${chargeId}`.execute(db);
    const [charge] = rows;
    if (!charge) return { state: 'unknown' };
    const { state, amount } = charge;
    return state === 'paid' ? { state, amount, providerNumber: `SIM${chargeId}` } : { state };
  };
  return {
    async begin({ id, amount, method }) {
      const state = amount % 100 === FAILING ? 'failed' : 'pending';
      const { numAffectedRows } = await sql`insert into parking_charge (id, amount, state, method)
        values (${id}, ${amount}, ${state}, ${method}) on conflict (id) do nothing`.execute(db);
      if (numAffectedRows === 1n && state === 'pending' && amount % 100 !== WAITING) await pay(id);
      return { redirect: '' };
    },
    query,
    async close(chargeId) {
      await sql`update parking_charge set state = 'failed' where id = ${chargeId} and state = 'pending'`.execute(db);
      return query(chargeId);
    },
    async refund({ id, chargeId, amount }) {
      await sql`
        with given as (
          insert into parking_charge_refund (id, charge_id, amount) values (${id}, ${chargeId}, ${amount})
          on conflict (id) do nothing returning amount)
        update parking_charge set refunded = refunded + given.amount from given where id = ${chargeId}`.execute(db);
      return 'refunded';
    },
    confirm: pay,
  };
}

const FAILING = 13;
const WAITING = 14;
