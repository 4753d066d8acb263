import { cellText } from './cellText.js';
import { compareValues } from './compareValues.js';
import { type CellValue, type ReportRows, type TemplateCell, type TemplateChart } from './ReportTemplate.js';
import { summarizeRows } from './summarize.js';

/** What a chart of a finished sheet draws: a value of each series for each label, null where there is none. */
export interface FinishedChart {
  form: TemplateChart['form'];
  labels: string[];
  series: { name: string; values: (number | null)[] }[];
  unit: string;
  /** There are more labels or series than it draws. */
  isCut: boolean;
}

/** Series that can still be told apart. */
const CHART_SERIES = 8;

/**
 * Puts rows together as a chart draws them: those of one category and one series become a value by the aggregate of the cell. Categories
 * that are written alike are one, so dates can be drawn by month. Shares are percents. A pie has no series.
 */
export function chartOfRows(cell: ChartCell, set: ReportRows | undefined, rows: readonly number[]): FinishedChart {
  const { category, series: seriesField, sort, limit, form, unit } = cell.chart;
  const valueAt = (row: number, field: string): CellValue => (field === '' ? null : (set?.rows[row]?.[field] ?? null));
  const format = cell.format === 'auto' ? (set?.formats[category] ?? 'auto') : cell.format;
  const nameAt = (row: number) => cellText(valueAt(row, seriesField), set?.formats[seriesField] ?? 'auto');
  const isPercent = cell.aggregate !== 'count' && set?.formats[cell.field] === 'percent';
  const valueOf = (some: readonly number[]): number | null => {
    const value = summarizeRows(set, some, cell);
    return typeof value === 'number' ? (isPercent ? value * 100 : value) : null;
  };

  const byLabel = groupsOf(rows, (row) => cellText(valueAt(row, category), format));
  const names = form === 'pie' || seriesField === '' ? undefined : [...groupsOf(rows, nameAt).keys()];
  const shown = names?.slice(0, CHART_SERIES);
  const all = [...byLabel].map(([label, members]): Entry => {
    const bySeries = shown && groupsOf(members, nameAt);
    const values = bySeries ? shown.map((name) => valueOf(bySeries.get(name) ?? NO_ROWS)) : [valueOf(members)];
    return { label, key: valueAt(members[0] ?? 0, category), values };
  });
  const entries = inOrder(all, sort).slice(0, limit);
  const alone = set?.labels?.[cell.field] ?? cell.text;
  return {
    form,
    labels: entries.map(({ label }) => label),
    series: (shown ?? [cell.aggregate === 'count' ? cell.text : alone]).map((name, index) => ({
      name,
      values: entries.map(({ values }) => values[index] ?? null),
    })),
    unit: unit || (isPercent ? '%' : ''),
    isCut: all.length > limit || (names?.length ?? 0) > CHART_SERIES,
  };
}

const NO_ROWS: readonly number[] = [];

interface Entry {
  label: string;
  key: CellValue;
  values: (number | null)[];
}

function inOrder(entries: Entry[], sort: TemplateChart['sort']): Entry[] {
  if (sort === 'none') return entries;
  const sign = sort === 'valueDown' || sort === 'nameDown' ? -1 : 1;
  const total = ({ values }: Entry) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return entries.toSorted(
    (one, other) =>
      sign *
      (sort === 'valueUp' || sort === 'valueDown' ? total(one) - total(other) : compareValues(one.key, other.key)),
  );
}

/** Rows by what is written of them, in the order in which they first come. */
function groupsOf(rows: readonly number[], textOf: (row: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const text = textOf(row);
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  return groups;
}

type ChartCell = Pick<TemplateCell, 'field' | 'aggregate' | 'format' | 'text'> & { chart: TemplateChart };
