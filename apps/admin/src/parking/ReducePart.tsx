import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { callKey, endCall } from './callKeys.js';
import { orderMessages } from './orderMessages.js';
import { ReductionText } from './ReductionText.js';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { toApiError, useAnswer } from './useAnswer.js';
import { yuan } from './yuan.js';

/** What the code gives, and the button that takes it for this order. */
export function ReducePart({ code, order, onReduced }: ReducePartProps) {
  const t = useMessages(orderMessages);
  const shared = useMessages(scanMessages);
  const { data: target } = useAnswer(code, (signal) => scanApi.target({ query: { code } }, { signal, silent: true }));
  const [isReducing, setReducing] = useState(false);
  const [problem, setProblem] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  const call = `reduction_${order.number}_${code}`;
  const reduce = async () => {
    if (isReducing) return;
    setReducing(true);
    setProblem('');
    try {
      const body = { order: order.order, code, key: callKey(call) };
      const next = await scanApi.reduce({ body }, { silent: true });
      endCall(call);
      setTaken(next.reduced - order.reduced);
      onReduced(next);
    } catch (error) {
      const failure = toApiError(error);
      setProblem(failure.code === 0 ? shared('offline') : failure.message);
    }
    setReducing(false);
  };
  return (
    <section className="grid gap-3 scan-card">
      <div className="min-h-12">
        <p className="text-16 font-semibold">{target?.title}</p>
        {target?.reduction && (
          <p className="text-14 text-success-text">
            <ReductionText reduction={target.reduction} />
          </p>
        )}
      </div>
      {taken === null ? (
        <>
          <p role="alert" className="text-14 text-danger-text empty:hidden">
            {problem}
          </p>
          <button
            type="button"
            className="scan-button"
            aria-disabled={isReducing || undefined}
            disabled={order.status === 'closed'}
            onClick={() => void reduce()}
          >
            {t(isReducing ? 'reducing' : 'reduceNow')}
          </button>
        </>
      ) : (
        <p role="status" className="text-16 font-semibold text-success-text">
          {t('reducedTitle', { amount: yuan(taken) })}
        </p>
      )}
    </section>
  );
}

interface ReducePartProps {
  code: string;
  order: PublicOrder;
  onReduced: (order: PublicOrder) => void;
}
