import { Tree, type TreeMove, type TreeNode } from '@smart-admin/ui/tree';
import { type ReactNode } from 'react';
import { useEditor, useEditorState } from './EditorProvider.js';
import { type EditorState } from './editorStore.js';
import { selectItem } from './selection.js';

/**
 * The items of a document as a tree: chosen alone, several with Ctrl or ⌘, a range with Shift, moved by drag or by Alt, Shift
 * and the arrows.
 */
export function OutlineTree({ nodes, order, onMove, canMove, label, renderLabel, emptyText }: OutlineTreeProps) {
  const store = useEditor();
  const selection = useEditorState(selectionOf);
  const readOnly = useEditorState(readOnlyOf);
  return (
    <Tree
      aria-label={label}
      nodes={nodes}
      selectedIds={selection.ids}
      onSelect={({ id }, held) => store.select(selectItem(selection, id, order, held))}
      onMove={readOnly ? undefined : onMove}
      canMove={canMove}
      renderLabel={renderLabel}
      emptyText={emptyText}
    />
  );
}

const selectionOf = (state: EditorState<object>) => state.selection;
const readOnlyOf = (state: EditorState<object>) => state.readOnly;

export interface OutlineTreeProps {
  nodes: readonly TreeNode[];
  /** Ids of all nodes in the order of the page. */
  order: readonly string[];
  onMove?: (move: TreeMove) => void;
  canMove?: (move: TreeMove) => boolean;
  /** Its name for readers. */
  label: string;
  renderLabel?: (node: TreeNode) => ReactNode;
  emptyText?: ReactNode;
}
