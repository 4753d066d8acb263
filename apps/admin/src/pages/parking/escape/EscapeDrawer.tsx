import { ApiError } from '@smart-admin/api-client';
import { type EscapeRow } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { EscapeCodeDialog } from './EscapeCodeDialog.js';
import { EscapedStay } from './EscapedStay.js';
import { escapeMessages } from './escapeMessages.js';
import { WaiveDialog } from './WaiveDialog.js';

/** The stays that a vehicle left without paying: several are collected in one go, by cash or by a code, or waived. */
export function EscapeDrawer({ vehicle, filters, onClose }: EscapeDrawerProps) {
  const t = useMessages(escapeMessages);
  const { permissions } = usePage();
  const { plate, plateColour } = vehicle;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'code' | 'waive'>();
  // the same for every press until it is done, so that a second one takes nothing twice
  const [key, setKey] = useState(createId);
  const { data, error, refetch } = useQuery({
    queryKey: ['parkingEscape', 'orders', plate, plateColour, filters],
    queryFn: ({ signal }) =>
      api.parking.escape.orders({ query: { ...filters, plate, plateColour } }, { signal, silent: true }),
    staleTime: 0,
  });
  const orders = data?.list ?? [];
  const chosen = orders.filter(({ id }) => !left.has(id));
  const amount = chosen.reduce((sum, { due }) => sum + due, 0);
  const [first] = chosen;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const done = async () => {
    setKey(createId());
    await queryClient.invalidateQueries();
  };
  const collect = async () => {
    if (!(await confirm({ description: t('collectQuestion', { amount: yuan(amount) }) }))) return;
    try {
      await api.parking.escape.collect({ body: { orderIds: chosen.map(({ id }) => id), amount, key } });
      toast.success(t('collected'));
    } catch (error) {
      // the call has said why: what is owed is another by now, and shown anew
      if (!(error instanceof ApiError) || error.code !== 409) throw error;
    }
    await done();
  };
  const mayCollect = permissions.can('btn_collect') && first !== undefined;
  return (
    <Drawer
      open
      width={600}
      title={t('ofVehicle', { plate })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {permissions.can('btn_waive') && first ? (
            <Button onClick={() => setDialog('waive')}>{t('waive')}</Button>
          ) : null}
          {mayCollect ? (
            <>
              <Button icon={<QrCode aria-hidden />} onClick={() => setDialog('code')}>
                {t('code')}
              </Button>
              <Button variant="primary" onClick={() => void collect()}>
                {`${t('collect')} ${yuan(amount)}`}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={6} /> : null}
      {data?.list.length === 0 ? <Empty title={t('none')} /> : null}
      {orders.length > 0 ? (
        <>
          <div className="flex items-center justify-between gap-3 border-b border-hairline pb-2">
            <Checkbox
              value={chosen.length === orders.length ? true : chosen.length > 0 ? 'indeterminate' : false}
              onValueChange={(all) => setLeft(new Set(all ? [] : orders.map(({ id }) => id)))}
            >
              {t('all')}
            </Checkbox>
            <span aria-live="polite" className="text-13 text-2 tabular-nums">
              {t('chosen', { count: chosen.length, amount: yuan(amount) })}
            </span>
          </div>
          <ul className="m-0 list-none p-0">
            {orders.map((order) => (
              <EscapedStay
                key={order.id}
                order={order}
                chosen={!left.has(order.id)}
                onToggle={() => toggle(order.id)}
              />
            ))}
          </ul>
        </>
      ) : null}
      {dialog === 'code' && first ? <EscapeCodeDialog orderId={first.id} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'waive' ? (
        <WaiveDialog orders={chosen} amount={amount} onDone={done} onClose={() => setDialog(undefined)} />
      ) : null}
    </Drawer>
  );
}

interface EscapeDrawerProps {
  vehicle: Pick<EscapeRow, 'plate' | 'plateColour'>;
  filters: Omit<NonNullable<Parameters<typeof api.parking.escape.orders>[0]>['query'], 'plate' | 'plateColour'>;
  onClose: () => void;
}
