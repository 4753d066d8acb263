import { type OrderDetail } from '@smart-admin/api-client/contract';
import { Card } from '@smart-admin/ui/card';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { Tag } from '@smart-admin/ui/tag';
import { type ReactNode } from 'react';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { yuan } from '../../../parking/yuan.js';
import { type OrderKind } from './OrderList.js';
import { orderMessages } from './orderMessages.js';
import { OrderStatus } from './OrderStatus.js';

/** What an order is about, with its amounts and what may be done with it. */
export function OrderHead({ order, kind, actions }: { order: OrderDetail; kind: OrderKind; actions: ReactNode }) {
  const t = useMessages(orderMessages);
  const f = useMessages(feeMessages);
  const isRoad = kind === 'road';
  return (
    <Card className="flex-none">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="m-0 flex items-center gap-3 text-16 font-semibold">
          <Plate value={order.plate} color={plateColorOf(order.plateColour)} copyable />
          <OrderStatus order={order} />
          {order.isSimulated ? <Tag tone="warning">{t('simulated')}</Tag> : null}
        </h1>
        <span className="text-14 text-3">{order.number}</span>
        <div className="ml-auto flex flex-wrap gap-2 phone:ml-0">{actions}</div>
      </div>
      <Descriptions
        columns={4}
        layout="vertical"
        items={[
          { key: 'place', label: t(isRoad ? 'road' : 'place'), value: order.placeName },
          isRoad
            ? { key: 'berth', label: t('berth'), value: order.berth }
            : { key: 'vehicle', label: t('vehicle'), value: t(order.vehicle) },
          { key: 'entry', label: t('entryTime'), value: formatDate(order.entryTime) },
          { key: 'exit', label: t('exitTime'), value: formatDate(order.exitTime) },
          { key: 'length', label: t('length'), value: lengthText(f, order.minutes) },
          { key: 'fee', label: t('fee'), value: yuan(order.fee) },
          { key: 'paid', label: t('paidAmount'), value: yuan(order.paid - order.refunded) },
          {
            key: 'due',
            label: t('due'),
            value: <strong className={order.due > 0 ? 'text-danger-text' : undefined}>{yuan(order.due)}</strong>,
          },
          ...(order.leaveBefore === null
            ? []
            : [{ key: 'leave', label: t('leaveBefore'), value: formatDate(order.leaveBefore) }]),
          ...(order.closeReason ? [{ key: 'reason', label: t('reason'), value: order.closeReason, span: 2 }] : []),
        ]}
      />
    </Card>
  );
}
