import { type TreeNode as SelectorNode } from '@smart-admin/api-client/contract';
import { type TreeNode } from '@smart-admin/ui/tree';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';

/** Companies and departments as nodes of a tree widget. */
export function useOrganizeNodes(): readonly TreeNode[] {
  const { data } = useQuery({
    queryKey: ['organizeTree'],
    queryFn: () => api.permission.organize.tree({}, { silent: true }),
    staleTime: 300_000,
    select,
  });
  return data ?? NONE;
}

const NONE: readonly TreeNode[] = [];

function select({ list }: { list: SelectorNode[] }): TreeNode[] {
  return list.map(toNode);
}

function toNode(node: SelectorNode): TreeNode {
  return { id: node.id, label: node.fullName, isLeaf: node.isLeaf, children: node.children?.map(toNode) };
}
