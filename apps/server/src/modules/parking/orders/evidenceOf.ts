import { type OrderEvidence } from '@smart-admin/api-client/contract';
import { type LoadedOrder } from './loadOrder.js';

/** Why an order costs what it costs: as it was fixed, or up to now. */
export function evidenceOf(loaded: LoadedOrder, isFixed: boolean, now: number): OrderEvidence {
  const { row } = loaded;
  if (isFixed && row.evidence) return row.evidence;
  return evidenceAt(loaded, row.exitTime ?? now);
}

/** Why an order costs what it costs at a moment. */
export function evidenceAt({ tariffName, reducedAt }: LoadedOrder, moment: number): OrderEvidence {
  const { fee, reductions } = reducedAt(moment);
  return { tariffName, fee, reductions: reductions.map(({ id: _id, ...reduction }) => reduction) };
}
