import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { useHasPage } from '../app/useHasPage.js';
import { previewMessages } from './previewMessages.js';
import { useRoles } from './useHolders.js';

/** Somebody as whom a designed page is looked at before its release. */
export interface PreviewedAs {
  type: 'Role' | 'Organize';
  id: string;
  name: string;
}

/** As which role the page that is designed is looked at; offered to those who may see what roles have been given. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useMessages(previewMessages);
  const mayChoose = useHasPage('/permission/authorize');
  const roles = useRoles();
  if (!mayChoose) return null;
  return (
    <Select
      className="w-44"
      label={t('role')}
      aria-label={t('role')}
      placeholder={t('self')}
      searchable
      clearable
      value={value?.id ?? null}
      onValueChange={(id) => {
        const role = roles.find((each) => each.value === id);
        onChange(role && { type: 'Role', id: role.value, name: role.label });
      }}
      options={roles}
    />
  );
}

interface RoleChoiceProps {
  value: PreviewedAs | undefined;
  onChange: (as: PreviewedAs | undefined) => void;
}
