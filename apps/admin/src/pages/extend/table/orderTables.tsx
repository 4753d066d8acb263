import { DataTable, useClientRows, type ColumnFilters, type SortEntry } from '@smart-admin/ui/data-table';
import { formatAmount, formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo, useState } from 'react';
import { sampleMessages } from '../samples/sampleMessages.js';
import { amountOf, sampleOrders, type SampleOrder } from '../samples/sampleOrders.js';
import { useOrderColumns } from '../samples/useOrderColumns.js';
import { tableMessages } from './tableMessages.js';

const ORDERS = sampleOrders(120);
const BY_REGION = ORDERS.toSorted(
  (a, b) => a.region.localeCompare(b.region) || a.product.localeCompare(b.product) || Number(a.id) - Number(b.id),
);
const quantityOf = (rows: readonly SampleOrder[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
const totalOf = (rows: readonly SampleOrder[]) => rows.reduce((sum, row) => sum + amountOf(row), 0);

export function PlainTable() {
  const t = useMessages(tableMessages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { number, region, product, state, quantity, amount, time } = useOrderColumns();
  const columns = useMemo(
    () => [number, region, product, state, quantity, amount, time],
    [number, region, product, state, quantity, amount, time],
  );
  return (
    <DataTable
      aria-label={t('plain')}
      className="min-h-0 flex-1"
      columns={columns}
      data={ORDERS}
      rowKey="id"
      selection={{ selectedKeys: chosen, onChange: setChosen }}
      defaultSorting={[{ id: 'time', desc: true }]}
    />
  );
}

export function GroupedTable() {
  const t = useMessages(tableMessages);
  const s = useMessages(sampleMessages);
  const { number, product, state, quantity, amount, time } = useOrderColumns();
  return (
    <DataTable
      aria-label={t('grouped')}
      className="min-h-0 flex-1"
      columns={[number, product, state, quantity, amount, time]}
      data={BY_REGION}
      rowKey="id"
      groupBy={({ region }) => s(region)}
      groupLabel={({ value, rows }) => t('subtotal', { name: value, count: rows.length })}
      groupSummary={({ rows }) => ({
        quantity: formatNumber(quantityOf(rows)),
        amount: formatAmount(totalOf(rows)),
      })}
    />
  );
}

export function FixedTable() {
  const t = useMessages(tableMessages);
  const { number, region, product, state, quantity, price, amount, time } = useOrderColumns();
  const wide = [region, product, state, quantity, price, time].map((column) => ({ ...column, width: 220 }));
  return (
    <DataTable
      aria-label={t('fixed')}
      className="min-h-0 flex-1"
      columns={[{ ...number, fixed: 'left' }, ...wide, { ...amount, fixed: 'right' }]}
      data={ORDERS}
      rowKey="id"
    />
  );
}

export function MergedTable() {
  const t = useMessages(tableMessages);
  const { number, region, product, quantity, price, amount } = useOrderColumns();
  const withoutFilter = ({ filter: _filter, ...column }: typeof region) => ({ ...column, sortable: false });
  return (
    <DataTable
      aria-label={t('merged')}
      className="min-h-0 flex-1"
      columns={[
        { ...withoutFilter(region), merge: true },
        {
          id: 'goods',
          header: t('goods'),
          columns: [
            { ...withoutFilter(product), merge: ({ region: place, product: kind }: SampleOrder) => `${place} ${kind}` },
            withoutFilter(price),
          ],
        },
        {
          id: 'order',
          header: t('order'),
          columns: [number, quantity, amount].map(withoutFilter),
        },
      ]}
      data={BY_REGION}
      rowKey="id"
      sorting={NOT_SORTED}
    />
  );
}

/** A table whose totals are those of the rows that its filters leave. */
export function StatisticsTable() {
  const t = useMessages(tableMessages);
  const { number, region, product, quantity, amount } = useOrderColumns();
  const [sorting, setSorting] = useState<readonly SortEntry[]>([{ id: 'amount', desc: true }]);
  const [filters, setFilters] = useState<ColumnFilters>({});
  const columns = useMemo(
    () => [number, region, product, quantity, amount],
    [number, region, product, quantity, amount],
  );
  const rows = useClientRows({ rows: ORDERS, columns, sorting, filters });
  const total = totalOf(rows);
  return (
    <DataTable
      aria-label={t('statistics')}
      className="min-h-0 flex-1"
      columns={[
        ...columns,
        {
          id: 'share',
          header: t('share'),
          width: 110,
          align: 'right',
          accessor: (row) => `${formatNumber((100 * amountOf(row)) / total, 2)}%`,
        },
      ]}
      data={rows}
      rowKey="id"
      sorting={sorting}
      onSortingChange={setSorting}
      filters={filters}
      onFiltersChange={setFilters}
      summary={{
        region: t('plainCount', { count: rows.length }),
        quantity: formatNumber(quantityOf(rows)),
        amount: formatAmount(total),
        share: '100%',
      }}
    />
  );
}

const NOT_SORTED: readonly SortEntry[] = [];
