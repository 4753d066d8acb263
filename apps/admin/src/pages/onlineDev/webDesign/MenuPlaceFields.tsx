import { type MenuNode } from '@smart-admin/layout/routing';
import { Field } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Switch } from '@smart-admin/ui/switch';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { useMemo } from 'react';
import { useSession } from '../../../app/sessionStore.js';
import { webDesignMessages } from './webDesignMessages.js';

/** Where the page of a released model stands. */
export interface ReleasePlace {
  pc?: 0 | 1;
  app?: 0 | 1;
  pcModuleParentId?: string;
}

/** The page stands in the web menu, at its end. */
export const FIRST_PLACE: ReleasePlace = { pc: 1, app: 0, pcModuleParentId: '-1' };

/** Asks where the page of a first release stands in the menu, and whether the app shows it too. */
export function MenuPlaceFields({ value, onChange, disabled }: MenuPlaceFieldsProps) {
  const t = useMessages(webDesignMessages);
  const locale = useLocale();
  const menuList = useSession((session) => session.user?.menuList);
  const nodes = useMemo(() => folders(menuList ?? [], locale), [menuList, locale]);
  const { pcModuleParentId = '-1' } = value;
  return (
    <>
      <Field label={t('menuPlace')} help={t('menuPlaceHelp')}>
        <TreeSelect
          nodes={nodes}
          value={pcModuleParentId === '-1' ? null : pcModuleParentId}
          onValueChange={(id) => onChange({ ...value, pcModuleParentId: id ?? '-1' })}
          placeholder={t('menuRoot')}
          disabled={disabled}
          clearable
        />
      </Field>
      <Field label={t('inApp')}>
        <Switch
          value={value.app === 1}
          onValueChange={(on) => onChange({ ...value, app: on ? 1 : 0 })}
          disabled={disabled}
        />
      </Field>
    </>
  );
}

interface MenuPlaceFieldsProps {
  value: ReleasePlace;
  onChange: (place: ReleasePlace) => void;
  disabled?: boolean;
}

/** Entries of the menu that hold others. */
function folders(menu: readonly MenuNode[], locale: 'zh' | 'en' | 'zhtw' | 'vi'): MenuFolder[] {
  return menu
    .filter(({ type }) => type === FOLDER)
    .map(({ id, fullName, names, children }) => ({
      id,
      label: (locale === 'zh' ? undefined : names?.[locale]) ?? fullName,
      children: folders(children ?? [], locale),
    }));
}

interface MenuFolder {
  id: string;
  label: string;
  children: MenuFolder[];
}

const FOLDER = 1;
