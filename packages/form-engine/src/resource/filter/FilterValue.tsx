import { DatePicker } from '@smart-admin/ui/date-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { FILTER_PERIODS, type FilterCondition } from '../../core/list/recordFilter.js';
import { SearchControl } from '../search/SearchControl.js';
import { type FilterField, type SearchField } from '../types.js';
import { filterMessages } from './filterMessages.js';

/** The control for the value of a condition: by what its operator asks for, then by the field. */
export function FilterValue({ field, operator, value, onValueChange }: FilterValueProps) {
  const t = useMessages(filterMessages);
  const label = `${field.label} ${t('value')}`;
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return null;
    case 'during':
      return (
        <Select
          aria-label={label}
          options={FILTER_PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))}
          value={FILTER_PERIODS.find((period) => period === value) ?? null}
          onValueChange={onValueChange}
        />
      );
    case 'greater':
    case 'atLeast':
    case 'less':
    case 'atMost':
      return <OneNumber label={label} value={value} onValueChange={onValueChange} />;
    case 'after':
    case 'before':
      return <OneDay label={label} value={value} onValueChange={onValueChange} />;
    case 'contains':
    case 'notContains':
    case 'startsWith':
      return <Searched search={{ id: field.id, label, kind: 'text' }} value={value} onValueChange={onValueChange} />;
    case 'anyOf':
    case 'noneOf':
      return (
        <Searched
          search={{ ...searchOf(field, label), kind: 'multi-select' }}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case 'between':
      return <Searched search={searchOf(field, label)} value={value} onValueChange={onValueChange} />;
    case 'equal':
    case 'notEqual':
      if (field.kind === 'number-range') return <OneNumber label={label} value={value} onValueChange={onValueChange} />;
      if (field.kind === 'date-range') return <OneDay label={label} value={value} onValueChange={onValueChange} />;
      return <Searched search={searchOf(field, label)} value={value} onValueChange={onValueChange} />;
  }
}

function searchOf({ operators: _, ...search }: FilterField, label: string): SearchField {
  return { ...search, label };
}

function Searched({ search, value, onValueChange }: Valued & { search: SearchField }) {
  return <SearchControl plain field={{ ...search, placeholder: ' ' }} value={value} onValueChange={onValueChange} />;
}

function OneNumber({ label, value, onValueChange }: Valued & { label: string }) {
  return (
    <NumberInput
      aria-label={label}
      value={typeof value === 'number' ? value : null}
      onValueChange={(next) => onValueChange(next ?? undefined)}
    />
  );
}

function OneDay({ label, value, onValueChange }: Valued & { label: string }) {
  return (
    <DatePicker
      aria-label={label}
      value={typeof value === 'string' ? value : null}
      onValueChange={(next) => onValueChange(next ?? undefined)}
    />
  );
}

interface Valued {
  value: unknown;
  onValueChange: (value: unknown) => void;
}

interface FilterValueProps extends Valued {
  field: FilterField;
  operator: FilterCondition['operator'];
}
