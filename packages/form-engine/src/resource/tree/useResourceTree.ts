import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ResourceTreeNode, type ResourceTreePane } from '../types.js';

/** Nodes of the pane of a resource; a pane that needs a node chooses its first leaf. */
export function useResourceTree(
  resourceId: string,
  pane: ResourceTreePane | undefined,
  selectedId: string,
  onSelect: (id: string) => void,
): ResourceTree {
  const query = useQuery({
    queryKey: ['resource', resourceId, 'tree'],
    enabled: pane !== undefined,
    queryFn: async ({ signal }) => (await pane?.load(signal)) ?? [],
  });
  const first = pane?.required && selectedId === '' ? firstLeaf(query.data ?? [])?.id : undefined;
  useEffect(() => {
    if (first !== undefined) onSelect(first);
  });
  return { nodes: query.data, error: query.error, isLoading: query.isFetching, refresh: () => void query.refetch() };
}

function firstLeaf(nodes: readonly ResourceTreeNode[]): ResourceTreeNode | undefined {
  for (const node of nodes) {
    const leaf = node.children?.length ? firstLeaf(node.children) : node.disabled ? undefined : node;
    if (leaf) return leaf;
  }
  return nodes.find(({ disabled }) => !disabled);
}

export interface ResourceTree {
  nodes: ResourceTreeNode[] | undefined;
  error: Error | null;
  isLoading: boolean;
  refresh: () => void;
}
