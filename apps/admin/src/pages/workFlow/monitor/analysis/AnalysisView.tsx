import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { AnalysisBar } from './AnalysisBar.js';
import { AnalysisFigures } from './AnalysisFigures.js';
import { type AnalysisFilters, analysisQuery, filterParams, readFilters } from './analysisFilters.js';
import { analysisMessages } from './analysisMessages.js';
import { MeasureSheet } from './MeasureSheet.js';
import { LongestWaiting } from './LongestWaiting.js';
import { useFlowMeasures, useNodeMeasures, useOrganizeMeasures } from './useMeasures.js';

/** Which flows and nodes are slow, which are refused, and what waits longest, for the days and flows that the address names. */
export function AnalysisView({ path, params, onParamsChange }: AnalysisViewProps) {
  const t = useMessages(analysisMessages);
  // a page that stays open over midnight goes on with the days that it shows
  const [today] = useState(() => new Date());
  const filters = readFilters(params, today);
  const query = analysisQuery(filters);
  const nodes = useNodeMeasures(query);
  const flows = useFlowMeasures(query);
  const organizes = useOrganizeMeasures(query);
  const change = (next: AnalysisFilters) => onParamsChange(filterParams(next, today));
  const known = flows.data?.list.map(({ flowId, flowName }) => ({ value: flowId, label: flowName }));
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto pb-3 [&>*]:flex-none"
    >
      <AnalysisBar filters={filters} known={known} onChange={change} />
      <AnalysisFigures path={path} filters={filters} query={query} />
      <MeasureSheet
        title={t('byNode')}
        hint={t('timeHint')}
        measured={nodes}
        path={path}
        filters={filters}
        nameOf={({ nodeName }) => nodeName}
        keyOf={({ flowId, nodeId }) => `${flowId} ${nodeId}`}
        name={t('node')}
        flowOf={({ flowName }) => flowName}
        narrow={({ flowId, nodeName }) => ({ flowId, nodeName })}
        className="h-120"
      />
      <div className="grid grid-cols-2 gap-3 max-xl:grid-cols-1">
        <MeasureSheet
          title={t('byFlow')}
          measured={flows}
          path={path}
          filters={filters}
          nameOf={({ flowName }) => flowName}
          keyOf={({ flowId }) => flowId}
          name={t('flow')}
          onChoose={({ flowId }) => change({ ...filters, flowId })}
          narrow={({ flowId }) => ({ flowId })}
          isSmall
          className="h-90"
        />
        <MeasureSheet
          title={t('byOrganize')}
          measured={organizes}
          path={path}
          filters={filters}
          nameOf={({ organizeName }) => organizeName || t('noOrganize')}
          keyOf={({ organizeId }) => organizeId}
          name={t('organize')}
          onChoose={({ organizeId }) => organizeId !== '' && change({ ...filters, organizeId })}
          narrow={({ organizeId }) => (organizeId === '' ? undefined : { organizeId })}
          isSmall
          className="h-90"
        />
      </div>
      <LongestWaiting flowId={filters.flowId} organizeId={filters.organizeId} />
    </section>
  );
}

export interface AnalysisViewProps {
  /** Of the monitor, whose list the numbers lead to. */
  path: string;
  /** Of the address. */
  params: URLSearchParams;
  onParamsChange: (params: URLSearchParams) => void;
}
