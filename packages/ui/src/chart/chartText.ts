import { type ChartFigures } from './chartTypes.js';

/** A value in words, with its unit; `-` for none. */
export function valueText(
  { unit, formatValue }: Pick<ChartFigures, 'unit' | 'formatValue'>,
  value: number | null | undefined,
) {
  if (value === null || value === undefined) return '-';
  const text = formatValue?.(value) ?? plain.format(value);
  if (!unit) return text;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}

/** What stands at a place of the labels, for screen readers: `18:24, p95 86 ms, p50 13 ms`. */
export function momentText(figures: ChartFigures, index: number): string {
  const values = figures.series.map(({ name, values }) => `${name} ${valueText(figures, values[index])}`);
  return [figures.labels[index] ?? '', ...values].join(', ');
}

/** All that a chart shows, for screen readers. */
export function allText(figures: ChartFigures): string {
  return figures.labels.map((_, index) => momentText(figures, index)).join('; ');
}

/** What part of the sum of all values the value at a place is, in percent; null where there is none. */
export function shareOf(values: readonly (number | null)[], index: number): number | null {
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const value = values[index] ?? null;
  return value === null || sum === 0 ? null : (value / sum) * 100;
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
