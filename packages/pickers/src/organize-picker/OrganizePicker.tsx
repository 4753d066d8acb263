import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/**
 * Departments and positions of an organisation tree, chosen in a dialog. The type decides what can be chosen, so a
 * department with children can be; companies cannot unless `types` names them. The value is the id of a node.
 */
export function OrganizePicker(props: OrganizePickerProps) {
  const t = useMessages(treePickerMessages);
  return (
    <TreePicker
      {...props}
      title={props.title ?? t('organize')}
      types={props.types ?? ORGANIZES}
      hint={props.hint ?? (props.types ? undefined : t('organizeHint'))}
    />
  );
}

/** As of a TreePicker; `types` defaults to departments and positions. */
export type OrganizePickerProps = TreePickerProps;

const ORGANIZES = ['department', 'position'];
