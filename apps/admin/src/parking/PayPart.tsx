import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { useId, useState } from 'react';
import { orderMessages } from './orderMessages.js';
import { payMethodsOf, type OfferedMethod } from './payMethods.js';
import { placeTime } from './placeTime.js';
import { scanApi } from './scanApi.js';
import { usePayment } from './usePayment.js';
import { yuan } from './yuan.js';

/** What is paid, how, and the button that pays it once. */
export function PayPart({ order, onEnd }: { order: PublicOrder; onEnd: () => void }) {
  const t = useMessages(orderMessages);
  const methods = payMethodsOf(navigator.userAgent, order.methods);
  const [chosenMethod, setMethod] = useState<OfferedMethod>();
  // the answer to the next question may have others
  const method = methods.find((option) => option === chosenMethod) ?? methods[0];
  const [left, setLeft] = useState<readonly number[]>([]);
  const name = useId();
  const { phase, error, pay, check } = usePayment(
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
  const isBusy = phase === 'confirming';
  const problem = !method
    ? t('noMethod')
    : (error?.message ?? (phase === 'failed' || phase === 'changed' || phase === 'slow' ? t(phase) : ''));
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
      {methods.length > 1 && (
        <div role="radiogroup" aria-label={t('method')} className="scan-card py-1">
          {methods.map((option) => (
            <label
              key={option}
              className="flex min-h-12 items-center justify-between gap-3 border-hairline text-16 not-first:border-t"
            >
              {t(option)}
              <input
                type="radio"
                name={name}
                className="size-5 accent-(--primary)"
                checked={option === method}
                onChange={() => setMethod(option)}
              />
            </label>
          ))}
        </div>
      )}
      <div className="sticky bottom-0 -mx-4 -mb-4 grid gap-2 border-t border-hairline bg-surface px-4 pt-3 pb-4">
        <p role="alert" className="text-center text-14 text-danger-text empty:hidden">
          {problem}
        </p>
        {phase === 'slow' ? (
          <button type="button" className="scan-button" onClick={check}>
            {t('check')}
          </button>
        ) : (
          <button
            type="button"
            className="scan-button"
            disabled={amount === 0 || !method}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy && method) void pay({ amount, arrears: chosen.map((stay) => stay.order), method });
            }}
          >
            {isBusy ? t('confirming') : t('payNow', { amount: yuan(amount) })}
          </button>
        )}
        {graceMinutes > 0 && order.due > 0 && order.status !== 'closed' && (
          <p className="text-center text-13 text-2">{t('afterPaying', { minutes: graceMinutes })}</p>
        )}
      </div>
    </>
  );
}

interface WantedPayment {
  amount: number;
  arrears: string[];
  method: OfferedMethod;
}
