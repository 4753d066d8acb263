import { type MenuRoutes, type RoutedItem } from '@smart-admin/layout/routing';
import { findPage, isPlanned } from './pageRegistry.js';
import { type SessionUser, useSession } from './sessionStore.js';

/**
 * Routes and navigation of a user's menu. Pages that are still to be built keep their addresses, but menus, palette and
 * search name them only where the server says so (development).
 */
export function generateMenu(user: SessionUser & { sysConfigInfo: { showPlanned: boolean } }): MenuRoutes {
  const { routes, navigation } = useSession.getState().generate(user);
  return { routes, navigation: user.sysConfigInfo.showPlanned ? navigation : leaveOutPlanned(navigation, isToCome) };
}

function isToCome({ vueName }: RoutedItem): boolean {
  return vueName !== undefined && isPlanned(vueName) && findPage(vueName) === undefined;
}

/** The navigation without the entries that are to come, and without directories that hold nothing else. */
export function leaveOutPlanned(items: readonly RoutedItem[], isLeftOut: (item: RoutedItem) => boolean): RoutedItem[] {
  return items.flatMap((item) => {
    if (!item.children) return isLeftOut(item) ? [] : [item];
    const children = leaveOutPlanned(item.children, isLeftOut);
    return children.length === 0 && item.children.length > 0 ? [] : [{ ...item, children }];
  });
}
