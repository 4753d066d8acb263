import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pages } from '@smart-admin/api-client/pages';
import { api } from '../../../../app/api.js';
import { type analysisQuery } from './analysisFilters.js';

type Query = ReturnType<typeof analysisQuery>;

/** Key of what is asked for, which is asked for anew when something is done with flows. */
export const analysisKey = (what: string, query: object) =>
  ['resource', pages.flowMonitor.address, 'analysis', what, query] as const;

/** How long tasks take at each node. */
export const useNodeMeasures = (query: Query) => useMeasures('nodes', query, api.workflow.analysis.nodes);

/** How long the tasks of each flow take. */
export const useFlowMeasures = (query: Query) => useMeasures('flows', query, api.workflow.analysis.flows);

/** How long the tasks of the flows of each organisation take. */
export const useOrganizeMeasures = (query: Query) => useMeasures('organizes', query, api.workflow.analysis.organizes);

function useMeasures<Row>(what: string, query: Query, call: MeasureCall<Row>): Measured<Row> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: analysisKey(what, query),
    queryFn: ({ signal }) => call({ query }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
  return { data, error, isFetching, retry: () => void refetch() };
}

type MeasureCall<Row> = (
  input: { query: Query },
  options: { signal: AbortSignal; silent: boolean },
) => Promise<{ list: Row[]; total: number }>;

/** An answer, on its way, here, or failed. */
export interface Measured<Row> {
  data: { list: Row[]; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** What every group of tasks is measured by. */
export type Measures = Pick<
  Awaited<ReturnType<typeof api.workflow.analysis.flows>>['list'][number],
  'decided' | 'refused' | 'median' | 'p90' | 'waiting' | 'longest'
>;
