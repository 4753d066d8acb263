import { type Device } from '@smart-admin/form-engine/core';
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
  appModuleParentId?: string;
}

/** The page stands in the web menu, at its end. */
export const FIRST_PLACE: ReleasePlace = { pc: 1, app: 0, pcModuleParentId: '-1' };

/** The page stands in the app's menu, at its end. */
export const FIRST_APP_PLACE: ReleasePlace = { pc: 0, app: 1, appModuleParentId: '-1' };

/** A later release leaves the entries where they are. */
export const AGAIN: Readonly<Record<Device, ReleasePlace>> = { pc: {}, app: { pc: 0, app: 1 } };

/** Asks where the page of a first release stands in the menu, and whether the app shows it too. */
export function MenuPlaceFields({ value, onChange, disabled, device = 'pc' }: MenuPlaceFieldsProps) {
  const t = useMessages(webDesignMessages);
  const user = useSession((session) => session.user);
  return (
    <>
      {device === 'pc' && (
        <MenuPlaceField
          label={t('menuPlace')}
          menu={user?.menuList}
          value={value.pcModuleParentId}
          onChange={(pcModuleParentId) => onChange({ ...value, pcModuleParentId })}
          disabled={disabled}
        />
      )}
      {device === 'pc' && (
        <Field label={t('inApp')}>
          <Switch
            value={value.app === 1}
            onValueChange={(on) => onChange({ ...value, app: on ? 1 : 0 })}
            disabled={disabled}
          />
        </Field>
      )}
      {value.app === 1 && (
        <MenuPlaceField
          label={t('appMenuPlace')}
          menu={user?.appMenuList}
          value={value.appModuleParentId}
          onChange={(appModuleParentId) => onChange({ ...value, appModuleParentId })}
          disabled={disabled}
        />
      )}
    </>
  );
}

function MenuPlaceField({ label, menu, value = ROOT, onChange, disabled }: MenuPlaceFieldProps) {
  const t = useMessages(webDesignMessages);
  const locale = useLocale();
  const nodes = useMemo(() => folders(menu ?? [], locale), [menu, locale]);
  return (
    <Field label={label} help={t('menuPlaceHelp')}>
      <TreeSelect
        nodes={nodes}
        value={value === ROOT ? null : value}
        onValueChange={(id) => onChange(id ?? ROOT)}
        placeholder={t('menuRoot')}
        disabled={disabled}
        clearable
      />
    </Field>
  );
}

const ROOT = '-1';

interface MenuPlaceFieldProps {
  label: string;
  /** The menu whose folders are offered. */
  menu: readonly MenuNode[] | undefined;
  value: string | undefined;
  onChange: (id: string) => void;
  disabled: boolean | undefined;
}

interface MenuPlaceFieldsProps {
  value: ReleasePlace;
  onChange: (place: ReleasePlace) => void;
  disabled?: boolean;
  /** Whose menu is asked for; for the web the app's too, when it is to be there. Default `pc`. */
  device?: Device;
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
