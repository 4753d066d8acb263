import { Button } from '@smart-admin/ui/button';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { STATE_TONES } from './stateTones.js';
import { type SyncTranslate } from './syncForm.js';

/** The runs of a sync with what became of each table; one that is under way is followed. */
export function RunsDrawer({ id, name, t, onClose }: RunsDrawerProps) {
  const { permissions } = usePage();
  const { data, error, refetch } = useQuery({
    queryKey: ['dataSync', 'runs', id],
    queryFn: ({ signal }) => api.system.dataSync.runs({ id, query: { pageSize: 20 } }, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? 1_000 : false),
  });
  const cancel = async (runId: string) => {
    await api.system.dataSync.cancel({ id, runId });
    await refetch();
  };
  return (
    <Drawer open width={960} title={t('runsOf', { name })} onOpenChange={(open) => !open && onClose()}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.list.length === 0 ? (
        <Empty inline />
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0">
          {data.list.map((run) => (
            <li key={run.id} className="grid gap-2">
              <div className="flex flex-wrap items-center gap-3">
                <Tag tone={STATE_TONES[run.state]}>{t(run.state)}</Tag>
                <time className="tabular-nums">{formatDate(run.creatorTime)}</time>
                <span className="text-2">{run.userName}</span>
                {run.message ? <span className="text-danger-text">{run.message}</span> : null}
                {isUnderWay(run) && permissions.can('btn_run') ? (
                  <Button size="small" className="ms-auto" onClick={() => void cancel(run.id)}>
                    {t('cancel')}
                  </Button>
                ) : null}
              </div>
              <Results tables={run.tables} t={t} />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}

type Run = Awaited<ReturnType<typeof api.system.dataSync.runs>>['list'][number];
type Result = Run['tables'][number];
const isUnderWay = ({ state }: Run) => state === 'waiting' || state === 'running';

function Results({ tables, t }: { tables: Result[]; t: SyncTranslate }) {
  const count = (id: 'read' | 'inserted' | 'updated' | 'skipped' | 'failed'): DataColumn<Result> => ({
    ...{ id, header: t(id === 'failed' ? 'rowsFailed' : id), width: 84, align: 'right' },
    accessor: (row) => row[id].toLocaleString('en-US'),
  });
  const columns: DataColumn<Result>[] = [
    {
      id: 'table',
      header: t('tables'),
      minWidth: 200,
      cell: ({ sourceTable, targetTable }) =>
        sourceTable === targetTable ? sourceTable : `${sourceTable} → ${targetTable}`,
    },
    {
      id: 'state',
      header: t('lastState'),
      width: 100,
      cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t(state)}</Tag>,
    },
    ...(['read', 'inserted', 'updated', 'skipped', 'failed'] as const).map(count),
    {
      id: 'duration',
      header: t('duration'),
      width: 90,
      align: 'right',
      accessor: ({ duration }) => `${(duration / 1_000).toFixed(1)} s`,
    },
  ];
  const errors = tables.flatMap(({ targetTable, errors: texts }) => texts.map((text) => `${targetTable}: ${text}`));
  if (tables.length === 0) return null;
  return (
    <>
      <DataTable aria-label={t('result')} columns={columns} data={tables} rowKey="targetTable" />
      {errors.length > 0 ? (
        <ul className="m-0 grid list-none gap-1 p-0 text-12 text-danger-text">
          {errors.map((text, index) => (
            <li key={index} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface RunsDrawerProps {
  id: string;
  name: string;
  t: SyncTranslate;
  onClose: () => void;
}
