import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { OrderActions } from './OrderActions.js';
import { OrderHead } from './OrderHead.js';
import { ORDER_KINDS, type OrderKind } from './OrderList.js';
import { OrderCourse } from './OrderCourse.js';
import { OrderFee } from './OrderFee.js';
import { OrderPayments } from './OrderPayments.js';
import { OrderSightings } from './OrderSightings.js';
import { orderMessages } from './orderMessages.js';

/** One order whole: what was seen, what it costs and why, what was paid, and what happened when. */
export function OrderPage({ kind }: { kind: OrderKind }) {
  const t = useMessages(orderMessages);
  const id = usePage().path.split('/').at(-1) ?? '';
  const { calls } = ORDER_KINDS[kind];
  const key = ['parkingOrder', kind, id];
  const order = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.read({ id }, { signal, silent: true }),
    retry: false,
  });
  if (order.isError) return <LoadError error={order.error} onRetry={() => void order.refetch()} className="m-auto" />;
  if (!order.data) return <Skeleton lines={10} className="m-6" />;
  const { data } = order;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto">
      <OrderHead
        order={data}
        kind={kind}
        actions={
          <OrderActions
            order={data}
            kind={kind}
            onChanged={(next) => queryClient.setQueryData(key, next)}
            onRefused={() => order.refetch()}
          />
        }
      />
      <div className="grid flex-none grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3 phone:grid-cols-1">
        <div className="grid gap-3">
          <OrderFee order={data} />
          <OrderPayments order={data} />
        </div>
        <div className="grid gap-3">
          <OrderSightings order={data} />
          <OrderCourse order={data} title={t('course')} />
        </div>
      </div>
    </div>
  );
}
