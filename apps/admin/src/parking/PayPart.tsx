import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { orderMessages } from './orderMessages.js';
import { PayBar } from './PayBar.js';
import { type OfferedMethod } from './payMethods.js';
import { placeTime } from './placeTime.js';
import { scanApi } from './scanApi.js';
import { usePayment } from './usePayment.js';
import { yuan } from './yuan.js';

/** What is paid, how, and the button that pays it once. */
export function PayPart({ order, onEnd }: { order: PublicOrder; onEnd: () => void }) {
  const t = useMessages(orderMessages);
  const [left, setLeft] = useState<readonly number[]>([]);
  const payment = usePayment(
    {
      number: order.number,
      asOf: order.asOf,
      send: (wanted: WantedPayment & { key: string; back: string }) =>
        scanApi.pay({ body: { ...wanted, order: order.order } }, { silent: true }),
    },
    onEnd,
  );
  const { timeZone, graceMinutes } = order.evidence.fee;
  const chosen = order.arrears.filter(({ entryTime }) => !left.includes(entryTime));
  const amount = chosen.reduce((sum, { due }) => sum + due, order.due);
  return (
    <>
      {order.arrears.length > 0 && (
        <fieldset className="scan-card">
          <legend className="float-left mb-1 w-full text-14 font-semibold">{t('arrears')}</legend>
          {order.arrears.map(({ entryTime, placeName, due }) => (
            <label key={entryTime} className="flex min-h-11 w-full items-center gap-3 text-14">
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--primary)"
                checked={!left.includes(entryTime)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((kept) => kept !== entryTime) : [...left, entryTime])
                }
              />
              {t('payArrears', { place: placeName, time: placeTime(entryTime, timeZone), amount: yuan(due) })}
            </label>
          ))}
        </fieldset>
      )}
      <PayBar
        offered={order.methods}
        amount={amount}
        payment={payment}
        onPay={(method) => void payment.pay({ amount, arrears: chosen.map((stay) => stay.order), method })}
      >
        {graceMinutes > 0 && order.due > 0 && order.status !== 'closed' && (
          <p className="text-center text-13 text-2">{t('afterPaying', { minutes: graceMinutes })}</p>
        )}
      </PayBar>
    </>
  );
}

interface WantedPayment {
  amount: number;
  arrears: string[];
  method: OfferedMethod;
}
