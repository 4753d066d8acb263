import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Groups of people below their kinds, chosen in a dialog. The value is the id of a group. */
export function GroupPicker(props: GroupPickerProps) {
  const t = useMessages(treePickerMessages);
  return <TreePicker {...props} title={props.title ?? t('group')} types={props.types ?? GROUPS} />;
}

/** As of a TreePicker; `types` defaults to groups. */
export type GroupPickerProps = TreePickerProps;

const GROUPS = ['group'];
