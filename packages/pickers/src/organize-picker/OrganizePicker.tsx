import { useControllable } from '@smart-admin/ui/controllable';
import { type ControlProps } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { PickerField } from '../picker-field/PickerField.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { OrganizeDialog } from './OrganizeDialog.js';
import { organizeMessages } from './organizeMessages.js';
import { useSourceNames } from './useOrganizeTree.js';

/**
 * Departments and positions of an organisation tree, chosen in a dialog. The whole tree comes from `source.load`, once
 * and when the dialog opens; names of a saved value come from `source.names`. Needs a QueryClientProvider above it.
 */
export function OrganizePicker(props: OrganizePickerProps) {
  const { source, sourceKey, multiple, value, defaultValue, onValueChange, title, placeholder, ...control } = props;
  const t = useMessages(organizeMessages);
  const [open, setOpen] = useState(false);
  const [ids, setIds] = useControllable<readonly string[]>({
    value,
    defaultValue: defaultValue ?? [],
    onChange: onValueChange,
  });
  const names = useSourceNames(source, sourceKey, ids);
  return (
    <>
      <PickerField
        {...control}
        items={ids.map((id) => ({ id, label: names[id] ?? id }))}
        onOpen={() => setOpen(true)}
        onRemove={(id) => setIds(ids.filter((entry) => entry !== id))}
        placeholder={placeholder}
      />
      {open && (
        <OrganizeDialog
          title={title ?? t('title')}
          source={source}
          sourceKey={sourceKey}
          multiple={multiple ?? false}
          value={ids}
          names={names}
          onValueChange={setIds}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export interface OrganizePickerProps extends ControlProps {
  source: TreeSource;
  /** Name of the source for caching; two sources need two names. */
  sourceKey: string;
  /** Default false: choosing replaces the choice. */
  multiple?: boolean;
  /** Chosen ids; at most one without `multiple`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (ids: readonly string[]) => void;
  /** Default 组织选择. */
  title?: string;
  /** Words of the opening button. Default 请选择. */
  placeholder?: string;
}
