import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { TagsInput } from '@smart-admin/ui/tags-input';
import { parseAddress } from './addressText.js';
import { mailMessages } from './mailMessages.js';

/** Receivers of a mail, typed or pasted. */
export function AddressField({ label, required = false, error, value, onValueChange }: AddressFieldProps) {
  const t = useMessages(mailMessages);
  return (
    <Field label={label} required={required} error={error}>
      <TagsInput
        value={value}
        max={100}
        onValueChange={onValueChange}
        validate={(tag) => (parseAddress(tag) ? undefined : t('noAddress', { text: tag }))}
        placeholder={t('addressHint')}
      />
    </Field>
  );
}

interface AddressFieldProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}
