import { useListDriver, type ListDriver } from '@smart-admin/ui/text-search';
import { Tree } from '@smart-admin/ui/tree';
import { useEffect, type ReactNode } from 'react';
import { type PaneProps } from '../picker-state/usePicker.js';
import { PaneStatus } from './PaneStatus.js';
import { SearchBox } from './SearchBox.js';
import { type SourceTree } from './useSourceTree.js';

/** Search and tree of a picker. Boxes stand only on what can be chosen; a click on anything else opens it. */
export function TreePane({
  tree,
  head,
  search = true,
  label,
  multiple,
  chosenIds,
  onChosenChange,
  driver: outer,
}: TreePaneProps) {
  const { query, nodes } = tree;
  const own = useListDriver();
  const driver = outer ?? own;
  const { setStale } = driver;
  useEffect(() => setStale(tree.isStale), [setStale, tree.isStale]);
  const shared = {
    'aria-label': label,
    className: 'flex-1',
    nodes,
    search: tree.filter,
    found: tree.isFound ? tree.keyword : '',
    driver,
    loadChildren: tree.isFound ? undefined : tree.loadChildren,
  };
  const describe = (ids: readonly string[]) => ids.flatMap((id) => tree.describe(id) ?? []);
  return (
    <>
      {head}
      {search && <SearchBox popup="tree" value={tree.keyword} onValueChange={tree.setKeyword} driver={driver} />}
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
  /** Above the search line. */
  head?: ReactNode;
  /** Default true; false where the search line stands outside. */
  search?: boolean;
  /** Of a search line that stands outside. */
  driver?: ListDriver;
}
