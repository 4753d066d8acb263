import { indexTree, treePath, type TreeNode } from '@smart-admin/ui/tree';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type TreeSource, type TreeSourceNode } from '../sources/TreeSource.js';

/** The tree of a source with names and paths of its nodes. */
export function useOrganizeTree(source: TreeSource, sourceKey: string) {
  const query = useQuery({
    queryKey: ['picker-tree', sourceKey],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.load(signal),
  });
  const { nodes, types } = useMemo(() => toTree(query.data ?? []), [query.data]);
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const path = (id: string) => treePath(index, id).map((node) => node.label);
  return { query, nodes, path, isSelectable: (id: string) => types.has(id), typeOf: (id: string) => types.get(id) };
}

/** Names of chosen ids, asked of the source without loading its tree. */
export function useSourceNames(source: TreeSource, sourceKey: string, ids: readonly string[]): Record<string, string> {
  const names = useQuery({
    queryKey: ['picker-names', sourceKey, ids],
    enabled: ids.length > 0 && source.names !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await source.names?.(ids, signal)) ?? {},
  });
  return names.data ?? {};
}

function toTree(list: readonly TreeSourceNode[]) {
  const types = new Map<string, SelectableType>();
  const visit = (node: TreeSourceNode): TreeNode => {
    const { type } = node;
    if ((type === 'department' || type === 'position') && node.selectable !== false) types.set(node.id, type);
    return { id: node.id, label: node.label, isLeaf: !node.children?.length, children: node.children?.map(visit) };
  };
  return { nodes: list.map(visit), types };
}

type SelectableType = 'department' | 'position';
