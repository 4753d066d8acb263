import { useMessages } from '@smart-admin/ui/locale';
import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import { Suspense, useEffect, useRef } from 'react';
import { goTo, keepOrderCode } from './address.js';
import { OrderEnd } from './OrderEnd.js';
import { OrderFigures } from './OrderFigures.js';
import { orderMessages } from './orderMessages.js';
import { endAttempt } from './paymentAttempts.js';
import { PayPart } from './PayPart.js';
import { scanApi } from './scanApi.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { type StepProps } from './steps.js';
import { useAnswer } from './useAnswer.js';
import { useClock } from './useClock.js';

// what few see, or only at other codes or after they have paid, is no part of the first visit
const InvoicePart = lazyPart(
  () => import('./InvoicePart.js'),
  (module) => module.InvoicePart,
);
const ReducePart = lazyPart(
  () => import('./ReducePart.js'),
  (module) => module.ReducePart,
);
const MiniProgramPart = lazyPart(
  () => import('./MiniProgramPart.js'),
  (module) => module.MiniProgramPart,
);
const IS_WECHAT = /MicroMessenger/i;

/** Second step: the order of a vehicle with what can be done about it. */
export function OrderStep({ page, code, order: first }: StepProps) {
  const t = useMessages(orderMessages);
  const reduces = page.reduces && code !== '';
  // its code comes while the order is asked for
  useEffect(() => {
    if (reduces) void ReducePart.preload();
  }, [reduces]);
  // each answer brings a newer code, for the first one expires
  const latest = useRef(first);
  const answer = useAnswer(first, async (signal) => {
    const order = await scanApi.order({ query: { order: latest.current } }, { signal, silent: true });
    latest.current = order.order;
    keepOrderCode(order.order);
    return order;
  });
  const { data: order, error, retry } = answer;
  const now = useClock(order?.asOf ?? 0);
  // the fee grows, or the time to leave is over
  const ends = [order?.feeGrowsAt, order?.leaveBefore].filter((moment) => typeof moment === 'number');
  const isOld = order !== undefined && ends.some((moment) => moment > order.asOf && moment <= now);
  useEffect(() => {
    if (isOld) retry();
    // once for each answer
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOld]);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  });

  const isSettled = order?.due === 0 && order.arrears.length === 0;
  useEffect(() => {
    if (isSettled) endAttempt(order.number);
  }, [isSettled, order?.number]);

  if (error) {
    const isExpired = [400, 404, 410].includes(error.code);
    if (isExpired && !code) return <ScanProblem detail={t('expiredOrder')} />;
    return (
      <div className="grid gap-3">
        <ScanProblem detail={isExpired ? t('expiredOrder') : error.message} />
        <button
          type="button"
          className="scan-button"
          onClick={() => (isExpired ? goTo(page.start ?? location.pathname, { code }) : retry())}
        >
          {t('again')}
        </button>
      </div>
    );
  }
  if (!order) return <ScanSkeleton isAway={answer.isAway} />;
  const change = (next: typeof order) => {
    latest.current = next.order;
    keepOrderCode(next.order);
    answer.change(() => next);
  };
  return (
    <>
      {reduces && (
        <WholePart
          part={ReducePart}
          props={{ code, order, onReduced: change }}
          fallback={<div className="h-36 scan-bone" />}
        />
      )}
      {order.due === 0 && <OrderEnd order={order} now={now} />}
      <OrderFigures order={order} now={now} />
      {page.pays && !isSettled && <PayPart key={order.number} order={order} onEnd={retry} />}
      <Suspense fallback={null}>
        {order.miniProgram && IS_WECHAT.test(navigator.userAgent) && <MiniProgramPart {...order.miniProgram} />}
        {order.invoice !== 'none' && <InvoicePart order={order} reload={retry} />}
      </Suspense>
    </>
  );
}
