import { type PrintQuery } from '@smart-admin/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';

/** A stored template. */
export function useTemplate(id: string) {
  return useQuery({
    queryKey: ['printTemplate', id],
    queryFn: ({ signal }) => api.system.printDev.read({ id }, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
}

export type StoredTemplate = Awaited<ReturnType<typeof api.system.printDev.read>>;

/** What queries answer; an interface whose columns are not declared says them of a record alone. */
export function useBindings(queries: readonly PrintQuery[], recordId: string) {
  const asked = queries.some(({ recordParameter }) => recordParameter !== '') ? recordId : '';
  const { data, error, refetch } = useQuery({
    queryKey: ['printFields', queries, asked],
    queryFn: ({ signal }) =>
      api.system.printDev.fields(
        { body: { queries: [...queries], ...(asked ? { recordId: asked } : {}) } },
        { signal, silent: true },
      ),
    enabled: queries.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { bindings: data?.list ?? [], error, refetch };
}
