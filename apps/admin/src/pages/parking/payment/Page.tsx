import { pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate } from '@smart-admin/ui/plate';
import { Tag } from '@smart-admin/ui/tag';
import { RadioTower, Scale } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, namedRange, textFilter } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { listExport } from '../../../resource/listExport.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { PAYMENT_TONES } from '../orders/OrderPayments.js';
import { orderMessages } from '../orders/orderMessages.js';
import { useShowOrder } from '../orders/useShowOrder.js';
import { usePlaces } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { ChannelsDrawer } from './ChannelsDrawer.js';
import { ReconcileDrawer } from './ReconcileDrawer.js';

const STATES = ['pending', 'paid', 'failed', 'refunding', 'refunded'] as const;
const METHODS = ['wechat', 'alipay', 'cash', 'simulated'] as const;

/** Payments of all orders, and whether they agree with what the providers say. */
export function Page() {
  const t = useMessages(orderMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const showOrder = useShowOrder<RowOf<typeof api.parking.payment>>();
  const [opened, setOpened] = useState<'reconcile' | 'channels'>();
  const close = () => setOpened(undefined);
  const definition = apiResource(api.parking.payment, {
    page: pages.parkingPayment,
    c,
    label: t('paymentLabel'),
    list: (query, options) => api.parking.payment.list({ query: filtersOf(query) }, options),
    source: EXPORT,
    search: [
      { id: 'keyword', label: `${t('plate')} / ${t('number')}`, kind: 'keyword', placeholder: t('paymentHint') },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
      {
        id: 'method',
        label: t('method'),
        kind: 'select',
        options: METHODS.map((value) => ({ value, label: t(`method_${value}`) })),
      },
      {
        id: 'state',
        label: t('status'),
        kind: 'select',
        options: STATES.map((value) => ({ value, label: t(`state_${value}`) })),
      },
      { id: 'paidTime', label: t('paidTime'), kind: 'date-range' },
    ],
    columns: [
      { id: 'plate', header: t('plate'), width: 132, render: ({ plate }) => <Plate value={plate} /> },
      { id: 'placeName', header: t('place'), minWidth: 160 },
      { id: 'method', header: t('method'), width: 100, value: ({ method }) => t(`method_${method}`) },
      {
        id: 'state',
        header: t('status'),
        width: 100,
        render: ({ state }) => <Tag tone={PAYMENT_TONES[state]}>{t(`state_${state}`)}</Tag>,
      },
      {
        id: 'amount',
        header: t('amount'),
        width: 110,
        align: 'right',
        card: 'right',
        value: ({ amount }) => yuan(amount),
        summarize: (_rows, sums) => yuan(sums?.amount ?? 0),
      },
      {
        id: 'refunded',
        header: t('refunded'),
        width: 110,
        align: 'right',
        value: ({ refunded }) => (refunded > 0 ? yuan(refunded) : ''),
        summarize: (_rows, sums) => yuan(sums?.refunded ?? 0),
      },
      { id: 'paidTime', header: t('paidTime'), kind: 'datetime', width: 150 },
      { id: 'orderNumber', header: t('order'), width: 190 },
      { id: 'providerNumber', header: t('providerNumber'), width: 200, hidden: true },
      { id: 'operatorName', header: t('operator'), width: 100, hidden: true },
    ],
    actions: [
      {
        id: 'reconcile',
        label: t('reconcile'),
        icon: <Scale aria-hidden />,
        place: 'toolbar',
        run: () => setOpened('reconcile'),
      },
      {
        id: 'channels',
        label: t('setUpChannels'),
        icon: <RadioTower aria-hidden />,
        place: 'toolbar',
        permission: 'btn_channels',
        run: () => setOpened('channels'),
      },
      { ...showOrder, primary: true },
    ],
    nameOf: ({ number }) => number,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {opened === 'reconcile' && <ReconcileDrawer onClose={close} />}
      {opened === 'channels' && <ChannelsDrawer onClose={close} />}
    </>
  );
}

function filtersOf(query: ListQuery) {
  return {
    ...apiQuery(query),
    placeId: textFilter(query, 'placeId'),
    state: STATES.filter((state) => state === textFilter(query, 'state')),
    method: METHODS.filter((method) => method === textFilter(query, 'method')),
    ...namedRange(query, 'paidTime', ['paidFrom', 'paidTo']),
  };
}

const EXPORT = listExport('parkingPayment', filtersOf, api.parking.payment.startExport);
