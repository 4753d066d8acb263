/** Cents (the stored unit) as an amount with two decimals and thousands commas: 1304550 -> `13,045.50`. Empty text for nothing. */
export function formatAmount(cents: number | string | null | undefined): string {
  if (cents === null || cents === undefined || cents === '') return '';
  const value = Number(cents);
  if (!Number.isFinite(value)) return '';
  return formatNumber(value / 100, 2);
}

/** A number with thousands commas and fixed decimals. */
export function formatNumber(value: number, decimals = 0): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formats.set(decimals, format);
  }
  return format.format(value);
}

// making a format takes longer than using it a hundred times
const formats = new Map<number, Intl.NumberFormat>();
