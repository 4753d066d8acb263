import { type TreeNode } from '@smart-admin/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';

/** Enabled roles to choose from. */
export function useRoles(): { value: string; label: string }[] {
  const { data = NONE } = useQuery({
    queryKey: ['options', 'portalRoles'],
    queryFn: async () => leavesOfTree((await api.permission.role.selector({ silent: true })).list),
    staleTime: 300_000,
  });
  return data;
}

/** Companies and departments as a tree. */
export function useOrganizeNodes(): OrganizeNode[] {
  const { data = NO_NODES } = useQuery({
    queryKey: ['options', 'portalOrganizes'],
    queryFn: async () => (await api.permission.organize.selector({ id: '0' }, { silent: true })).list.map(toNode),
    staleTime: 300_000,
  });
  return data;
}

interface OrganizeNode {
  id: string;
  label: string;
  children: OrganizeNode[];
}

function toNode({ id, fullName, children }: TreeNode): OrganizeNode {
  return { id, label: fullName, children: (children ?? []).map(toNode) };
}

function leavesOfTree(nodes: readonly TreeNode[]): { value: string; label: string }[] {
  return nodes.flatMap(({ id, fullName, type, children }) =>
    type === 'role' ? [{ value: id, label: fullName }] : leavesOfTree(children ?? []),
  );
}

const NONE: { value: string; label: string }[] = [];
const NO_NODES: OrganizeNode[] = [];
