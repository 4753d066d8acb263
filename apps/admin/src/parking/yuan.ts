import { formatAmount } from '@smart-admin/ui/format';

/** Fen as people read them: `¥13.00`. */
export function yuan(fen: number): string {
  return `¥${formatAmount(fen)}`;
}

/** What a field of yuan holds of an amount of fen. */
export function toYuan(fen: number): number {
  return fen / 100;
}

/** The whole fen of an amount of yuan that somebody typed. */
export function toFen(yuan: number): number {
  return Math.round(yuan * 100);
}
