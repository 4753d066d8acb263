import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tabs } from '@smart-admin/ui/tabs';
import { Tag } from '@smart-admin/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { api } from '../../../app/api.js';
import { TableRows } from './TableRows.js';
import { type ModelTranslate, type TableDetail } from './tableTypes.js';

/** A table with its columns, indexes, rows and definition. */
export function TableDrawer({ source, table, t, onClose }: TableDrawerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dataModel', 'table', source.id, table],
    queryFn: ({ signal }) => api.system.dataModel.table({ sourceId: source.id, table }, { signal, silent: true }),
    staleTime: 0,
  });
  return (
    <Drawer open width={960} title={t('tableOf', { name: table })} onOpenChange={(open) => !open && onClose()}>
      {data ? (
        <Tabs
          aria-label={table}
          className="h-full"
          panelClassName="min-h-0 flex-1 overflow-y-auto pt-3"
          items={[
            {
              value: 'columns',
              label: t('columns'),
              count: data.columns.length,
              content: <Columns columns={data.columns} t={t} />,
            },
            {
              value: 'indexes',
              label: t('indexes'),
              count: data.indexes.length,
              content: <Indexes indexes={data.indexes} t={t} />,
            },
            {
              value: 'rows',
              label: t('rows'),
              content: data.canShowRows ? (
                <TableRows sourceId={source.id} table={data} t={t} />
              ) : (
                <p className="m-0 py-6 text-center text-2">{t('rowsHidden')}</p>
              ),
            },
            {
              value: 'definition',
              label: 'DDL',
              content: <CodeViewer code={data.definition} label="DDL" wrap maxHeight={560} />,
            },
          ]}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}

function Columns({ columns, t }: { columns: TableDetail['columns']; t: ModelTranslate }) {
  const shown: DataColumn<TableDetail['columns'][number]>[] = [
    {
      id: 'name',
      header: t('columnName'),
      accessor: 'name',
      minWidth: 170,
      cell: ({ name, keyPlace }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{name}</span>
          {keyPlace > 0 ? <KeyRound size={12} className="flex-none text-warning-text" aria-label={t('key')} /> : null}
        </span>
      ),
    },
    { id: 'type', header: t('type'), accessor: 'type', minWidth: 170 },
    { id: 'isNullable', header: t('nullable'), width: 80, cell: ({ isNullable }) => t(isNullable ? 'yes' : 'no') },
    {
      id: 'defaultText',
      header: t('defaultValue'),
      accessor: 'defaultText',
      width: 160,
      cell: ({ defaultText, isGenerated }) => (isGenerated ? <Tag>{t('generated')}</Tag> : defaultText || '-'),
    },
    { id: 'comment', header: t('comment'), accessor: ({ comment }) => comment || '-', minWidth: 140 },
  ];
  return <DataTable aria-label={t('columns')} columns={shown} data={columns} rowKey="name" />;
}

function Indexes({ indexes, t }: { indexes: TableDetail['indexes']; t: ModelTranslate }) {
  const shown: DataColumn<TableDetail['indexes'][number]>[] = [
    { id: 'name', header: t('indexName'), accessor: 'name', minWidth: 200 },
    { id: 'columns', header: t('columns'), accessor: ({ columns }) => columns.join(', '), minWidth: 240 },
    {
      id: 'kind',
      header: t('indexKind'),
      width: 120,
      cell: ({ isPrimary, isUnique }) =>
        isPrimary ? <Tag tone="warning">{t('key')}</Tag> : isUnique ? <Tag tone="info">{t('unique')}</Tag> : '-',
    },
  ];
  return <DataTable aria-label={t('indexes')} columns={shown} data={indexes} rowKey="name" />;
}

interface TableDrawerProps {
  source: { id: string };
  table: string;
  t: ModelTranslate;
  onClose: () => void;
}
