import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Roles below their organisations, chosen in a dialog. The value is the id of a role. */
export function RolePicker(props: RolePickerProps) {
  const t = useMessages(treePickerMessages);
  return <TreePicker {...props} title={props.title ?? t('role')} types={props.types ?? ROLES} />;
}

/** As of a TreePicker; `types` defaults to roles. */
export type RolePickerProps = TreePickerProps;

const ROLES = ['role'];
