import { type RowSelection } from '@smart-admin/ui/data-table';
import { type ResourceRow } from '../types.js';

/** The choice of rows of a table, kept over its pages; `rowOf` answers the row of what the table draws, if it is one. */
export function rowSelection<Drawn, Row extends ResourceRow>(
  selected: ReadonlyMap<string, Row>,
  onChange: (next: ReadonlyMap<string, Row>) => void,
  rowOf: (drawn: Drawn) => Row | undefined,
): RowSelection<Drawn> {
  return {
    selectedKeys: new Set(selected.keys()),
    onChange: (keys, drawn) => {
      const known = new Map(selected);
      for (const row of drawn.flatMap((each) => rowOf(each) ?? [])) known.set(row.id, row);
      onChange(
        new Map(
          [...keys].flatMap((key): [string, Row][] => {
            const row = known.get(key);
            return row ? [[key, row]] : [];
          }),
        ),
      );
    },
  };
}
