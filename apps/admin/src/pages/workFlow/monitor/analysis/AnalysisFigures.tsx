import { LoadError } from '@smart-admin/ui/error-state';
import { formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.js';
import { useFlowWords } from '../../../../workflow/detail/useFlowWords.js';
import { Figure } from '../../../home/Figure.js';
import { monitorListSearch, type MonitorFilters } from '../monitorQuery.js';
import { type AnalysisFilters, type analysisQuery } from './analysisFilters.js';
import { analysisMessages } from './analysisMessages.js';
import { shareText } from './shareText.js';
import { analysisKey } from './useMeasures.js';

/** Key figures of the period and of now; each that the list can show leads there. */
export function AnalysisFigures({ path, filters, query }: AnalysisFiguresProps) {
  const t = useMessages(analysisMessages);
  const { length } = useFlowWords();
  const { data, error, isError, refetch } = useQuery({
    queryKey: analysisKey('figures', query),
    queryFn: ({ signal }) => api.workflow.analysis.figures({ query }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
  const { days, flowId, organizeId } = filters;
  const listOf = (more: MonitorFilters) => `${path}${monitorListSearch({ flowId, organizeId, ...more })}`;
  if (isError && !data)
    return (
      <div className="grid place-items-center rounded-lg border border-hairline bg-surface p-6 phone:rounded-none">
        <LoadError error={error} onRetry={() => void refetch()} />
      </div>
    );
  const counted = (label: 'launched' | 'ended' | 'waiting' | 'overdue', to: MonitorFilters) => (
    <Figure
      path={listOf(to)}
      label={t(label)}
      value={data?.[label]}
      text={data && formatNumber(data[label])}
      note={label === 'waiting' || label === 'overdue' ? t('now') : undefined}
    />
  );
  return (
    <dl
      aria-label={t('figures')}
      className="m-0 grid grid-cols-2 overflow-hidden rounded-lg border border-hairline bg-surface lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none phone:rounded-none phone:border-x-0"
    >
      {counted('launched', { launchTime: days })}
      {counted('ended', { endTime: days })}
      <Figure
        path={listOf({ endTime: days, status: '3' })}
        label={t('refusedShare')}
        value={data?.refused}
        text={data && shareText(data.refused, data.ended)}
        note={data && t('refusedOf', { refused: formatNumber(data.refused), ended: formatNumber(data.ended) })}
      />
      <Figure
        path={undefined}
        label={t('medianEnd')}
        value={data && (data.median ?? 0)}
        text={data && (data.median === null ? '-' : length(data.median))}
        note={t('toEnd')}
      />
      {counted('waiting', { waiting: 'open' })}
      {counted('overdue', { waiting: 'overdue' })}
    </dl>
  );
}

export interface AnalysisFiguresProps {
  path: string;
  filters: AnalysisFilters;
  query: ReturnType<typeof analysisQuery>;
}
