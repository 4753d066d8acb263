import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Departments of an organisation tree, chosen in a panel below the field. The value is the id of a department. */
export function DepartmentSelect(props: DepartmentSelectProps) {
  const t = useMessages(treePickerMessages);
  return (
    <TreePicker
      {...props}
      mode={props.mode ?? 'popover'}
      title={props.title ?? t('department')}
      types={props.types ?? DEPARTMENTS}
    />
  );
}

/** As of a TreePicker; `types` defaults to departments, `mode` to the panel. */
export type DepartmentSelectProps = TreePickerProps;

const DEPARTMENTS = ['department'];
