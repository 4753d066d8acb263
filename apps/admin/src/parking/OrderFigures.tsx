import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { formatDuration } from '@smart-admin/ui/format';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { orderMessages } from './orderMessages.js';
import { placeTime } from './placeTime.js';
import { WhyThisAmount } from './WhyThisAmount.js';
import { yuan } from './yuan.js';

/** Vehicle, place, amount, times, and why it costs that much. */
export function OrderFigures({ order, now }: { order: PublicOrder; now: number }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const { timeZone } = order.evidence.fee;
  const until = order.exitTime ?? now;
  const facts = [
    [t('entryTime'), placeTime(order.entryTime, timeZone)],
    [t('duration'), formatDuration((until - order.entryTime) / 1_000, locale)],
    ...(order.exitTime === null ? [] : [[t('exitTime'), placeTime(order.exitTime, timeZone)]]),
    ...(order.berth ? [[t('berth'), order.berth]] : []),
    [t('number'), order.number],
  ];
  const notes = [
    order.reduced > 0 && t('reduced', { amount: yuan(order.reduced) }),
    order.paid > 0 && t('paid', { amount: yuan(order.paid) }),
  ].filter(Boolean);
  return (
    <>
      <section className="grid justify-items-center gap-2 pt-2 pb-3 text-center">
        <PlateFace size="large" value={order.maskedPlate} color={plateColorOf(order.plateColour)} />
        <p className="text-14 text-2">{order.placeName}</p>
        <p className="text-44 font-bold tabular-nums">{yuan(order.due)}</p>
        <p className="text-14 text-2">{[t('due'), ...notes].join(' · ')}</p>
      </section>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-4 scan-card">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0 last:col-span-2">
            <dt className="text-13 text-2">{name}</dt>
            <dd className="text-16 break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-2 scan-card">
        <Row name={t('parkingFee')} value={yuan(order.fee)} />
        {order.evidence.reductions.map((reduction) => (
          <Row
            key={`${reduction.time}-${reduction.source}-${reduction.name}`}
            name={reduction.name}
            value={`−${yuan(reduction.amount)}`}
            className="text-success-text"
          />
        ))}
        {order.paid > 0 && <Row name={t('paid', { amount: '' }).trim()} value={`−${yuan(order.paid)}`} />}
        <div className="border-t border-hairline pt-2 font-semibold">
          <Row name={t('total')} value={yuan(order.due)} />
        </div>
        <WhyThisAmount evidence={order.evidence} photos={order.photos} />
      </section>
    </>
  );
}

function Row({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <p className="flex justify-between gap-3 text-16">
      <span className="min-w-0 break-words">{name}</span>
      <span className={`tabular-nums ${className}`}>{value}</span>
    </p>
  );
}
