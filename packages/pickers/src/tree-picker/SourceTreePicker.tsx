import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { type ReactNode } from 'react';
import { PickerDialog } from '../picker-dialog/PickerDialog.js';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { PickerFrame } from '../picker-field/PickerFrame.js';
import { TreePane } from '../picker-pane/TreePane.js';
import { useSourceTree } from '../picker-pane/useSourceTree.js';
import { usePicker, type PaneProps, type PickerState } from '../picker-state/usePicker.js';
import { type TreePickerProps } from './TreePicker.js';

/** The picker behind all pickers over trees; the public ones add words and take its internal settings away. */
export function SourceTreePicker(props: SourceTreePickerProps) {
  const { source, mode = 'dialog', title } = props;
  const t = useMessages(pickerMessages);
  const picker = usePicker(
    props,
    source.names && ((ids, signal) => source.names?.(ids, signal) ?? Promise.resolve({})),
  );
  const label = title ?? props['aria-label'] ?? t('choose');
  return (
    <PickerFrame
      picker={picker}
      props={props}
      mode={mode}
      popup="tree"
      label={label}
      pane={(pane) => <SourceTreePane {...pane} props={props} />}
      dialog={<TreeDialog picker={picker} title={label} props={props} />}
    />
  );
}

export type SourceTreePickerProps = TreePickerProps & {
  /** Above the search line. */
  head?: ReactNode;
  /** Type of chosen nodes that are not loaded. */
  kind?: string;
  /** A node reads as the names from the root down to it, joined by '/'. */
  pathAsLabel?: boolean;
};

function TreeDialog({ picker, title, props }: { picker: PickerState; title: string; props: SourceTreePickerProps }) {
  const tree = useSourceTree(props.source, props.sourceKey, props);
  return (
    <PickerDialog
      picker={picker}
      title={title}
      width={props.width ?? DIMENSIONS.popupDialog}
      panes={props.panes}
      hint={props.hint}
      kind={props.kind ?? (props.types?.length === 1 ? props.types[0] : undefined)}
      describe={(id) => tree.describe(id) ?? picker.describe(id)}
    >
      {(pane) => <TreePane {...pane} tree={tree} head={props.head} />}
    </PickerDialog>
  );
}

function SourceTreePane({ props, ...pane }: PaneProps & { props: SourceTreePickerProps }) {
  const tree = useSourceTree(props.source, props.sourceKey, props);
  return <TreePane {...pane} tree={tree} head={props.head} />;
}
