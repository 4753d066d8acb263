import { DataTable, useClientRows, type ColumnFilters, type SortEntry } from '@smart-admin/ui/data-table';
import { formatAmount, formatNumber } from '@smart-admin/ui/format';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { amountOf, sampleOrders } from '../samples/sampleOrders.js';
import { useOrderColumns } from '../samples/useOrderColumns.js';
import { bigDataMessages } from './bigDataMessages.js';

const SIZES = [10_000, 100_000, 500_000] as const;

/** Very many rows in one table, sorted, filtered and searched in the browser. */
export function Page() {
  const t = useMessages(bigDataMessages);
  const columnOf = useOrderColumns();
  const [size, setSize] = useState<number>(100_000);
  const [place, setPlace] = useState<'scroll' | 'pages'>('scroll');
  const [keyword, setKeyword] = useState('');
  const [sorting, setSorting] = useState<readonly SortEntry[]>([]);
  const [filters, setFilters] = useState<ColumnFilters>({});
  const [page, setPage] = useState({ page: 1, limit: 50 });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const orders = useMemo(() => sampleOrders(size), [size]);
  const columns = useMemo(() => Object.values(columnOf), [columnOf]);
  const search = useDeferredValue(keyword);
  const rows = useClientRows({ rows: orders, columns, sorting, filters, search });
  const total = useMemo(() => rows.reduce((sum, row) => sum + amountOf(row), 0), [rows]);
  const limit = place === 'pages' ? page.limit : rows.length;
  const last = Math.max(1, Math.ceil(rows.length / Math.max(1, limit)));
  const current = Math.min(page.page, last);
  const shown = place === 'pages' ? rows.slice((current - 1) * limit, current * limit) : rows;
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <Select
          aria-label={t('rows')}
          label={t('rows')}
          className="w-44"
          options={SIZES.map((value) => ({ value, label: formatNumber(value) }))}
          value={size}
          onValueChange={(value) => value !== null && setSize(value)}
        />
        <RadioGroup
          aria-label={t('shownAs')}
          appearance="button"
          options={[
            { value: 'scroll', label: t('scroll') },
            { value: 'pages', label: t('pages') },
          ]}
          value={place}
          onValueChange={(value) => setPlace(value)}
        />
        <Input
          type="search"
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={setKeyword}
          className="w-64 phone:w-full"
        />
        <p role="status" className="m-0 text-2 tabular-nums">
          {t('told', { count: formatNumber(rows.length), amount: formatAmount(total) })}
          {chosen.size > 0 && ` ${t('chosen', { count: formatNumber(chosen.size) })}`}
        </p>
      </div>
      <DataTable
        aria-label={t('label')}
        className="min-h-0 flex-1"
        columns={columns}
        data={shown}
        rowKey="id"
        loading={search !== keyword}
        selection={{ selectedKeys: chosen, onChange: setChosen }}
        sorting={sorting}
        onSortingChange={setSorting}
        filters={filters}
        onFiltersChange={setFilters}
      />
      <div className="flex min-h-12 flex-none flex-wrap items-center justify-between gap-x-4 border-t border-hairline px-4 py-2">
        <p className="m-0 text-12 text-2">{t('hint')}</p>
        {place === 'pages' && <Pagination page={current} limit={page.limit} total={rows.length} onChange={setPage} />}
      </div>
    </section>
  );
}
