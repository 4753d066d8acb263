import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { X } from 'lucide-react';
import { type FilterField } from '../types.js';
import { changedCondition, type DraftCondition } from './filterDraft.js';
import { filterMessages } from './filterMessages.js';
import { FilterValue } from './FilterValue.js';

/** Fields from which on the list of them can be searched. */
const SEARCH_FROM = 10;

/** A condition: its field, what must hold of it, and the value. */
export function ConditionRow({ condition, fields, isIncomplete, onChange, onRemove }: ConditionRowProps) {
  const t = useMessages(filterMessages);
  const field = fields.find(({ id }) => id === condition.field);
  return (
    <li className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,4fr)_auto] items-center gap-2 phone:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Select
          aria-label={t('field')}
          placeholder={t('noField')}
          searchable={fields.length > SEARCH_FROM}
          options={fields.map(({ id, label }) => ({ value: id, label }))}
          value={field?.id ?? null}
          onValueChange={(next) => {
            const chosen = fields.find(({ id }) => id === next);
            if (chosen) onChange(changedCondition(condition, { field: chosen }));
          }}
        />
        <Select
          aria-label={t('operator')}
          disabled={!field}
          options={(field?.operators ?? []).map((operator) => ({ value: operator, label: t(`op.${operator}`) }))}
          value={field ? condition.operator : null}
          onValueChange={(operator) => operator && onChange(changedCondition(condition, { operator }))}
        />
        <div className="min-w-0 phone:order-1 phone:col-span-2">
          {field && (
            <FilterValue
              field={field}
              operator={condition.operator}
              value={condition.value}
              onValueChange={(value) => onChange({ ...condition, value })}
            />
          )}
        </div>
        <IconButton label={t('removeCondition', { name: field?.label ?? '' })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      {isIncomplete && field && (
        <p role="alert" className="m-0 text-12 text-danger-text">
          {t('noValue', { name: field.label })}
        </p>
      )}
    </li>
  );
}

interface ConditionRowProps {
  condition: DraftCondition;
  fields: readonly FilterField[];
  /** It was applied without its value. */
  isIncomplete: boolean;
  onChange: (condition: DraftCondition) => void;
  onRemove: () => void;
}
