import { Button } from '@smart-admin/ui/button';
import { DataTable } from '@smart-admin/ui/data-table';
import { formatAmount, formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { amountOf, sampleOrders, type SampleOrder } from '../samples/sampleOrders.js';
import { useOrderColumns } from '../samples/useOrderColumns.js';
import { tableMessages } from './tableMessages.js';

const ORDERS = sampleOrders(30);

/** Cells that are edited in place, with checks, totals and a way back. */
export function EditableTable() {
  const t = useMessages(tableMessages);
  const { number, region, product, quantity, price, amount } = useOrderColumns();
  const [orders, setOrders] = useState(ORDERS);
  const changed = orders.reduce((count, order, index) => count + differences(order, ORDERS[index]), 0);
  return (
    <>
      <DataTable
        aria-label={t('editable')}
        className="min-h-0 flex-1"
        columns={[
          number,
          region,
          product,
          {
            ...quantity,
            editable: true,
            validate: (value) => (isBetween(value, 1, 9_999, 0) ? undefined : t('badQuantity')),
          },
          {
            ...price,
            accessor: (row) => row.price / 100,
            editable: true,
            validate: (value) => (isBetween(value, 0, 10_000_000, 2) ? undefined : t('badPrice')),
          },
          amount,
        ]}
        data={orders}
        rowKey="id"
        onCellEdit={({ id }, column, value) => {
          const written = column === 'price' ? Math.round(Number(value) * 100) : Number(value);
          setOrders(orders.map((order) => (order.id === id ? { ...order, [column]: written } : order)));
        }}
        summary={{
          quantity: formatNumber(orders.reduce((sum, order) => sum + order.quantity, 0)),
          amount: formatAmount(orders.reduce((sum, order) => sum + amountOf(order), 0)),
        }}
      />
      <div className="flex min-h-12 flex-none items-center gap-3 border-t border-hairline px-4">
        <span role="status" className="text-2">
          {t('changed', { count: changed })}
        </span>
        <Button disabled={changed === 0} onClick={() => setOrders(ORDERS)}>
          {t('reset')}
        </Button>
      </div>
    </>
  );
}

function differences(order: SampleOrder, before: SampleOrder | undefined): number {
  return Number(order.quantity !== before?.quantity) + Number(order.price !== before?.price);
}

/** Whether a typed value is a number within bounds that has at most so many decimals. */
function isBetween(value: unknown, least: number, most: number, decimals: number): boolean {
  const text = String(value).trim();
  const number = Number(text);
  return text !== '' && number >= least && number <= most && (text.split('.')[1] ?? '').length <= decimals;
}
