import { useEffect, useEffectEvent, useState } from 'react';
import { type RecordStepsProps } from '../form/RecordSteps.js';
import { type ResourceRow } from '../types.js';
import { type ResourceList } from './useResourceList.js';
import { type ListStateBinding } from './useListState.js';

/** The ways from one record of a list to its neighbours, over the edges of pages too; `show` is told which record comes. */
export function useRecordSteps<Row extends ResourceRow>(
  current: Row | undefined,
  { list, state: { value, onChange }, show }: RecordStepsInput<Row>,
): RecordStepsProps {
  // the end of the page that is on its way, and the record that is left for it
  const [awaited, setAwaited] = useState<{ page: number; place: 0 | -1; from: string }>();
  const rows = list.data?.list ?? [];
  const arrived =
    awaited && awaited.from === current?.id && list.data?.pagination.currentPage === awaited.page
      ? rows.at(awaited.place)
      : undefined;
  const showArrived = useEffectEvent(show);
  // which record is shown is kept by whoever draws this one
  useEffect(() => {
    if (arrived) showArrived(arrived);
  }, [arrived]);
  const index = rows.findIndex(({ id }) => id === current?.id);
  if (!current || index < 0) return NO_STEPS;
  const turn = (by: 1 | -1) => () => {
    setAwaited({ page: value.page + by, place: by === 1 ? 0 : -1, from: current.id });
    onChange({ ...value, page: value.page + by });
  };
  const step = (by: 1 | -1, isMore: boolean) => {
    const row = rows[index + by];
    if (row) return () => show(row);
    return isMore ? turn(by) : undefined;
  };
  return {
    previous: step(-1, value.page > 1),
    next: step(1, value.page * value.pageSize < (list.data?.pagination.total ?? 0)),
  };
}

const NO_STEPS: RecordStepsProps = { previous: undefined, next: undefined };

interface RecordStepsInput<Row extends ResourceRow> {
  list: ResourceList<Row>;
  state: ListStateBinding;
  /** Shows a record in place of the current one. */
  show: (row: Row) => void;
}
