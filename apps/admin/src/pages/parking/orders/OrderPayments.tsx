import { type OrderDetail } from '@smart-admin/api-client/contract';
import { Card } from '@smart-admin/ui/card';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { yuan } from '../../../parking/yuan.js';
import { orderMessages } from './orderMessages.js';

/** What was paid for an order, and what was given back. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const t = useMessages(orderMessages);
  return (
    <Card title={t('payments')}>
      {order.payments.length === 0 ? <p className="m-0 text-14 text-3">{t('noPayments')}</p> : null}
      <ul className="m-0 list-none p-0">
        {order.payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2 last:border-0"
          >
            <Tag tone={PAYMENT_TONES[payment.state]}>{t(`state_${payment.state}`)}</Tag>
            <span>{t(`method_${payment.method}`)}</span>
            <span className="text-12 text-3">{formatDate(payment.paidTime ?? payment.creatorTime)}</span>
            <span className="text-12 text-3">{payment.providerNumber || payment.number}</span>
            {payment.operatorName ? <span className="text-12 text-3">{payment.operatorName}</span> : null}
            <span className="ml-auto text-right tabular-nums">
              {yuan(payment.amount)}
              {payment.refunded > 0 ? (
                <span className="block text-12 text-3">
                  {t('refunded')} {yuan(payment.refunded)}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const PAYMENT_TONES = {
  pending: 'neutral',
  paid: 'success',
  failed: 'danger',
  refunding: 'warning',
  refunded: 'neutral',
} as const;
