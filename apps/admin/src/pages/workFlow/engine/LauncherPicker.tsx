import { UserPicker } from '@smart-admin/pickers/user-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { formSources } from '../../../resource/formSources.js';
import { engineMessages } from './engineMessages.js';

/** Whoever launches a flow in a trial. */
export function LauncherPicker({ value, onValueChange }: LauncherPickerProps) {
  const t = useMessages(engineMessages);
  return (
    <UserPicker
      aria-label={t('launcher')}
      placeholder={t('launcher')}
      source={formSources.users ?? NOBODY}
      sourceKey="form-users"
      systemVariables={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

const NOBODY = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  names: () => Promise.resolve({}),
};

interface LauncherPickerProps {
  value: string | null;
  onValueChange: (userId: string | null) => void;
}
