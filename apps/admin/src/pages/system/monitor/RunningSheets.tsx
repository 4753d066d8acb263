import { Card } from '@smart-admin/ui/card';
import { DataTable, type DataColumn } from '@smart-admin/ui/data-table';
import { formatFileSize, formatNumber } from '@smart-admin/ui/format';
import { Sheet } from '@smart-admin/ui/sheet';
import { FigureList } from './FigureList.js';
import { type Instance, type Overview } from './monitorData.js';
import { type MonitorTranslate } from './monitorMessages.js';
import { uptimeText } from './uptimeText.js';

/** Jobs, sockets and processes over all instances. */
export function RunningSheets({ t, overview }: { t: MonitorTranslate; overview: Overview }) {
  const { jobs, sockets, people, instances } = overview;
  const failed = (count: number) => <span className={count > 0 ? 'text-warning-text' : ''}>{formatNumber(count)}</span>;
  return (
    <div className="grid flex-none grid-cols-[240px_240px_1fr] gap-3 pb-3 max-xl:grid-cols-2 max-sm:grid-cols-1">
      <Card title={t('jobs')} className={CARD}>
        <FigureList
          items={[
            [t('jobsWaiting'), formatNumber(jobs.waiting)],
            [t('jobsRunning'), formatNumber(jobs.running)],
            [t('jobsFailed'), failed(jobs.failed)],
            [t('runs'), formatNumber(jobs.runs)],
            [t('failedRuns'), failed(jobs.failedRuns)],
          ]}
        />
      </Card>
      <Card title={t('live')} className={CARD}>
        <FigureList
          items={[
            [t('sockets'), formatNumber(sockets)],
            [t('people'), formatNumber(people)],
          ]}
        />
      </Card>
      <Sheet title={t('processes')} className={`min-h-48 max-xl:col-span-full ${CARD}`}>
        <DataTable aria-label={t('processes')} columns={processColumns(t)} data={instances} rowKey="id" />
      </Sheet>
    </div>
  );
}

const CARD = 'phone:rounded-none phone:border-x-0';

function processColumns(t: MonitorTranslate): DataColumn<Instance>[] {
  return [
    { id: 'id', header: t('process'), accessor: 'id', minWidth: 140 },
    { id: 'pid', header: t('pid'), accessor: 'pid', align: 'right', width: 88 },
    {
      id: 'cpu',
      header: t('cpu'),
      accessor: ({ now }) => `${formatNumber(now.processCpu ?? 0, 1)}%`,
      align: 'right',
      width: 88,
    },
    {
      id: 'memory',
      header: t('memory'),
      accessor: ({ now }) => formatFileSize(now.processMemory ?? 0),
      align: 'right',
      width: 104,
    },
    {
      id: 'sockets',
      header: t('sockets'),
      accessor: ({ now }) => formatNumber(now.sockets ?? 0),
      align: 'right',
      width: 88,
    },
    {
      id: 'running',
      header: t('running'),
      accessor: (instance) => uptimeText(instance, t),
      align: 'right',
      width: 150,
    },
  ];
}
