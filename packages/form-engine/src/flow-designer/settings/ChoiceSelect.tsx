import { Select } from '@smart-admin/ui/select';
import { type FlowChoice } from './FlowDesignContext.js';

/** One of what the application offers; what is gone stays readable by its id. */
export function ChoiceSelect({ label, value, choices = [], onChange }: ChoiceSelectProps) {
  return (
    <Select
      searchable
      aria-label={label}
      value={value === '' ? null : value}
      onValueChange={(id) => id && onChange(id)}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

interface ChoiceSelectProps {
  /** Name for those who do not see what stands around it; not needed in a field. */
  label?: string | undefined;
  value: string;
  choices?: readonly FlowChoice[] | undefined;
  onChange: (id: string) => void;
}
