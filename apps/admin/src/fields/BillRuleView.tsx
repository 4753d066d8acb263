import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { AutoNumberSelect } from '@smart-admin/pickers/auto-number-select';
import { api } from '../app/api.js';

/** The control of a number rule, by its code. Everybody who is signed in may choose one, with or without the page of the rules. */
export function BillRuleView({ value, onValueChange, disabled, readOnly }: Omit<FieldViewProps, 'field'>) {
  return (
    <AutoNumberSelect
      source={source}
      sourceKey="billRule"
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(code) => onValueChange(code ?? '')}
      disabled={disabled ?? false}
      readOnly={readOnly ?? false}
    />
  );
}

const source = {
  load: async (signal?: AbortSignal) => {
    const { list } = await api.system.billRule.selector(signal ? { signal, silent: true } : { silent: true });
    return list.flatMap(({ enCode, fullName }) => (enCode === undefined ? [] : [{ enCode, fullName }]));
  },
};
