import { type MenuEntry, type TreeNode } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type MenuNames } from '../../rights/menuCatalog.js';

/** A menu as the nodes of a tree, in the words of a language. */
export function menuNodes(entries: readonly MenuEntry[], locale: Locale): TreeNode[] {
  return entries.map(({ id, parentId, type, fullName, names, icon, hasChildren, children = [] }) => ({
    id,
    parentId,
    fullName: nameIn(locale, { fullName, names }),
    icon,
    type: String(type),
    hasChildren,
    isLeaf: !hasChildren,
    ...(hasChildren ? { children: menuNodes(children, locale) } : {}),
  }));
}

/** The name of a menu entry or code in a language; the Chinese one where it has none. */
export function nameIn(locale: Locale, { fullName, names }: { fullName: string; names: MenuNames }): string {
  return (locale === 'zh' ? undefined : names[locale]) ?? fullName;
}
