import { type OrderDetail } from '@smart-admin/api-client/contract';
import { Card } from '@smart-admin/ui/card';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Timeline } from '@smart-admin/ui/timeline';
import { yuan } from '../../../parking/yuan.js';
import { orderMessages } from './orderMessages.js';

/** What happened to an order, with every opening of a barrier explained. */
export function OrderCourse({ order, title }: { order: OrderDetail; title: string }) {
  const t = useMessages(orderMessages);
  const items = [
    { key: 'entry', time: order.entryTime, title: t('entry'), content: order.entry?.laneName ?? '' },
    ...order.payments.flatMap(({ id, paidTime, method, amount }) =>
      paidTime === null
        ? []
        : [{ key: id, time: paidTime, title: `${t('state_paid')} ${yuan(amount)}`, content: t(`method_${method}`) }],
    ),
    ...(order.exitTime === null
      ? []
      : [{ key: 'exit', time: order.exitTime, title: t('exit'), content: order.exit?.laneName ?? '' }]),
    // payments stand there with their ways of paying
    ...order.events.flatMap(({ time, kind, text, operatorName }) =>
      Object.hasOwn(EVENTS, kind)
        ? [
            {
              key: `${String(time)} ${kind}`,
              time,
              title: t(EVENTS[kind as keyof typeof EVENTS]),
              content: [text, operatorName].filter(Boolean).join(' · '),
            },
          ]
        : [],
    ),
    ...order.openings.map(({ id, time, cause, laneName, reason, operatorName }) => ({
      key: id,
      time,
      title: t(`cause_${cause}`),
      content: [laneName, reason, operatorName].filter(Boolean).join(' · '),
    })),
  ].sort((one, other) => one.time - other.time);
  return (
    <Card title={title}>
      <Timeline items={items.map(({ time, ...item }) => ({ ...item, time: formatDate(time) }))} />
    </Card>
  );
}

/** Words of what the server notes of an order. */
const EVENTS = {
  reduction: 'reduce',
  refund: 'refund',
  waive: 'waiveDebt',
  close: 'close',
  invoice: 'invoice',
  begin: 'begin',
  late: 'late',
  leave: 'leave',
  move: 'move',
  correct: 'correct',
} as const;
