import { type ReportFilter } from '@smart-admin/api-client/contract';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { useOrganizeNodes } from '../design/useHolders.js';
import { reportMessages } from './reportMessages.js';
import { TextFilter } from './TextFilter.js';

/** The filters above a sheet. `values` are those of `ReportView`: a period has two. */
export function ReportFilters({ filters, values, onChange }: ReportFiltersProps) {
  return filters.map((filter) => <FilterField key={filter.id} filter={filter} values={values} onChange={onChange} />);
}

function FilterField({ filter: { id, label, kind, options }, values, onChange }: FilterFieldProps) {
  const t = useMessages(reportMessages);
  const value = values[id] ?? '';
  const common = { className: 'w-52 phone:w-full', 'aria-label': label };
  switch (kind) {
    case 'period': {
      const [from = '', until = ''] = [values[`${id}_from`], values[`${id}_until`]];
      return (
        <DateRangePicker
          {...common}
          className="w-72 phone:w-full"
          label={label}
          value={from !== '' && until !== '' ? [from, until] : null}
          onValueChange={(range) => onChange({ [`${id}_from`]: range?.[0] ?? '', [`${id}_until`]: range?.[1] ?? '' })}
        />
      );
    }
    case 'day':
      return (
        <DatePicker
          {...common}
          placeholder={label}
          value={value || null}
          onValueChange={(next) => onChange({ [id]: next ?? '' })}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          label={label}
          placeholder={t('all')}
          clearable
          value={value || null}
          onValueChange={(next) => onChange({ [id]: next ?? '' })}
          options={options}
        />
      );
    case 'organize':
      return <OrganizeField label={label} value={value} onChange={(next) => onChange({ [id]: next })} />;
    case 'text':
      return (
        <TextFilter
          className={common.className}
          label={label}
          value={value}
          onChange={(next) => onChange({ [id]: next })}
        />
      );
  }
}

function OrganizeField({ label, value, onChange }: { label: string; value: string; onChange: (id: string) => void }) {
  const t = useMessages(reportMessages);
  const nodes = useOrganizeNodes();
  return (
    <TreeSelect
      className="w-60 phone:w-full"
      aria-label={label}
      label={label}
      placeholder={t('all')}
      clearable
      value={value || null}
      onValueChange={(next) => onChange(next ?? '')}
      nodes={nodes}
    />
  );
}

interface ReportFiltersProps {
  filters: readonly ReportFilter[];
  values: Readonly<Record<string, string>>;
  /** Values that somebody chose, by their names. */
  onChange: (values: Record<string, string>) => void;
}

interface FilterFieldProps extends Omit<ReportFiltersProps, 'filters'> {
  filter: ReportFilter;
}
