import { type ResourceTreeNode } from '@smart-admin/form-engine/resource';
import { type TreeNode } from '@smart-admin/api-client/contract';

const ICONS: Record<string, string> = {
  company: 'building-2',
  department: 'users',
  position: 'briefcase',
  role: 'shield',
  user: 'user',
};

/** Nodes of a selector call as a tree pane shows them. */
export function paneNodes(list: readonly TreeNode[]): ResourceTreeNode[] {
  return list.map((node) => ({
    id: node.id,
    label: node.fullName,
    icon: node.icon || ICONS[node.type ?? ''] || 'folder',
    children: node.children ? paneNodes(node.children) : undefined,
  }));
}
