import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../app/api.js';

/** Lengths of time that can be replayed, in days. */
export const REPLAY_DAYS = [7, 30, 90] as const;
export type ReplayDays = (typeof REPLAY_DAYS)[number];

type Page = Awaited<ReturnType<typeof api.workflow.flow.replay>>;
export type ReplayedFlow = Page['list'][number];
export type ReplayedStep = ReplayedFlow['draft'][number];
export type ReplayDifference = ReplayedFlow['differences'][number];

/** Runs the flows of the last days through a draft, page by page, until all are there or it is stopped. */
export function useReplay(id: string) {
  const [run, setRun] = useState<ReplayRun>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (flow: FlowDocument, days: ReplayDays) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const body = { document: JSON.stringify(flow), days };
    let known: ReplayRun = { flow, flows: [], total: undefined, state: 'running', error: null };
    setRun(known);
    try {
      for (let from: Page['next'] | undefined = undefined; from !== null;) {
        const page: Page = await api.workflow.flow.replay(
          { id, body: from === undefined ? body : { ...body, from } },
          { signal, silent: true },
        );
        from = page.next;
        known = {
          ...known,
          flows: [...known.flows, ...page.list],
          total: page.total,
          state: from === null ? 'done' : 'running',
        };
        setRun(known);
      }
    } catch (error) {
      // another run has begun, or nobody looks any more: what was stopped keeps what it has
      if (signal.aborted) setRun((last) => (last === known ? { ...known, state: 'stopped' } : last));
      else setRun({ ...known, state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { run, start, stop: () => running.current?.abort() };
}

export interface ReplayRun {
  /** The draft that the flows were run through. */
  flow: FlowDocument;
  flows: readonly ReplayedFlow[];
  /** Flows that there are to run; undefined before the first answer. */
  total: number | undefined;
  state: 'running' | 'stopped' | 'done' | 'failed';
  error: Error | null;
}
