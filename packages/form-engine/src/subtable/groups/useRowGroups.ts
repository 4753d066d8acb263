import { useState } from 'react';
import { type FormStore } from '../../core/state/FormStore.js';
import { groupRows, type RowGroup } from './groupRows.js';

/**
 * The rows of a subtable in groups of a column, undefined without one. A row whose value is changed stays where it is until
 * the grid is left, so that nobody types in a row that moves away.
 */
export function useRowGroups(
  store: FormStore,
  table: string,
  { rows, groupBy }: { rows: readonly string[]; groupBy: string },
): { groups: readonly RowGroup[] | undefined; regroup: () => void } {
  const make = (): Grouped => ({
    rows,
    groupBy,
    groups: groupRows(rows, (row) => store.getField(`${table}.${row}.${groupBy}`).value),
  });
  const [grouped, setGrouped] = useState<Grouped>();
  const isOld = groupBy !== '' && (grouped?.rows !== rows || grouped.groupBy !== groupBy);
  const current = isOld ? make() : grouped;
  if (isOld) setGrouped(current);
  return {
    groups: groupBy === '' ? undefined : current?.groups,
    regroup: () => {
      if (groupBy !== '') setGrouped(make());
    },
  };
}

interface Grouped {
  rows: readonly string[];
  groupBy: string;
  groups: readonly RowGroup[];
}
