import { type MenuRoutes, type RoutedItem } from '@smart-admin/layout/routing';
import { isPhoneNow } from '@smart-admin/ui/theme';
import { leaveOut } from './leaveOut.js';
import { findPage, isPlanned } from './pageRegistry.js';
import { type SessionUser, useSession } from './sessionStore.js';

/**
 * Routes and navigation of a user's menu. Pages that are still to be built keep their addresses, but menus, palette and
 * search name them only where the server says so (development).
 */
export function generateMenu(user: MenuUser, isPhone = isPhoneNow()): MenuRoutes {
  const { routes, navigation } = useSession.getState().generate(user, isPhone);
  return { routes, navigation: user.sysConfigInfo.showPlanned ? navigation : leaveOut(navigation, isToCome) };
}

type MenuUser = SessionUser & { sysConfigInfo: { showPlanned?: boolean } };

function isToCome({ vueName }: RoutedItem): boolean {
  return vueName !== undefined && isPlanned(vueName) && findPage(vueName) === undefined;
}
