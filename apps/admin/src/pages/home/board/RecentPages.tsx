import { localText, routeTitle } from '@smart-admin/layout/routing';
import { recentPages } from '@smart-admin/layout/stores';
import { Empty } from '@smart-admin/ui/empty';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { Link } from 'react-router';
import { findFixedRoute } from '../../../app/fixedRoutes.js';
import { frameStore } from '../../../app/frameStore.js';
import { HOME_PATH } from '../../../app/paths.js';
import { useSession } from '../../../app/sessionStore.js';
import { boardMessages } from './boardMessages.js';
import { HomeCard } from './HomeCard.js';
import { leavesOf } from './leavesOf.js';

const SHOWN = 6;
/** Where one is, and what one does not go back to. */
const HIDDEN: ReadonlySet<string> = new Set([HOME_PATH, '/404', '/openRecord', '/workFlowDetail']);

/** The pages that the person visited last, as the palette knows them. */
export function RecentPages() {
  const t = useMessages(boardMessages);
  const locale = useLocale();
  const navigation = useSession((session) => session.navigation);
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  // as it was when the page opened: the list does not move under the pointer
  const [paths] = useState(() => recentPages(frameStore.storage, userId));
  const pages = new Map(leavesOf(navigation).map((page) => [page.path, page]));
  const pageAt = (path: string) => {
    const page = pages.get(path);
    if (page) return { path, icon: page.icon, title: localText(page.title, locale) };
    const route = findFixedRoute(path);
    // what stands in no menu and asks for a record has no title of its own
    return route && route.pattern === path
      ? { path, icon: route.meta.icon, title: routeTitle(route.meta, locale) }
      : [];
  };
  const shown = paths
    .filter((path) => !HIDDEN.has(path))
    .flatMap(pageAt)
    .slice(0, SHOWN);
  return (
    <HomeCard title={t('recentPages')}>
      {shown.length === 0 ? <Empty inline title={t('noRecentPages')} className="pb-4" /> : null}
      <ul className="m-0 list-none p-0">
        {shown.map((page) => (
          <li key={page.path} className="border-t border-hairline">
            <Link to={page.path} className="flex h-10 items-center gap-2.5 px-4 hover:bg-hover">
              <Icon name={page.icon} size={16} className="flex-none text-3" />
              <span className="truncate">{page.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
