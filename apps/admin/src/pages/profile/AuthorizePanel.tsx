import { type MenuEntry } from '@smart-admin/api-client/contract';
import { routeTitle } from '@smart-admin/layout/routing';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { profileMessages } from './profileMessages.js';

/** One's own menu with the buttons of each page. */
export function AuthorizePanel() {
  const t = useMessages(profileMessages);
  const locale = useLocale();
  const { data } = useQuery({ queryKey: ['ownAuthorize'], queryFn: () => api.permission.currentUser.authorize() });
  if (!data) return <Skeleton className="h-60" />;
  const buttons = new Map(
    data.permissionList.map((entry) => [entry.modelId, entry.button.map(({ fullName }) => fullName).join('、')]),
  );
  return (
    <Tree
      aria-label={t('authorize')}
      className="h-full min-h-80"
      nodes={toNodes(data.menuList, buttons, locale)}
      expandOnClick
    />
  );
}

function toNodes(entries: readonly MenuEntry[], buttons: ReadonlyMap<string, string>, locale: Locale): TreeNode[] {
  return entries.map((entry) => ({
    id: entry.id,
    label: routeTitle(entry, locale),
    icon: <Icon name={entry.icon} size={14} />,
    isLeaf: !entry.children,
    extra: buttons.get(entry.id) ? <span className="truncate text-12 text-3">{buttons.get(entry.id)}</span> : undefined,
    children: entry.children && toNodes(entry.children, buttons, locale),
  }));
}
