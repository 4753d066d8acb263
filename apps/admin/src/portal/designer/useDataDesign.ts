import { type DataSet } from '@smart-admin/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { type CardDesign } from './CardDesignContext.js';

/** What the settings of a card or a widget with a data set choose from; `calls` are those of the designer around. */
export function useDataDesign(
  calls: DataCalls,
  data: DataSet | undefined,
  filters: CardDesign['filters'] = [],
): CardDesign {
  const target = data && targetOf(data);
  const sources = useQuery({
    queryKey: ['portal', 'sources'],
    queryFn: ({ signal }) => calls.sources({ signal, silent: true }),
    staleTime: 60_000,
  });
  const columns = useQuery({
    queryKey: ['portal', 'columns', target],
    queryFn: ({ signal }) =>
      target ? calls.columns({ body: { data: target } }, { signal, silent: true }) : { list: [] },
    enabled: target !== undefined && target.source !== 'builtIn',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const interfaces = useQuery({
    queryKey: ['portal', 'interfaces'],
    queryFn: ({ signal }) => api.system.dataInterface.callable({ query: { pageSize: 500 } }, { signal, silent: true }),
    enabled: data?.source === 'interface',
    staleTime: 60_000,
  });
  const list = sources.data?.list ?? [];
  return {
    builtIn: list.map(({ name, label }) => ({ value: name, label })),
    columns:
      data?.source === 'builtIn'
        ? (list.find(({ name }) => name === data.name)?.columns ?? [])
        : (columns.data?.list ?? []),
    parameters:
      data?.source === 'interface'
        ? (interfaces.data?.list.find(({ id }) => id === data.interfaceId)?.parameters ?? [])
        : [],
    filters,
  };
}

/** What is read, without how: its columns are the same whatever is made of them. */
function targetOf(data: DataSet): DataSet {
  const plain = { dimension: '', per: 'day', measures: [], columns: [], order: 'none', limit: 1 } as const;
  const shape = { ...plain, measures: [], columns: [] };
  if (data.source === 'model') return { source: 'model', modelId: data.modelId, conditions: [], ...shape };
  if (data.source === 'interface')
    return { source: 'interface', interfaceId: data.interfaceId, parameters: [], ...shape };
  return { source: 'builtIn', name: data.name, ...shape };
}

type DataCalls =
  Pick<typeof api.design.portal, 'sources' | 'columns'> | Pick<typeof api.design.screen, 'sources' | 'columns'>;
