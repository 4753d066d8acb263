import { type DataAnswer, type DataColumn } from '@smart-admin/api-client/contract';
import { formatDenseDate } from '@smart-admin/ui/format';
import { yuanText } from '../screens/amounts.js';

type Value = DataAnswer['rows'][number][string] | undefined;

/** A value in words: amounts in yuan, percents with their sign, moments and days short. */
export function dataText(value: Value, kind: DataColumn['kind']): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number') {
    if (kind === 'amount') return yuanText(value);
    if (kind === 'percent') return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
    if (kind === 'time') return formatDenseDate(value);
    return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  }
  return kind === 'day' ? shortDay(String(value)) : String(value);
}

/** A day such as `2026-01-03` without its year, where that of today is meant; a chart has no room for it. */
function shortDay(text: string): string {
  return text.startsWith(`${new Date().getFullYear()}-`) ? text.slice(5) : text;
}

/** A value as it is drawn: amounts in yuan; null for what is no number. */
export function dataNumber(value: Value, kind: DataColumn['kind']): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return kind === 'amount' ? number / 100 : number;
}

/** The column that names the rows, and those that measure them. */
export function partsOf({ columns }: Pick<DataAnswer, 'columns'>): {
  label: DataColumn | undefined;
  measures: DataColumn[];
} {
  const [first] = columns;
  const isLabel = first !== undefined && (first.kind === 'text' || first.kind === 'day' || first.kind === 'time');
  return { label: isLabel ? first : undefined, measures: isLabel ? columns.slice(1) : [...columns] };
}

/** Unit of a measure: that of the card, else what its kind says. */
export function unitOf(unit: string, column: DataColumn | undefined, yuan: string): string {
  return unit || (column?.kind === 'amount' ? yuan : column?.kind === 'percent' ? '%' : '');
}

/** What an answer gives to a chart: a label for each row, a series for each measure. `yuan` is the word for it. */
export function chartFigures(
  answer: DataAnswer,
  unit: string,
  yuan: string,
): { labels: string[]; series: { name: string; values: (number | null)[] }[]; unit: string } {
  const { label, measures } = partsOf(answer);
  return {
    labels: answer.rows.map((row) => (label ? dataText(row[label.id], label.kind) : '')),
    series: measures.map(({ id, label: name, kind }) => ({
      name,
      values: answer.rows.map((row) => dataNumber(row[id], kind)),
    })),
    unit: unitOf(unit, measures[0], yuan),
  };
}
