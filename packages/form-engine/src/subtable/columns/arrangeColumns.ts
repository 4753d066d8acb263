import { type Field } from '../../core/document/FormDocument.js';
import { type ColumnSetting } from '../../fields/sources/ColumnSettings.js';
import { columnWidth } from '../columnWidth.js';

/** The columns of a subtable as a person has them: in their order, with their widths, some of them at an edge. */
export interface ArrangedColumns {
  columns: readonly Field[];
  /** Where each column stays while the others scroll; undefined = it scrolls. */
  edges: readonly ColumnEdge[];
  /** Whether the widths are those of the columns alone, whatever stands in them. */
  isSized: boolean;
}

/** Distance in px from the edge at which a column stays. */
export type ColumnEdge = { left: number } | { right: number } | undefined;

/** Puts columns as somebody has set them; a column that came later stands at its place, one that must be filled in is never hidden. */
export function arrangeColumns(
  columns: readonly Field[],
  settings: readonly ColumnSetting[] | undefined,
  indexWidth: number,
): ArrangedColumns {
  if (!settings || settings.length === 0) return { columns, edges: columns.map(() => undefined), isSized: false };
  const places = new Map(settings.map((setting, place) => [setting.id, { ...setting, place }]));
  const listed = columns
    .map((column, index) => ({ column, setting: places.get(column.id), index }))
    .filter(({ column, setting }) => column.required || (setting?.visible ?? true))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const at = (edge: 'left' | 'right' | undefined) =>
    listed.filter(({ setting }) => (setting?.fixed ?? undefined) === edge);
  const sized = [...at('left'), ...at(undefined), ...at('right')].map(({ column, setting }) => ({
    column: setting?.width === undefined ? column : { ...column, columnWidth: setting.width },
    edge: setting?.fixed,
  }));
  const widths = sized.map(({ column }) => columnWidth(column));
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0);
  return {
    columns: sized.map(({ column }) => column),
    edges: sized.map(({ edge }, index): ColumnEdge => {
      if (edge === 'left') return { left: indexWidth + sum(0, index) };
      return edge === 'right' ? { right: sum(index + 1, widths.length) } : undefined;
    }),
    isSized: settings.some(({ width, fixed }) => width !== undefined || Boolean(fixed)),
  };
}

/** The settings with another width of one column. */
export function withWidth(
  columns: readonly Field[],
  settings: readonly ColumnSetting[] | undefined,
  { id, width }: { id: string; width: number },
): ColumnSetting[] {
  const known = settings ?? columns.map((column) => ({ id: column.id, visible: true }));
  const all = known.some((setting) => setting.id === id) ? known : [...known, { id, visible: true }];
  return all.map((setting) => (setting.id === id ? { ...setting, width } : setting));
}

function placeOf({ setting, index }: { setting: { place: number } | undefined; index: number }): number {
  return setting?.place ?? index;
}
