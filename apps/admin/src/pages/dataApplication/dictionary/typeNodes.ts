import { type DictionaryTypeNode } from '@smart-admin/api-client/contract';
import { type ResourceTreeNode } from '@smart-admin/form-engine/resource';

/** Dictionary types as a tree pane shows them. */
export function paneNodesOf(types: readonly DictionaryTypeNode[]): ResourceTreeNode[] {
  return types.map((type) => ({
    id: type.id,
    label: type.fullName,
    icon: type.children ? 'folder' : 'book-open',
    children: type.children ? paneNodesOf(type.children) : undefined,
  }));
}
