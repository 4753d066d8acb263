import { type ApiError } from '@smart-admin/api-client';
import { type Payment } from '@smart-admin/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { callPatiently } from '../app/callPatiently.js';
import { beginAttempt, endAttempt, keepAttempt, readAttempt } from './paymentAttempts.js';
import { scanApi } from './scanApi.js';
import { toApiError } from './useAnswer.js';

/**
 * Pays an order or a renewal once, however often `pay` is called, also after a reload in the middle: then the payment that was begun is
 * followed to its end. `onEnd` is told when the order is to be asked for again.
 */
export function usePayment<Wanted extends { amount: number }>(
  paid: PaidThing<Wanted>,
  onEnd: () => void,
): PaymentState & { pay: (wanted: Wanted) => Promise<void>; check: () => void } {
  const { number } = paid;
  const [state, setState] = useState<FollowedState>(() => ({
    phase: readAttempt(number)?.payment ? 'confirming' : 'idle',
  }));
  const busy = useRef(false);
  const [followed, setFollowed] = useState(0);
  const asOf = useRef(paid.asOf);
  useEffect(() => {
    asOf.current = paid.asOf;
  });

  useEffect(() => {
    const code = readAttempt(number)?.payment;
    if (!code) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    followPayment(code, signal).then(
      (end) => {
        if (signal.aborted) return;
        if (end !== 'pending') endAttempt(number);
        setState({ phase: PHASES[end], asOf: asOf.current });
        if (end !== 'pending') onEnd();
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // a payment whose code is too old is told by the order itself
        endAttempt(number);
        setState({ phase: 'idle', error: toApiError(error) });
        onEnd();
      },
    );
    return () => controller.abort();
    // onEnd is the same act whichever draw it comes from
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [number, followed]);

  const pay = async (wanted: Wanted) => {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: 'confirming' });
    const attempt = beginAttempt(number, wanted.amount);
    try {
      const sent = { ...wanted, key: attempt.key, back: location.pathname + location.search };
      const payment = await callPatiently(() => paid.send(sent));
      const opens = payment.state === 'pending' && payment.redirect !== '' && !attempt.opened;
      keepAttempt(number, { ...attempt, payment: payment.payment, ...(opens && { opened: true }) });
      if (opens) location.assign(payment.redirect);
      else setFollowed(followed + 1);
    } catch (error) {
      const failure = toApiError(error);
      endAttempt(number);
      setState(failure.code === 409 ? { phase: 'changed' } : { phase: 'idle', error: failure });
      if (failure.code === 409) onEnd();
    } finally {
      busy.current = false;
    }
  };
  const check = () => {
    setState({ phase: 'confirming' });
    setFollowed(followed + 1);
  };
  // until the order was asked for again nobody knows what is left to pay
  const afterEnd = state.asOf === paid.asOf ? 'confirming' : 'idle';
  const phase = state.phase === 'ended' ? afterEnd : state.phase;
  return { phase, ...(state.error && { error: state.error }), pay, check };
}

/** What became of a payment: asked for until it has an end, or for a minute. */
async function followPayment(payment: string, signal: AbortSignal): Promise<Payment['state']> {
  for (const pause of PAUSES) {
    const answer = await callPatiently(() => scanApi.payment({ query: { payment } }, { silent: true, signal }), {
      signal,
    });
    if (answer.state !== 'pending') return answer.state;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) break;
  }
  return 'pending';
}

/** Milliseconds between questions: soon at first, for most payments are quick; a minute together. */
const PAUSES = [500, 1_000, 1_000, 1_500, ...Array.from({ length: 19 }, () => 3_000)];

const PHASES: Record<Payment['state'], FollowedState['phase']> = {
  pending: 'slow',
  failed: 'failed',
  paid: 'ended',
  refunding: 'ended',
  refunded: 'ended',
};

export interface PaymentState {
  /** `slow`: not confirmed for a minute; `changed`: the amount is another by now. */
  phase: 'idle' | 'confirming' | 'slow' | 'failed' | 'changed';
  error?: ApiError;
}

interface FollowedState extends Omit<PaymentState, 'phase'> {
  phase: PaymentState['phase'] | 'ended';
  /** As of when the order was known when the payment had its end. */
  asOf?: number;
}

/** What somebody pays: an order with arrears, or a renewal. */
interface PaidThing<Wanted> {
  /** Names it for this browser. */
  number: string;
  /** As of when it is known. */
  asOf: number;
  send: (wanted: Wanted & { key: string; back: string }) => Promise<Payment>;
}
