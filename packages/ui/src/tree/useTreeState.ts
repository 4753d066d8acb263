import { useMemo, useRef, useState } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { useTextMatch, type TextMatcher } from '../text-search/useTextMatch.js';
import { checkStates, halfCheckedIds, toggleCheck } from './treeChecks.js';
import { type CheckState, type TreeNode, type TreeRow } from './treeNode.js';
import { visibleRows, type TreeRows } from './treeRows.js';
import { expandableIds, searchTree, withLoadedChildren } from './treeState.js';

const NONE: readonly string[] = [];

/** State of a tree without its DOM: visible rows, expansion, lazy loading, checks, search. */
export function useTreeState(props: TreeStateProps): TreeState {
  const { nodes: given, loadChildren, search = '', checkStrictly = false } = props;
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const nodes = useMemo(() => withLoadedChildren(given, loaded), [given, loaded]);

  const [expandedIds, setExpandedIds] = useControllable<readonly string[]>({
    value: props.expandedIds,
    defaultValue: props.defaultExpandedIds === 'all' ? expandableIds(given) : (props.defaultExpandedIds ?? NONE),
    onChange: (ids) => props.onExpandedChange?.([...ids]),
  });
  const [checkedIds, setCheckedIds] = useControllable<readonly string[]>({
    value: props.checkedIds,
    defaultValue: props.defaultCheckedIds ?? NONE,
    onChange: undefined,
  });

  // while a search is on, what it opened may be closed again without touching the real expansion
  const [closedInSearch, setClosedInSearch] = useState<{ query: string; ids: ReadonlySet<string> }>({
    query: '',
    ids: new Set(),
  });
  const match = useTextMatch(search);
  const found = useMemo(() => searchTree(nodes, match), [nodes, match]);
  const expanded = useMemo(() => {
    if (!found) return new Set(expandedIds);
    const closed = closedInSearch.query === search ? closedInSearch.ids : new Set<string>();
    return new Set([...found.open, ...expandedIds].filter((id) => !closed.has(id)));
  }, [found, expandedIds, closedInSearch, search]);
  const rows = useMemo(
    () => visibleRows(nodes, { expanded, visible: found?.visible, isLazy: loadChildren !== undefined }),
    [nodes, expanded, found, loadChildren],
  );
  const checked = useMemo(() => new Set(checkedIds), [checkedIds]);
  const checkOf = useMemo(() => checkStates(checked, checkStrictly), [checked, checkStrictly]);

  const tell = (next: ReadonlySet<string>, within: readonly TreeNode[]) => {
    const ids = [...next];
    setCheckedIds(ids);
    props.onCheckedChange?.(ids, checkStrictly ? [] : halfCheckedIds(within, next));
  };
  const latest = useLatest({
    /** What comes below a full box is checked as well: else the box would empty by being opened. */
    follow: (node: TreeNode, children: readonly TreeNode[]) => {
      const isFull = checked.has(node.id) && !checkStrictly;
      const below = children.filter(({ id, disabled }) => !disabled && !checked.has(id)).map(({ id }) => id);
      if (isFull && below.length > 0)
        tell(new Set([...checked, ...below]), withLoadedChildren(given, new Map(loaded).set(node.id, children)));
    },
  });
  const load = async (node: TreeNode) => {
    if (!loadChildren || node.children || running.current.has(node.id)) return;
    running.current.add(node.id);
    setPending(new Set(running.current));
    setFailed((ids) => without(ids, node.id));
    try {
      const children = await loadChildren(node);
      setLoaded((map) => new Map(map).set(node.id, children));
      latest.follow(node, children);
    } catch (error) {
      setFailed((ids) => new Set(ids).add(node.id));
      props.onLoadError?.(error, node);
    }
    running.current.delete(node.id);
    setPending(new Set(running.current));
  };

  const setExpanded = (row: TreeRow, open: boolean) => {
    const id = row.node.id;
    if (open && !row.node.children) void load(row.node);
    if (found) {
      const ids = new Set(closedInSearch.query === search ? closedInSearch.ids : []);
      if (open) ids.delete(id);
      else ids.add(id);
      setClosedInSearch({ query: search, ids });
    }
    if (open !== expandedIds.includes(id))
      setExpandedIds(open ? [...expandedIds, id] : expandedIds.filter((entry) => entry !== id));
  };

  const toggleChecked = (node: TreeNode) => {
    if (node.disabled) return;
    tell(toggleCheck(nodes, checked, node.id, checkStrictly), nodes);
  };

  return {
    nodes,
    rows,
    checkOf,
    pending,
    failed,
    isFiltered: found !== null,
    match,
    matches: found?.matches,
    setExpanded,
    toggleChecked,
    load: (node) => void load(node),
  };
}

export interface TreeStateProps {
  nodes: readonly TreeNode[];
  expandedIds?: readonly string[];
  /** Default: none; `all` opens everything that is there at first. */
  defaultExpandedIds?: readonly string[] | 'all';
  onExpandedChange?: (ids: string[]) => void;
  checkedIds?: readonly string[];
  defaultCheckedIds?: readonly string[];
  /** With cascade the second list holds the half checked ids. */
  onCheckedChange?: (ids: string[], halfIds: string[]) => void;
  /** Boxes do not follow each other. Default false. */
  checkStrictly?: boolean;
  /** Called once per node that has no `children` and is no leaf, when it opens. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  onLoadError?: (error: unknown, node: TreeNode) => void;
  /** Keeps and marks nodes whose label matches this (`useTextMatch`). */
  search?: string;
}

export interface TreeState {
  nodes: readonly TreeNode[];
  rows: TreeRows;
  /** State of the box of a node. */
  checkOf: (node: TreeNode) => CheckState;
  pending: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  isFiltered: boolean;
  /** Finds what is searched for in a label. */
  match: TextMatcher | null;
  /** Nodes that match the search, from the top; absent without one. */
  matches: readonly TreeNode[] | undefined;
  setExpanded: (row: TreeRow, open: boolean) => void;
  toggleChecked: (node: TreeNode) => void;
  load: (node: TreeNode) => void;
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  next.delete(id);
  return next;
}
