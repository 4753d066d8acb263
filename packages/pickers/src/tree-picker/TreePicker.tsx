import { type PickerBaseProps, type PickerValueProps } from '../picker-state/pickerProps.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { SourceTreePicker } from './SourceTreePicker.js';

/**
 * Nodes of any tree, in a dialog of two panes or in a panel below the field. The tree is asked for when the picker
 * opens; names of a saved value come from `source.names`. The pickers of organisations, departments, positions, roles,
 * groups and areas are this one with their own words.
 */
export function TreePicker(props: TreePickerProps) {
  return <SourceTreePicker {...props} />;
}

export type TreePickerProps = PickerBaseProps & PickerValueProps & TreePickerOwnProps;

/** What a picker over a tree takes beside its value. */
export interface TreePickerOwnProps {
  /** Where the data comes from. */
  source: TreeSource;
  /** Types of nodes that can be chosen. Default: every node that the source does not exclude by `selectable`. */
  types?: readonly string[];
  /** Head of the dialog. */
  title?: string;
  /** A sentence in the foot of the dialog. */
  hint?: string;
  /** Width of the dialog in px. Default 800. */
  width?: number;
  /** 2 shows what is chosen at the right. Default 2. */
  panes?: 1 | 2;
}
