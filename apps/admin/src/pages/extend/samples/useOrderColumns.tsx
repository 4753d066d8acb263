import { type DataColumn } from '@smart-admin/ui/data-table';
import { formatAmount, formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Status, type StatusProps } from '@smart-admin/ui/status';
import { useMemo } from 'react';
import { sampleMessages } from './sampleMessages.js';
import { amountOf, PRODUCTS, REGIONS, STATES, type SampleOrder } from './sampleOrders.js';

const TONES: Record<SampleOrder['state'], StatusProps['tone'] & string> = {
  draft: 'neutral',
  paid: 'info',
  shipped: 'warning',
  closed: 'success',
};

/** The columns of sample orders in the reader's language, by their ids. */
export function useOrderColumns(): Record<OrderColumnId, DataColumn<SampleOrder>> {
  const t = useMessages(sampleMessages);
  return useMemo(() => {
    const options = <Key extends 'region' | 'product' | 'state'>(values: readonly SampleOrder[Key][]) =>
      values.map((value) => ({ value: t(value), label: t(value) }));
    const column = (id: OrderColumnId, more: Omit<DataColumn<SampleOrder>, 'id' | 'header'>) => ({
      id,
      header: t(id),
      ...more,
    });
    const number = { align: 'right', sortable: true, width: 130 } as const;
    return {
      number: column('number', { accessor: 'number', width: 120, sortable: true, filter: 'text' }),
      region: column('region', {
        accessor: ({ region }) => t(region),
        minWidth: 100,
        sortable: true,
        filter: options<'region'>(REGIONS),
      }),
      product: column('product', {
        accessor: ({ product }) => t(product),
        minWidth: 140,
        sortable: true,
        filter: options<'product'>(PRODUCTS),
      }),
      state: column('state', {
        accessor: ({ state }) => t(state),
        cell: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
        width: 120,
        sortable: true,
        filter: options<'state'>(STATES),
      }),
      quantity: column('quantity', { ...number, accessor: 'quantity', width: 100 }),
      price: column('price', { ...number, accessor: 'price', cell: ({ price }) => formatAmount(price) }),
      amount: column('amount', { ...number, accessor: amountOf, cell: (row) => formatAmount(amountOf(row)) }),
      time: column('time', {
        accessor: 'time',
        cell: ({ time }) => formatDate(time),
        width: 160,
        sortable: true,
      }),
    };
  }, [t]);
}

type OrderColumnId = 'number' | 'region' | 'product' | 'state' | 'quantity' | 'price' | 'amount' | 'time';
