import { Tree } from '@smart-admin/ui/tree';
import { type ReactNode } from 'react';
import { type PaneProps } from '../picker-state/usePicker.js';
import { PaneStatus } from './PaneStatus.js';
import { SearchBox } from './SearchBox.js';
import { type SourceTree } from './useSourceTree.js';

/** Search and tree of a picker. Boxes stand only on what can be chosen; a click on anything else opens it. */
export function TreePane({ tree, head, label, multiple, chosenIds, onChosenChange }: TreePaneProps) {
  const { query, nodes } = tree;
  const shared = {
    'aria-label': label,
    className: 'flex-1',
    nodes,
    search: tree.filter,
    loadChildren: tree.isFound ? undefined : tree.loadChildren,
  };
  const describe = (ids: readonly string[]) => ids.flatMap((id) => tree.describe(id) ?? []);
  return (
    <>
      {head === undefined ? <SearchBox value={tree.keyword} onValueChange={tree.setKeyword} /> : head}
      {!query.isSuccess ? (
        <PaneStatus query={query} />
      ) : multiple ? (
        <Tree
          // what a source found is another tree
          key={String(tree.isFound)}
          {...shared}
          defaultExpandedIds="all"
          checkable
          checkStrictly
          isCheckable={(node) => tree.isSelectable(node.id)}
          checkedIds={chosenIds}
          onCheckedChange={(ids) => onChosenChange(ids, describe(ids.filter((id) => !chosenIds.includes(id))))}
        />
      ) : (
        <Tree
          key={String(tree.isFound)}
          {...shared}
          defaultExpandedIds="all"
          selectedId={chosenIds[0] ?? null}
          isSelectable={(node) => tree.isSelectable(node.id)}
          onSelect={(node) => onChosenChange([node.id], describe([node.id]))}
        />
      )}
    </>
  );
}

export interface TreePaneProps extends PaneProps {
  tree: SourceTree;
  /** In place of the search field; null for nothing. */
  head?: ReactNode;
}
