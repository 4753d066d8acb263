import { formatAmount } from '@smart-admin/ui/format';

/** Fen as people read them: `¥13.00`. */
export function yuan(fen: number): string {
  return `¥${formatAmount(fen)}`;
}
