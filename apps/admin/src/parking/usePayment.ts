import { type ApiError } from '@smart-admin/api-client';
import { type Payment } from '@smart-admin/api-client/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callPatiently } from '../app/callPatiently.js';
import { beginAttempt, endAttempt, keepAttempt, readAttempt } from './paymentAttempts.js';
import { scanApi } from './scanApi.js';
import { toApiError } from './useAnswer.js';

/**
 * Pays an order or a renewal once, however often `pay` is called, also after a reload in the middle: then the payment that was begun is
 * followed to its end. Whoever comes back from the provider's page without paying may go on with it, or give it up. `onEnd` is told
 * when the order is to be asked for again.
 */
export function usePayment<Wanted extends { amount: number }>(
  paid: PaidThing<Wanted>,
  onEnd: () => void,
): PaymentState & PaymentActs & { pay: (wanted: Wanted) => Promise<void> } {
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
    const { payment: code, opened, amount } = readAttempt(number) ?? {};
    if (!code) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // in another window it may have been given up, and another one begun
    const isOther = () => signal.aborted || (readAttempt(number)?.payment ?? code) !== code;
    const wait = () => setState({ phase: 'slow', begun: opened ? amount : undefined });
    // they are back from the provider's page and have not paid: nothing but they can tell whether they will
    const onWait = () => {
      if (opened && !busy.current && !isOther()) wait();
    };
    followPayment(code, signal, onWait).then(
      (end) => {
        if (isOther()) return;
        if (end === 'pending') return wait();
        endAttempt(number);
        setState({ phase: end === 'failed' ? end : 'ended', asOf: asOf.current });
        onEnd();
      },
      (error: unknown) => {
        if (isOther()) return;
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

  const check = () => {
    setState({ phase: readAttempt(number)?.payment ? 'confirming' : 'idle' });
    setFollowed((last) => last + 1);
  };
  const comeBack = useEffectEvent(({ type }: Event) => {
    const isKept = type === 'pageshow';
    if (busy.current || (document.hidden && !isKept)) return;
    if (state.phase === 'confirming' || state.phase === 'slow') check();
    if (isKept) onEnd();
  });
  useEffect(() => {
    // a page that the browser kept behind the provider's is as it was when it was left
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack(event);
    };
    // a provider's app may open without leaving the page
    const see = (event: Event) => comeBack(event);
    globalThis.addEventListener('pageshow', show);
    document.addEventListener('visibilitychange', see);
    return () => {
      globalThis.removeEventListener('pageshow', show);
      document.removeEventListener('visibilitychange', see);
    };
  }, []);

  const pay = async (wanted: Wanted) => {
    if (busy.current) return;
    const last = readAttempt(number);
    // one is under way in another window: never two at once
    if (last?.payment && last.amount !== wanted.amount) return check();
    busy.current = true;
    setState({ phase: 'confirming' });
    const attempt = beginAttempt(number, wanted.amount);
    try {
      const sent = { ...wanted, key: attempt.key, back: location.pathname + location.search };
      const { payment, state: begun, redirect } = await callPatiently(() => paid.send(sent));
      const opens = begun === 'pending' && redirect !== '';
      keepAttempt(number, { ...attempt, payment, ...(opens && { opened: wanted }) });
      if (opens) location.assign(redirect);
      else setFollowed((before) => before + 1);
    } catch (error) {
      const failure = toApiError(error);
      // what the provider may still take money for is kept
      if (!attempt.payment || failure.code === 409) endAttempt(number);
      setState(failure.code === 409 ? { phase: 'changed' } : { phase: 'idle', error: failure });
      if (failure.code === 409) onEnd();
    } finally {
      busy.current = false;
    }
  };
  const goOn = () => {
    const opened = readAttempt(number)?.opened;
    if (opened) void pay(opened as Wanted);
    else check();
  };
  const giveUp = async () => {
    const payment = readAttempt(number)?.payment;
    if (busy.current) return;
    if (!payment) return check();
    busy.current = true;
    setState({ phase: 'confirming' });
    try {
      const { state: end } = await scanApi.giveUp({ body: { payment } }, { silent: true });
      if (end === 'failed') endAttempt(number);
      check();
      onEnd();
    } catch (error) {
      setState({ ...state, error: toApiError(error) });
    } finally {
      busy.current = false;
    }
  };
  // until the order was asked for again nobody knows what is left to pay
  const afterEnd = state.asOf === paid.asOf ? 'confirming' : 'idle';
  const phase = state.phase === 'ended' ? afterEnd : state.phase;
  return { ...state, phase, pay, check, goOn, giveUp };
}

/** What became of a payment: asked for until it has an end, or for a minute; `onWait` is told that it has none yet. */
async function followPayment(payment: string, signal: AbortSignal, onWait: () => void): Promise<Payment['state']> {
  for (const pause of PAUSES) {
    const answer = await callPatiently(() => scanApi.payment({ query: { payment } }, { silent: true, signal }), {
      signal,
    });
    if (answer.state !== 'pending') return answer.state;
    onWait();
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) break;
  }
  return 'pending';
}

/** Milliseconds between questions: soon at first, for most payments are quick; a minute together. */
const PAUSES = [500, 1_000, 1_000, 1_500, ...Array.from({ length: 19 }, () => 3_000)];

export interface PaymentState {
  /** `slow`: not confirmed for a minute, or not paid at the provider's page; `changed`: the amount is another by now. */
  phase: 'idle' | 'confirming' | 'slow' | 'failed' | 'changed';
  /** What can be paid at the provider's page that was opened, in fen. */
  begun?: number | undefined;
  error?: ApiError;
}

/** What can be done about a payment that is slow. */
export interface PaymentActs {
  /** Asks again what became of it. */
  check: () => void;
  /** Opens the provider's page of the same charge again. */
  goOn: () => void;
  /** Has the provider take no money for it any more: then another one can be begun. */
  giveUp: () => Promise<void>;
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
