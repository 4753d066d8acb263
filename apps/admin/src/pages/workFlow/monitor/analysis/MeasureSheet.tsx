import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Sheet } from '@smart-admin/ui/sheet';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFlowWords } from '../../../../workflow/detail/useFlowWords.js';
import { monitorListSearch, type MonitorFilters } from '../monitorQuery.js';
import { type AnalysisFilters } from './analysisFilters.js';
import { analysisMessages } from './analysisMessages.js';
import { LengthBar } from './LengthBar.js';
import { shareText } from './shareText.js';
import { type Measured, type Measures } from './useMeasures.js';

/** How long tasks take by something, the slowest first, as a table that can be sorted and as cards on phones. */
export function MeasureSheet<Row extends Measures>(props: MeasureSheetProps<Row>) {
  const { title, hint, measured, path, filters, nameOf, keyOf, name, flowOf, onChoose, narrow, isSmall, className } =
    props;
  const t = useMessages(analysisMessages);
  const { length } = useFlowWords();
  const { data, error, isFetching, retry } = measured;
  const longest = useMemo(() => Math.max(0, ...(data?.list ?? []).map(({ median }) => median ?? 0)), [data]);
  const nameCell = (row: Row) =>
    onChoose ? (
      <button
        type="button"
        className="max-w-full truncate rounded-sm text-start text-primary-text hover:underline hover:underline-offset-4"
        onClick={() => onChoose(row)}
      >
        {nameOf(row)}
      </button>
    ) : (
      nameOf(row)
    );
  const waitingCell = (row: Row) => {
    const { flowId, organizeId } = filters;
    const narrowed = narrow(row);
    if (row.waiting === 0 || !narrowed) return formatNumber(row.waiting);
    const search = monitorListSearch({ flowId, organizeId, waiting: 'open', ...narrowed });
    return (
      <Link
        to={`${path}${search}`}
        aria-label={t('waitingOf', { count: row.waiting, name: nameOf(row) })}
        className="text-primary-text hover:underline hover:underline-offset-4"
      >
        {formatNumber(row.waiting)}
      </Link>
    );
  };
  const time = (value: number | null) => (value === null ? '-' : length(value));
  const ninetieth: DataColumn<Row> = {
    id: 'p90',
    header: t('p90'),
    accessor: 'p90',
    cell: ({ p90 }) => time(p90),
    ...NUMBER,
    width: 130,
  };
  const columns: DataColumn<Row>[] = [
    ...(flowOf ? [{ id: 'flow', header: t('flow'), accessor: flowOf, minWidth: 140, sortable: true }] : []),
    { id: 'name', header: name, accessor: nameOf, cell: nameCell, minWidth: 120, sortable: true },
    {
      id: 'median',
      header: t('median'),
      accessor: 'median',
      cell: ({ median }) => <LengthBar text={time(median)} share={longest > 0 ? (median ?? 0) / longest : 0} />,
      width: 204,
      align: 'right',
      sortable: true,
    },
    ...(isSmall ? [] : [ninetieth]),
    { id: 'decided', header: t('decided'), accessor: 'decided', cell: (row) => formatNumber(row.decided), ...NUMBER },
    {
      id: 'refused',
      header: t('refusedTasks'),
      accessor: ({ refused, decided }) => (decided === 0 ? null : refused / decided),
      cell: ({ refused, decided }) => shareText(refused, decided),
      ...NUMBER,
    },
    { id: 'waiting', header: t('waitingTasks'), accessor: 'waiting', cell: waitingCell, ...NUMBER },
    ...(isSmall ? [ninetieth] : []),
    {
      id: 'longest',
      header: t('longest'),
      accessor: 'longest',
      cell: (row) => time(row.longest),
      ...NUMBER,
      width: 130,
    },
  ];
  const failed = error !== null && data === undefined;
  return (
    <Sheet title={title} className={`phone:rounded-none phone:border-x-0 ${className ?? ''}`}>
      {hint ? <p className="m-0 flex-none px-4 py-2 text-12 text-2">{hint}</p> : null}
      <DataTable
        aria-label={title}
        className="min-h-0 flex-1"
        columns={columns}
        data={failed ? NO_ROWS : data?.list}
        rowKey={keyOf}
        loading={isFetching}
        defaultSorting={SLOWEST}
        error={failed ? <LoadError error={error} onRetry={retry} /> : undefined}
        renderCard={(row) => (
          <div className="grid min-w-0 gap-1">
            <span className="flex min-w-0 items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{nameCell(row)}</span>
              <span className="flex-none font-medium tabular-nums">{time(row.median)}</span>
            </span>
            <span className="flex flex-wrap gap-x-3 text-12 text-2 tabular-nums">
              {flowOf ? <span>{flowOf(row)}</span> : null}
              <span>{`${t('p90')} ${time(row.p90)}`}</span>
              <span>{`${t('decided')} ${formatNumber(row.decided)}`}</span>
              <span>{`${t('refusedTasks')} ${shareText(row.refused, row.decided)}`}</span>
              <span>
                {t('waitingTasks')} {waitingCell(row)}
              </span>
            </span>
          </div>
        )}
      />
      {data && data.total > data.list.length ? (
        <p className="m-0 flex-none border-t border-hairline px-4 py-2 text-12 text-2">
          {t('cut', { shown: data.list.length, total: data.total })}
        </p>
      ) : null}
    </Sheet>
  );
}

const NO_ROWS: never[] = [];
const NUMBER = { align: 'right', width: 84, sortable: true } as const;
const SLOWEST = [{ id: 'median', desc: true }];

export interface MeasureSheetProps<Row extends Measures> {
  title: string;
  /** What the numbers mean. */
  hint?: string;
  measured: Measured<Row>;
  /** Of the monitor, whose list shows what waits. */
  path: string;
  filters: AnalysisFilters;
  /** Head of the column of what tasks are gathered by. */
  name: string;
  nameOf: (row: Row) => string;
  keyOf: (row: Row) => string;
  /** The flow, where that is not the name. */
  flowOf?: (row: Row) => string;
  /** Narrows the whole analysis to a row. */
  onChoose?: (row: Row) => void;
  /** Filters of the list that leave what waits in a row; undefined where none can. */
  narrow: (row: Row) => MonitorFilters | undefined;
  /** Half as wide: what matters less stands last. */
  isSmall?: boolean;
  className?: string;
}
