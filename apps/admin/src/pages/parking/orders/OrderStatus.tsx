import { type OrderStatus as State } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { orderMessages } from './orderMessages.js';

export const STATUSES = ['open', 'paid', 'closed'] as const satisfies readonly State[];

/** State of an order in a word; one that left without paying says so. */
export function OrderStatus({ order }: { order: { status: State; escaped: 0 | 1 } }) {
  const t = useMessages(orderMessages);
  if (order.escaped) return <Status tone="danger">{t('escaped')}</Status>;
  return <Status tone={TONES[order.status]}>{t(order.status)}</Status>;
}

const TONES = { open: 'info', paid: 'success', closed: 'neutral' } as const;
