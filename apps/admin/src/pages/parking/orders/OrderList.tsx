import { type OrderRow } from '@smart-admin/api-client/contract';
import { type Page, pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.js';
import { apiQuery, namedRange, textFilter } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { listExport } from '../../../resource/listExport.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { usePlaces } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { orderMessages } from './orderMessages.js';
import { OrderStatus, STATUSES } from './OrderStatus.js';

/** Orders of lots or of roads: found by plate, place, time and state, and opened one by one. */
export function OrderList({ kind }: { kind: OrderKind }) {
  const t = useMessages(orderMessages);
  const f = useMessages(feeMessages);
  const c = useMessages(commonMessages);
  const navigate = useNavigate();
  const places = usePlaces();
  const { calls, page, detail } = ORDER_KINDS[kind];
  const isRoad = kind === 'road';
  const definition = apiResource(calls, {
    page,
    c,
    label: t(isRoad ? 'roadsideLabel' : 'label'),
    list: (query, options) => calls.list({ query: filtersOf(query) }, options),
    source: ORDER_EXPORTS[kind],
    search: [
      { id: 'plate', label: t('plate'), kind: 'keyword', placeholder: t('plateHint') },
      { id: 'placeId', label: t(isRoad ? 'road' : 'place'), kind: 'select', options: places },
      {
        id: 'status',
        label: t('status'),
        kind: 'select',
        options: STATUSES.map((value) => ({ value, label: t(value) })),
      },
      { id: 'entryTime', label: t('entryTime'), kind: 'date-range' },
      { id: 'exitTime', label: t('exitTime'), kind: 'date-range' },
      {
        id: 'escaped',
        label: t('escaped'),
        kind: 'select',
        options: [
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ],
      },
    ],
    columns: [
      {
        id: 'plate',
        header: t('plate'),
        width: 176,
        render: ({ plate, plateColour }) => <Plate value={plate} color={plateColorOf(plateColour)} copyable />,
      },
      { id: 'placeName', header: t(isRoad ? 'road' : 'place'), minWidth: 150 },
      ...(isRoad ? [{ id: 'berth', header: t('berth'), width: 90 }] : []),
      { id: 'status', header: t('status'), width: 96, render: (row) => <OrderStatus order={row} /> },
      { id: 'entryTime', header: t('entryTime'), kind: 'datetime', width: 120, sortable: true },
      { id: 'exitTime', header: t('exitTime'), kind: 'datetime', width: 120 },
      { id: 'minutes', header: t('length'), width: 120, value: ({ minutes }) => lengthText(f, minutes) },
      { ...amount('fee', t('fee')), card: 'right' },
      { ...amount('reduced', t('reduced')), hidden: true },
      amount('paid', t('paidAmount')),
      { ...amount('refunded', t('refunded')), hidden: true },
      amount('due', t('due')),
      {
        id: 'isSimulated',
        header: t('simulated'),
        width: 90,
        hidden: true,
        value: ({ isSimulated }) => t(isSimulated ? 'yes' : 'no'),
      },
      { id: 'number', header: t('number'), width: 190, hidden: true },
    ],
    actions: [
      {
        id: 'open',
        label: t('detail'),
        icon: <Eye aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_detail',
        run: ({ row }) => row && void navigate(`${detail}/${row.id}`),
      },
    ],
    nameOf: ({ plate }) => plate,
  });
  return <ManagedResource definition={definition} />;
}

export type OrderKind = 'lot' | 'road';

/** Where the orders of lots and of roads come from and are shown. */
export const ORDER_KINDS: Record<OrderKind, OrderKindParts> = {
  lot: { calls: api.parking.order, page: pages.parkingOrder, path: '/parking/order', detail: '/ParkingOrderInfo' },
  road: {
    calls: api.parking.roadsideOrder,
    page: pages.parkingRoadsideOrder,
    path: '/parking/roadsideOrder',
    detail: '/roadsideOrderInfo',
  },
};

interface OrderKindParts {
  calls: typeof api.parking.order;
  page: Pick<Page<string, (typeof pages.parkingOrder.buttons)[number]>, 'address' | 'buttons'>;
  /** The list. */
  path: string;
  /** Before the id of an order. */
  detail: string;
}

const ORDER_EXPORTS = {
  lot: listExport('parkingOrder.lot', filtersOf, api.parking.order.startExport),
  road: listExport('parkingOrder.road', filtersOf, api.parking.roadsideOrder.startExport),
};

/** What a list asks for beside its page. */
function filtersOf(query: ListQuery) {
  const { keyword: plate, ...rest } = apiQuery(query);
  return {
    ...rest,
    plate,
    placeId: textFilter(query, 'placeId'),
    status: STATUSES.find((status) => status === textFilter(query, 'status')),
    escaped: ESCAPED[textFilter(query, 'escaped') ?? ''],
    ...namedRange(query, 'entryTime', ['entryFrom', 'entryTo']),
    ...namedRange(query, 'exitTime', ['exitFrom', 'exitTo']),
  };
}

const ESCAPED: Record<string, 0 | 1 | undefined> = { '0': 0, '1': 1 };

function amount(id: 'fee' | 'reduced' | 'paid' | 'refunded' | 'due', header: string) {
  return {
    id,
    header,
    width: 92,
    align: 'right' as const,
    value: (row: OrderRow) => (row[id] === 0 ? '' : yuan(row[id])),
  };
}
