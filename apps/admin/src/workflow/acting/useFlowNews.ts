import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../app/api.js';
import { onFrame } from '../../app/liveSocket.js';
import { taskInHand } from '../detail/taskInHand.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { useActWords } from './useActWords.js';

/**
 * What others did with a flow while somebody looks at it. Where they have typed nothing it is shown at once; else it is told,
 * so that nothing changes below their hands.
 */
export function useFlowNews({ flow, isTyped, isBusy, refresh }: FlowNewsInput): FlowNews | undefined {
  const { t, verb } = useActWords();
  const { data: latest, refetch } = useQuery({
    queryKey: ['flowNews', flow.id],
    queryFn: ({ signal }) => api.workflow.instance.read({ id: flow.id }, { signal, silent: true }),
    enabled: false,
    gcTime: 0,
  });
  const look = useEffectEvent((id: string) => {
    // what is being done here is read again by itself
    if (id !== flow.id || isBusy()) return;
    void (isTyped() ? refetch() : refresh());
  });
  useEffect(() => onFrame('flowChanged', ({ id }) => look(id)), []);
  const added = latest?.course.slice(flow.course.length) ?? [];
  const last = added.findLast(({ person }) => person !== null) ?? added.at(-1);
  if (!latest || !last) return undefined;
  const task = taskInHand(flow.tasks);
  const hasEnded = task !== undefined && !latest.tasks.some(({ id }) => id === task.id);
  const news = [last.person?.name, verb(last.what)].filter(Boolean).join(' ');
  return { text: t(hasEnded ? 'newsEnded' : 'news', { news }) };
}

interface FlowNews {
  text: string;
}

interface FlowNewsInput {
  flow: FlowDetail;
  /** Whether somebody has begun to write or to change something. */
  isTyped: () => boolean;
  isBusy: () => boolean;
  /** Reads the flow again. */
  refresh: () => Promise<unknown>;
}
