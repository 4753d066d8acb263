import { type Axis, type Band, type BandPlan } from './cellParents.js';
import { compareValues } from './compareValues.js';
import { ReportLimitError } from './ReportLimitError.js';
import { type CellValue, type ReportRows } from './ReportTemplate.js';

/** One time that a band stands in the sheet: the rows of its data set that belong to it. */
export interface Instance {
  band: Band;
  /** Unlike that of any other of its axis. */
  id: number;
  /** That of the band around it. */
  parent: Instance | undefined;
  /** Place among its siblings, from 0. */
  index: number;
  /** Numbers of rows of its data set. */
  rows: readonly number[];
  value: CellValue;
  /** It only fills up, beside a band that is longer, or within one that has rows where it has none. */
  isBlank: boolean;
}

/** A row or column of the finished sheet. */
export interface Line {
  /** Row or column of the drawn sheet. */
  template: number;
  /** The instances that it stands in, by their bands. */
  instances: ReadonlyMap<Band, Instance>;
}

/**
 * Repeats the lines of an axis for the values of its bands. Bands that share lines without one being the parent of the other go side by side,
 * the shorter one filled up with blanks; rows of bands without any record are left out. Throws a `ReportLimitError` for too many lines.
 */
export function expandAxis(
  { count, plan, axis, limit }: { count: number; plan: BandPlan; axis: Axis; limit: number },
  sets: Readonly<Record<string, ReportRows>>,
): Line[] {
  const lines: Line[] = [];
  let made = 0;
  const push = (template: number, instances: Line['instances']) => {
    if (lines.length >= limit) throw new ReportLimitError(axis === 'down' ? 'rows' : 'columns', limit);
    lines.push({ template, instances });
  };
  const instance = (band: Band, around: Line['instances'], index: number, item: Item | undefined): Instance => {
    made += 1;
    const parent = band.parent && around.get(band.parent);
    if (!item) return { band, id: made, parent, index, rows: [], value: null, isBlank: true };
    return { band, id: made, parent, index, ...item, isBlank: false };
  };
  const repeat = (from: number, to: number, bands: readonly Band[], around: Line['instances']) => {
    let line = from;
    for (const group of sideBySide(bands)) {
      for (; line < group.from; line += 1) push(line, around);
      const lists = group.bands.map((band) => itemsOf(band, band.parent && around.get(band.parent), sets));
      const longest = Math.max(0, ...lists.map(({ length }) => length));
      // rows of a list without records are no rows; within a record, and across, its place stays
      const times = longest === 0 && axis === 'down' && around.size === 0 ? 0 : Math.max(1, longest);
      for (let index = 0; index < times; index += 1) {
        const inside = new Map(around);
        group.bands.forEach((band, place) => inside.set(band, instance(band, around, index, lists[place]?.[index])));
        repeat(
          group.from,
          group.to,
          group.bands.flatMap(({ children }) => children),
          inside,
        );
      }
      line = group.to + 1;
    }
    for (; line <= to; line += 1) push(line, around);
  };
  repeat(0, count - 1, plan.roots, new Map());
  return lines;
}

/** Bands in their order; those that share lines are one group. */
function sideBySide(bands: readonly Band[]): { from: number; to: number; bands: Band[] }[] {
  const groups: { from: number; to: number; bands: Band[] }[] = [];
  for (const band of bands.toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (last && band.from <= last.to) {
      last.bands.push(band);
      last.to = Math.max(last.to, band.to);
    } else groups.push({ from: band.from, to: band.to, bands: [band] });
  }
  return groups;
}

interface Item {
  rows: readonly number[];
  value: CellValue;
}

/** What a band stands once for, among the rows of the band around it. */
function itemsOf({ cell }: Band, around: Instance | undefined, sets: Readonly<Record<string, ReportRows>>): Item[] {
  const set = sets[cell.set];
  if (!set) return [];
  const within = rowsOf(cell.set, around) ?? set.rows.map((_row, index) => index);
  const valueOf = (row: number): CellValue => set.rows[row]?.[cell.field] ?? null;
  const items =
    cell.by === 'list' ? within.map((row): Item => ({ rows: [row], value: valueOf(row) })) : groupsOf(within, valueOf);
  if (cell.order === 'none') return items;
  const sign = cell.order === 'up' ? 1 : -1;
  return items.toSorted((one, other) => sign * compareValues(one.value, other.value));
}

/** Equal values with their rows, in the order in which they first come. */
function groupsOf(rows: readonly number[], valueOf: (row: number) => CellValue): Item[] {
  const groups = new Map<CellValue, number[]>();
  for (const row of rows) {
    const value = valueOf(row);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return [...groups].map(([value, members]) => ({ value, rows: members }));
}

/** Rows of a data set that an instance leaves; undefined where neither it nor one around it is of that set. */
export function rowsOf(set: string, instance: Instance | undefined): readonly number[] | undefined {
  for (let each = instance; each; each = each.parent) if (each.band.cell.set === set) return each.rows;
  return undefined;
}

/** Whether an instance, or one around it, only fills up. */
export function isBlankLine(instance: Instance | undefined): boolean {
  for (let each = instance; each; each = each.parent) if (each.isBlank) return true;
  return false;
}
