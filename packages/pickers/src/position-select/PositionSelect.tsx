import { useMessages } from '@smart-admin/ui/locale';
import { TreePicker, type TreePickerProps } from '../tree-picker/TreePicker.js';
import { treePickerMessages } from '../tree-picker/treePickerMessages.js';

/** Positions below their organisations, chosen in a panel below the field. The value is the id of a position. */
export function PositionSelect(props: PositionSelectProps) {
  const t = useMessages(treePickerMessages);
  return (
    <TreePicker
      {...props}
      mode={props.mode ?? 'popover'}
      title={props.title ?? t('position')}
      types={props.types ?? POSITIONS}
    />
  );
}

/** As of a TreePicker; `types` defaults to positions, `mode` to the panel. */
export type PositionSelectProps = TreePickerProps;

const POSITIONS = ['position'];
