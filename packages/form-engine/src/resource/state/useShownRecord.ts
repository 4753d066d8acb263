import { useState } from 'react';
import { type ResourceRow } from '../types.js';
import { type ListStateBinding } from './useListState.js';
import { type ResourceList } from './useResourceList.js';

/**
 * The record that is shown in place of its list, which the state of the list names. One that is not among the rows, since the
 * address was opened or the row has gone to another page, is known by its id alone.
 */
export function useShownRecord<Row extends ResourceRow>(
  isPage: boolean,
  list: ResourceList<Row>,
  { value, onChange }: ListStateBinding,
): ShownRecord<Row> {
  const id = isPage ? value.record : undefined;
  const [last, setLast] = useState<Row>();
  const found = list.data?.list.find((row) => row.id === id);
  if (found && found !== last) setLast(found);
  const isKnown = found !== undefined || last?.id === id;
  return {
    row: id === undefined ? undefined : (found ?? (last?.id === id ? last : ({ id } as Row))),
    isKnown,
    show: (row) => {
      setLast(row);
      onChange({ ...value, record: row.id });
    },
    leave: () => {
      const { record: _record, ...rest } = value;
      onChange(rest);
    },
  };
}

export interface ShownRecord<Row> {
  /** undefined: the list is shown. */
  row: Row | undefined;
  /** Whether its columns are known, not only its id. */
  isKnown: boolean;
  show: (row: Row) => void;
  leave: () => void;
}
