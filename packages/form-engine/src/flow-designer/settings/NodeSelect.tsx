import { Select } from '@smart-admin/ui/select';
import { type NodeChoice } from './useOtherNodes.js';

/** Another node of the flow; one that is gone stays readable by its id. */
export function NodeSelect({ label, value, nodes, onChange }: NodeSelectProps) {
  return (
    <Select
      searchable
      aria-label={label}
      value={value === '' ? null : value}
      onValueChange={(id) => id && onChange(id)}
      options={nodes.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

interface NodeSelectProps {
  /** Name for those who do not see what stands around it; not needed in a field. */
  label?: string | undefined;
  value: string;
  nodes: readonly NodeChoice[];
  onChange: (id: string) => void;
}
