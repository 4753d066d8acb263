import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Items of a dictionary that is a tree, chosen in a panel below the field. The value is the id of an item. */
export function DictionarySelect(props: DictionarySelectProps) {
  const t = useMessages(treePickerMessages);
  return <TreePicker {...props} mode={props.mode ?? 'popover'} title={props.title ?? t('dictionary')} />;
}

/** As of a TreePicker; `mode` defaults to the panel. */
export type DictionarySelectProps = TreePickerProps;
