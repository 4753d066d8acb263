import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { tableStartMessages } from './tableStartMessages.js';

/** Name and code of the form. */
export function TableNames({ names, errors, disabled, onChange }: TableNamesProps) {
  const t = useMessages(tableStartMessages);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-6 phone:grid-cols-1">
      <Field label={t('fullName')} required error={errors.fullName}>
        <Input
          value={names.fullName}
          maxLength={100}
          disabled={disabled}
          onValueChange={(fullName) => onChange({ ...names, fullName })}
        />
      </Field>
      <Field label={t('enCode')} help={t('codeHelp')} required error={errors.enCode}>
        <Input
          value={names.enCode}
          maxLength={100}
          disabled={disabled}
          onValueChange={(enCode) => onChange({ ...names, enCode })}
        />
      </Field>
    </div>
  );
}

interface Names {
  fullName: string;
  enCode: string;
}

interface TableNamesProps {
  names: Names;
  errors: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (names: Names) => void;
}
