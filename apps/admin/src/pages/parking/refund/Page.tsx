import { pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { HandCoins, RotateCw } from 'lucide-react';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { apiQuery, namedRange, textFilter } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { listExport } from '../../../resource/listExport.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { useShowOrder } from '../orders/useShowOrder.js';
import { plateColumn, summedYuanColumn } from '../parkingColumns.js';
import { usePlaces } from '../parkingFields.js';
import { refundMessages } from './refundMessages.js';

const STATES = ['asked', 'sent', 'done', 'failed'] as const;
const METHODS = ['wechat', 'alipay', 'cash', 'simulated'] as const;
const TONES = { asked: 'neutral', sent: 'info', done: 'success', failed: 'danger' } as const;

/** Money that is given back: how far it is, why it did not arrive, and once more for what failed. */
export function Page() {
  const t = useMessages(refundMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const showOrder = useShowOrder<RowOf<typeof api.parking.refund>>();
  const definition = apiResource(api.parking.refund, {
    page: pages.parkingRefund,
    c,
    label: t('label'),
    list: (query, options) => api.parking.refund.list({ query: filtersOf(query) }, options),
    source: EXPORT,
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'state', label: t('state'), kind: 'select', options: STATES.map((value) => ({ value, label: t(value) })) },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
      {
        id: 'method',
        label: t('method'),
        kind: 'select',
        options: METHODS.map((value) => ({ value, label: t(`method_${value}`) })),
      },
      { id: 'creatorTime', label: t('creatorTime'), kind: 'date-range' },
    ],
    columns: [
      plateColumn(t('plate')),
      { ...summedYuanColumn('amount', t('amount')), sortable: true, card: 'right' },
      {
        id: 'state',
        header: t('state'),
        width: 110,
        render: (row) => <Status tone={TONES[row.state]}>{t(isToHandOver(row) ? 'toHandOver' : row.state)}</Status>,
      },
      { id: 'failure', header: t('failure'), minWidth: 180 },
      { id: 'reason', header: t('reason'), minWidth: 150 },
      { id: 'method', header: t('method'), width: 100, value: ({ method }) => t(`method_${method}`) },
      { id: 'placeName', header: t('place'), minWidth: 150 },
      {
        id: 'operatorName',
        header: t('operator'),
        width: 100,
        value: ({ operatorName }) => operatorName || t('automatic'),
      },
      { id: 'creatorTime', header: t('creatorTime'), kind: 'datetime', width: 150, sortable: true },
      { id: 'doneTime', header: t('doneTime'), kind: 'datetime', width: 150 },
      { id: 'orderNumber', header: t('orderNumber'), width: 190, hidden: true },
      { id: 'paymentNumber', header: t('paymentNumber'), width: 190, hidden: true },
    ],
    actions: [
      {
        id: 'retry',
        label: t('retry'),
        icon: <RotateCw aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_retry',
        visible: ({ state }) => state === 'failed',
        confirm: ([row]) => t('retryQuestion', { amount: yuan(row?.amount ?? 0) }),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.parking.refund.retry({ id: row.id });
          toast.success(t('retried'));
          await refresh();
        },
      },
      {
        id: 'handOver',
        label: t('handOver'),
        icon: <HandCoins aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_handOver',
        visible: isToHandOver,
        confirm: ([row]) => t('handOverQuestion', { amount: yuan(row?.amount ?? 0) }),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.parking.refund.handOver({ id: row.id });
          toast.success(t('handedOver'));
          await refresh();
        },
      },
      showOrder,
    ],
    nameOf: ({ paymentNumber }) => paymentNumber,
  });
  return <ManagedResource definition={definition} />;
}

/** Cash that was given back by itself lies in a drawer until somebody hands it over. */
function isToHandOver({ method, state }: RowOf<typeof api.parking.refund>): boolean {
  return method === 'cash' && state === 'asked';
}

function filtersOf(query: ListQuery) {
  return {
    ...apiQuery(query),
    placeId: textFilter(query, 'placeId'),
    state: STATES.filter((state) => state === textFilter(query, 'state')),
    method: METHODS.filter((method) => method === textFilter(query, 'method')),
    ...namedRange(query, 'creatorTime', ['createdFrom', 'createdTo']),
  };
}

const EXPORT = listExport('parkingRefund', filtersOf, api.parking.refund.startExport);
