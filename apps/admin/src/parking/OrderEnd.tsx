import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleCheck } from 'lucide-react';
import { orderMessages } from './orderMessages.js';

/** Nothing is due: paid and how long there is to leave, free, or over. */
export function OrderEnd({ order, now }: { order: PublicOrder; now: number }) {
  const t = useMessages(orderMessages);
  const minutes = order.leaveBefore === null ? 0 : Math.max(0, Math.ceil((order.leaveBefore - now) / 60_000));
  const leave = minutes > 0 ? t('leave', { minutes }) : t('leaveNow');
  const [title, text] =
    order.status === 'closed'
      ? [t('closedTitle'), t('closedText')]
      : order.paid > 0
        ? [t('paidTitle'), leave]
        : [t('freeTitle'), order.leaveBefore === null ? t('freeText') : leave];
  return (
    <section role="status" className="flex items-center gap-3 rounded-lg bg-success-soft p-4">
      <CircleCheck aria-hidden className="size-8 flex-none text-success-text" />
      <div>
        <p className="text-16 font-semibold text-success-text">{title}</p>
        <p className="text-14">{text}</p>
      </div>
    </section>
  );
}
