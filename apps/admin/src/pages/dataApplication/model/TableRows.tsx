import { Button } from '@smart-admin/ui/button';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { LoadError } from '@smart-admin/ui/error-state';
import { Input } from '@smart-admin/ui/input';
import { Pagination } from '@smart-admin/ui/pagination';
import { Select } from '@smart-admin/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { type ModelTranslate, type TableDetail } from './tableTypes.js';

type Asked = NonNullable<Parameters<typeof api.system.dataModel.rows>[0]['body']>;
type Filter = NonNullable<Asked['filters']>[number];
const OPERATORS = ['equals', 'contains', 'above', 'below', 'isEmpty', 'isFilled'] as const;

/** The rows of a table, a page at a time, in the order and by the condition that are asked for. */
export function TableRows({ sourceId, table, t }: TableRowsProps) {
  const [asked, setAsked] = useState<Asked>({ currentPage: 1, pageSize: 20 });
  const [filter, setFilter] = useState<Filter>({
    column: table.columns[0]?.name ?? '',
    operator: 'contains',
    value: '',
  });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dataModel', 'rows', sourceId, table.name, asked],
    queryFn: ({ signal }) =>
      api.system.dataModel.rows({ sourceId, table: table.name, body: asked }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const hasValue = filter.operator !== 'isEmpty' && filter.operator !== 'isFilled';
  const apply = () => setAsked({ ...asked, currentPage: 1, filters: hasValue && filter.value === '' ? [] : [filter] });
  const columns: DataColumn<Row>[] = (data?.columns ?? []).map((name, index) => ({
    ...{ id: name, header: name, width: 160, sortable: true },
    accessor: ({ cells }) => cells[index] ?? '',
    cell: ({ cells }) => (cells[index] === null ? <span className="text-3">null</span> : cells[index]),
  }));
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Select
          aria-label={t('filterColumn')}
          className="w-44"
          searchable
          options={table.columns.map(({ name }) => ({ value: name, label: name }))}
          value={filter.column}
          onValueChange={(column) => setFilter({ ...filter, column: column ?? '' })}
        />
        <Select
          aria-label={t('filterOperator')}
          className="w-32"
          options={OPERATORS.map((value) => ({ value, label: t(value) }))}
          value={filter.operator}
          onValueChange={(operator) => setFilter({ ...filter, operator: operator ?? 'contains' })}
        />
        {hasValue ? (
          <Input
            aria-label={t('filterValue')}
            className="w-48"
            clearable
            value={filter.value ?? ''}
            onValueChange={(value) => setFilter({ ...filter, value })}
          />
        ) : null}
        <Button type="submit">{t('search')}</Button>
      </form>
      <DataTable
        aria-label={t('rows')}
        className="min-h-60 flex-1"
        columns={columns}
        data={error ? NO_ROWS : data?.list}
        rowKey={(row) => String(data?.list.indexOf(row))}
        loading={isFetching}
        error={error ? <LoadError error={error} onRetry={() => void refetch()} /> : undefined}
        sorting={asked.order ? [{ id: asked.order, desc: asked.isDescending ?? false }] : NO_ORDER}
        onSortingChange={([first]) =>
          setAsked({ ...asked, currentPage: 1, order: first?.id ?? '', isDescending: first?.desc ?? false })
        }
      />
      {data ? (
        <Pagination
          page={data.pagination.currentPage}
          limit={data.pagination.pageSize}
          total={data.pagination.total}
          pageSizes={PAGE_SIZES}
          onChange={({ page, limit }) => setAsked({ ...asked, currentPage: page, pageSize: limit })}
        />
      ) : null}
    </div>
  );
}

type Row = Awaited<ReturnType<typeof api.system.dataModel.rows>>['list'][number];
const NO_ROWS: Row[] = [];
const NO_ORDER: { id: string; desc: boolean }[] = [];
const PAGE_SIZES = [20, 50, 100];

interface TableRowsProps {
  sourceId: string;
  table: TableDetail;
  t: ModelTranslate;
}
