import { ApiError } from '@smart-admin/api-client';
import { type OrderDetail } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { useState } from 'react';
import { useCan } from '../../../app/useHasPage.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { yuan } from '../../../parking/yuan.js';
import { reductionMessages } from '../reductionMessages.js';
import { orderForms, type OrderForm } from './orderForms.js';
import { ORDER_KINDS, type OrderKind } from './OrderList.js';
import { orderMessages } from './orderMessages.js';

/** What may be done with an order, as far as its state and the person's rights allow. */
export function OrderActions({ order, kind, onChanged, onRefused }: OrderActionsProps) {
  const t = useMessages(orderMessages);
  const r = useMessages(reductionMessages);
  const { calls, path } = ORDER_KINDS[kind];
  const [form, setForm] = useState<OrderForm | null>(null);
  // the same for every press until it is done, so that a second one takes nothing twice
  const [key, setKey] = useState(createId);
  // a dialog keeps its key: who presses again in it means the same
  const [isRefused, setRefused] = useState(false);
  const isOpen = order.status !== 'closed';
  const mayReduce = useCan(path, 'btn_reduce') && isOpen;
  const mayCollect = useCan(path, 'btn_collect') && order.due > 0;
  const mayClose = useCan(path, 'btn_close') && isOpen;
  const mayRefund = useCan(path, 'btn_refund') && order.paid > order.refunded;
  const forms = orderForms({ t, r, order, calls, key });

  const done = async (next: OrderDetail) => {
    setKey(createId());
    onChanged(next);
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
  const collect = async () => {
    if (!(await confirm({ description: t('collectQuestion', { amount: yuan(order.due) }) }))) return;
    try {
      await done(await calls.collect({ id: order.id, body: { amount: order.due, key } }));
    } catch (error) {
      if (!isConflict(error)) throw error;
      // the call has said why: another amount is due by now
      setKey(createId());
      await onRefused();
    }
  };
  const save = async (call: Promise<OrderDetail>) => {
    try {
      await done(await call);
    } catch (error) {
      if (isConflict(error)) {
        setRefused(true);
        await onRefused();
      }
      throw error;
    }
  };
  const close = () => {
    setForm(null);
    if (isRefused) setKey(createId());
    setRefused(false);
  };
  const open = form ? forms[form] : null;
  return (
    <>
      {mayCollect ? (
        <Button variant="primary" onClick={() => void collect()}>
          {t('collect')}
        </Button>
      ) : null}
      {mayReduce ? <Button onClick={() => setForm('reduce')}>{t('reduce')}</Button> : null}
      {mayRefund ? <Button onClick={() => setForm('refund')}>{t('refund')}</Button> : null}
      {mayClose ? <Button onClick={() => setForm('close')}>{t('close')}</Button> : null}
      {open ? (
        <EditDialog
          title={open.title}
          document={open.document}
          values={open.values}
          save={(values) => save(open.save(values))}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Whether the order is no longer what is shown. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 409;
}

interface OrderActionsProps {
  order: OrderDetail;
  kind: OrderKind;
  onChanged: (order: OrderDetail) => void;
  /** The order is another by now than what is shown: reads it again. */
  onRefused: () => Promise<unknown>;
}
