import { Select } from '@smart-admin/ui/select';
import { useMessages } from '@smart-admin/ui/locale';
import { type Field } from '../../core/document/FormDocument.js';
import { FieldView } from '../../fields/FieldView.js';
import { useFieldOptions } from '../../fields/sources/useFieldOptions.js';
import { resourceMessages } from '../resourceMessages.js';

const SEARCH_FROM = 10;

/** A filter by a field of a form: a drop-down of its options, or its own picker, for one value. */
export function FieldFilterControl(props: FieldFilterControlProps) {
  const { field, label, value, onValueChange } = props;
  if (field.kind === 'select' || field.kind === 'radio' || field.kind === 'checkbox')
    return <OptionFilter {...props} field={field} />;
  const single = {
    ...field,
    ...('multiple' in field ? { multiple: false } : {}),
    required: false,
    placeholder: label,
  } as Field;
  return <FieldView field={single} value={value ?? ''} onValueChange={onValueChange} aria-label={label} cell />;
}

type OptionField = Extract<Field, { kind: 'select' | 'radio' | 'checkbox' }>;

function OptionFilter({ field, label, value, onValueChange, plain }: FieldFilterControlProps & { field: OptionField }) {
  const t = useMessages(resourceMessages);
  const { options, loading } = useFieldOptions(field);
  return (
    <Select
      aria-label={label}
      label={plain ? undefined : label}
      options={options}
      loading={loading}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(next) => onValueChange(next ?? '')}
      clearable
      searchable={options.length > SEARCH_FROM}
      placeholder={t('all')}
    />
  );
}

export interface FieldFilterControlProps {
  field: Field;
  label: string;
  /** Without the label inside. */
  plain: boolean;
  value: unknown;
  onValueChange: (value: unknown) => void;
}
