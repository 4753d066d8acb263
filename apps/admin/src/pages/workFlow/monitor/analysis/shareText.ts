import { formatNumber } from '@smart-admin/ui/format';

/** A part of a whole in percent; `-` of nothing. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '-';
  const percent = (part * 100) / whole;
  return `${formatNumber(percent, percent > 0 && percent < 10 ? 1 : 0)}%`;
}
