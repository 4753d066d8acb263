import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode, useId, useState } from 'react';
import { orderMessages } from './orderMessages.js';
import { payMethodsOf, type OfferedMethod } from './payMethods.js';
import { type PaymentActs, type PaymentState } from './usePayment.js';
import { yuan } from './yuan.js';

/** Chooses how something is paid, where there is a choice, and pays it: the button keeps to the lower edge. */
export function PayBar({ offered, amount, payment, onPay, children }: PayBarProps) {
  const t = useMessages(orderMessages);
  const name = useId();
  const methods = payMethodsOf(navigator.userAgent, offered);
  const [chosenMethod, setMethod] = useState<OfferedMethod>();
  // the answer to the next question may have others
  const method = methods.find((option) => option === chosenMethod) ?? methods[0];
  const { phase, begun, error, check, goOn, giveUp } = payment;
  const isBusy = phase === 'confirming';
  const problem = !method
    ? t('noMethod')
    : (error?.message ?? (phase === 'idle' || isBusy ? '' : t(begun === undefined ? phase : 'open')));
  return (
    <>
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
          <>
            <button type="button" className="scan-button" onClick={begun === undefined ? check : goOn}>
              {begun === undefined ? t('check') : t('goOn', { amount: yuan(begun) })}
            </button>
            <button type="button" className="scan-button-quiet" onClick={() => void giveUp()}>
              {t('otherWay')}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="scan-button"
            disabled={amount === 0 || !method}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy && method) onPay(method);
            }}
          >
            {isBusy ? t('confirming') : t('payNow', { amount: yuan(amount) })}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

interface PayBarProps {
  /** Ways that the operator takes. */
  offered: Parameters<typeof payMethodsOf>[1];
  /** Fen; nothing is paid for 0. */
  amount: number;
  payment: PaymentState & PaymentActs;
  onPay: (method: OfferedMethod) => void;
  /** Below the button. */
  children?: ReactNode;
}
