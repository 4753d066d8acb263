import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** People of an organisation tree whose nodes of type `user` are persons, chosen in a dialog of 450 px. The value is the id of a user. */
export function TreeUserPicker(props: TreeUserPickerProps) {
  const t = useMessages(treePickerMessages);
  return (
    <TreePicker
      {...props}
      title={props.title ?? t('user')}
      types={props.types ?? PERSONS}
      width={props.width ?? DIMENSIONS.treeUserDialog}
      panes={props.panes ?? 1}
    />
  );
}

/** As of a TreePicker; 450 px wide with one pane. */
export type TreeUserPickerProps = TreePickerProps;

const PERSONS = ['user'];
