import { ApiError } from '@smart-admin/api-client';
import { useCallback, useEffect, useState } from 'react';
import { callPatiently } from '../app/callPatiently.js';

/**
 * What a call answers, asked for again while the network is away and whenever `key` changes. `isAway` says that it has
 * been away for some time; `change` puts a newer answer in its place.
 */
export function useAnswer<Data>(key: string, call: (signal: AbortSignal) => Promise<Data>): Answer<Data> {
  const [state, setState] = useState<State<Data>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: State<Data>) => {
      if (!signal.aborted) setState((last) => ({ data: last.data, ...next }));
    };
    callPatiently(() => call(signal), { signal, onSilence: () => show({ isAway: true }) }).then(
      (data) => show({ data }),
      (error: unknown) => show({ data: undefined, error: toApiError(error) }),
    );
    return () => controller.abort();
    // the key names the call
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);
  return {
    ...state,
    isAway: state.isAway ?? false,
    retry: useCallback(() => setAttempt((last) => last + 1), []),
    change: useCallback(
      (next: (data: Data) => Data) => setState((last) => (last.data === undefined ? last : { data: next(last.data) })),
      [],
    ),
  };
}

/** A failure as one of a call: mistakes of our own must not be shown as the network's. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

interface State<Data> {
  data?: Data | undefined;
  error?: ApiError | undefined;
  isAway?: boolean;
}

export interface Answer<Data> extends State<Data> {
  isAway: boolean;
  /** Asks again; what is shown stays until then. */
  retry: () => void;
  /** Puts a newer answer, made of the last one, in its place. */
  change: (next: (data: Data) => Data) => void;
}
