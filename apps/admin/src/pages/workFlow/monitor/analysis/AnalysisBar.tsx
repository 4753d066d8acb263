import { type Option } from '@smart-admin/form-engine/core';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { formSources } from '../../../../resource/formSources.js';
import { useFlowFilters } from '../../../../workflow/flowFilters.js';
import { type AnalysisFilters } from './analysisFilters.js';
import { analysisMessages } from './analysisMessages.js';

/** Of which days, flow and organisation the numbers are. */
export function AnalysisBar({ filters, known = [], onChange }: AnalysisBarProps) {
  const t = useMessages(analysisMessages);
  const { flow } = useFlowFilters();
  // whoever watches over a flow may not be allowed to launch it
  const others = known.filter(({ value }) => !flow.options.some((option) => option.value === value));
  return (
    <div
      role="search"
      aria-label={t('filters')}
      className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-2 rounded-lg border border-hairline bg-surface px-4 py-3 phone:rounded-none phone:border-x-0"
    >
      <DateRangePicker
        aria-label={t('period')}
        label={t('period')}
        clearable={false}
        value={filters.days}
        onValueChange={(days) => days && onChange({ ...filters, days })}
      />
      <Select
        aria-label={t('flow')}
        label={t('flow')}
        options={[...flow.options, ...others]}
        value={filters.flowId ?? null}
        onValueChange={(flowId) => onChange({ ...filters, flowId: flowId ?? undefined })}
        clearable
        searchable
        placeholder={t('all')}
      />
      <OrganizePicker
        aria-label={t('organize')}
        placeholder={t('organize')}
        source={formSources.organizeTree}
        sourceKey="form-organizeTree"
        types={ORGANIZES}
        value={filters.organizeId ?? null}
        onValueChange={(organizeId) => onChange({ ...filters, organizeId: organizeId ?? undefined })}
      />
    </div>
  );
}

const ORGANIZES = ['company', 'department'];

export interface AnalysisBarProps {
  filters: AnalysisFilters;
  /** Flows of which there are numbers. */
  known: readonly Option[] | undefined;
  onChange: (filters: AnalysisFilters) => void;
}
