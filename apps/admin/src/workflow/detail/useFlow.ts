import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';

/** A flow as the caller may see it. */
export type FlowDetail = Awaited<ReturnType<typeof api.workflow.instance.read>>;

export const flowKey = (id: string) => ['flow', id] as const;

/** Reads a flow; it is read again when something was done with it, never behind the back of somebody who fills it in. */
export function useFlow(id: string) {
  return useQuery({
    queryKey: flowKey(id),
    queryFn: ({ signal }) => api.workflow.instance.read({ id }, { signal, silent: true }),
    // whoever opens it decides on what it is now
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    gcTime: 0,
  });
}
