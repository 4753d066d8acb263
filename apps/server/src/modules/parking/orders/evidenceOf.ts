import { type OrderEvidence } from '@smart-admin/api-client/contract';
import { type LoadedOrder } from './loadOrder.js';

/** Why an order costs what it costs: as it was fixed, or up to now. */
export function evidenceOf({ row, tariffName, reducedAt }: LoadedOrder, isFixed: boolean, now: number): OrderEvidence {
  if (isFixed && row.evidence) return row.evidence;
  const { fee, reductions } = reducedAt(row.exitTime ?? now);
  return { tariffName, fee, reductions };
}
