import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Departments of an organisation tree, chosen in a dialog. The value is the id of a department. */
export function DepartmentPicker(props: DepartmentPickerProps) {
  const t = useMessages(treePickerMessages);
  return <TreePicker {...props} title={props.title ?? t('department')} types={props.types ?? DEPARTMENTS} />;
}

/** As of a TreePicker; `types` defaults to departments. */
export type DepartmentPickerProps = TreePickerProps;

const DEPARTMENTS = ['department'];
