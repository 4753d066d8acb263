import { formatAmount } from '@smart-admin/ui/format';

/** Fen as people read them: `¥13.00`, `-¥7.00`. */
export function yuan(fen: number): string {
  const sign = fen < 0 ? '-' : '';
  return `${sign}¥${formatAmount(Math.abs(fen))}`;
}

/** What a field of yuan holds of an amount of fen. */
export function toYuan(fen: number): number {
  return fen / 100;
}

/** The whole fen of an amount of yuan that somebody typed. */
export function toFen(yuan: number): number {
  return Math.round(yuan * 100);
}
