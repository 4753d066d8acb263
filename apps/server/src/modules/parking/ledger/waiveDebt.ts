import { figuresAt, type OrderLedger } from './orderLedger.js';

/**
 * Nobody asks any more for what a vehicle owed when it left. Throws RangeError for a stay that owes nothing, or goes on.
 */
export function waiveDebt(order: OrderLedger): { order: OrderLedger; waived: number } {
  const { due } = figuresAt(order, 0, () => {
    throw new RangeError('a stay that goes on is reduced, not waived');
  });
  if (due === 0) throw new RangeError('nothing is owed');
  return { order: { ...order, escaped: false }, waived: due };
}
