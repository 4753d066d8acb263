import { Card } from '@smart-admin/ui/card';
import { DataTable, type DataColumn } from '@smart-admin/ui/data-table';
import { formatFileSize, formatNumber } from '@smart-admin/ui/format';
import { Progress } from '@smart-admin/ui/progress';
import { Sheet } from '@smart-admin/ui/sheet';
import { FigureList } from './FigureList.js';
import { LIMITS } from './monitorLimits.js';
import { type Overview } from './monitorData.js';
import { type MonitorTranslate } from './monitorMessages.js';

type Database = Overview['database'];
type Statement = NonNullable<Database['slowStatements']>[number];
type Table = Database['tables'][number];

/** The database as it is now: its load, its slowest statements, its largest tables. */
export function DatabaseSheets({ t, database }: { t: MonitorTranslate; database: Database }) {
  const used = (database.connections * 100) / database.maxConnections;
  return (
    <div className="grid flex-none grid-cols-[240px_1fr_1fr] gap-3 max-xl:grid-cols-2 max-lg:grid-cols-1">
      <Card title={t('database')} className={CARD}>
        <FigureList items={[[t('connections'), `${database.connections} / ${database.maxConnections}`]]} />
        <Progress
          aria-label={t('connections')}
          className="mt-1 mb-2.5"
          value={used}
          tone={used > LIMITS.connections ? 'warning' : 'primary'}
          showText={false}
        />
        <FigureList
          items={[
            [t('transactions'), `${formatNumber(database.transactions, 1)} ${t('perSecond')}`],
            [t('cacheHits'), database.cacheHits === null ? '-' : `${formatNumber(database.cacheHits, 1)}%`],
            [t('waiting'), database.waiting],
            [t('size'), formatFileSize(database.size)],
          ]}
        />
      </Card>
      <Sheet title={t('slow')} className={`${database.slowStatements ? 'h-70' : ''} ${CARD}`}>
        {database.slowStatements ? (
          <DataTable
            aria-label={t('slow')}
            columns={statementColumns(t)}
            data={database.slowStatements}
            rowKey="statement"
          />
        ) : (
          <p className="m-0 p-4 text-2">{t('notMeasured')}</p>
        )}
      </Sheet>
      <Sheet title={t('tables')} className={`h-70 ${CARD}`}>
        <DataTable aria-label={t('tables')} columns={tableColumns(t)} data={database.tables} rowKey="name" />
      </Sheet>
    </div>
  );
}

const CARD = 'phone:rounded-none phone:border-x-0';

function statementColumns(t: MonitorTranslate): DataColumn<Statement>[] {
  return [
    { id: 'statement', header: t('statement'), accessor: 'statement', minWidth: 160, className: 'font-mono text-12' },
    {
      id: 'average',
      header: t('average'),
      accessor: ({ average }) => formatNumber(average, 1),
      align: 'right',
      width: 96,
    },
    {
      id: 'slowest',
      header: t('slowest'),
      accessor: ({ slowest }) => formatNumber(slowest, 1),
      align: 'right',
      width: 96,
    },
    { id: 'calls', header: t('count'), accessor: ({ calls }) => formatNumber(calls), align: 'right', width: 80 },
    {
      id: 'share',
      header: t('share'),
      accessor: ({ share }) => `${formatNumber(share, 1)}%`,
      align: 'right',
      width: 88,
    },
  ];
}

function tableColumns(t: MonitorTranslate): DataColumn<Table>[] {
  return [
    { id: 'name', header: t('table'), accessor: 'name', minWidth: 140 },
    { id: 'rows', header: t('rows'), accessor: ({ rows }) => formatNumber(rows), align: 'right', width: 112 },
    { id: 'size', header: t('tableSize'), accessor: ({ size }) => formatFileSize(size), align: 'right', width: 104 },
  ];
}
