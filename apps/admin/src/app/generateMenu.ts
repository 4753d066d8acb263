import { type MenuRoutes, type RoutedItem } from '@smart-admin/layout/routing';
import { isPhoneNow, useIsPhone } from '@smart-admin/ui/theme';
import { useEffect, useRef } from 'react';
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

/** Draws the other menu when the window becomes that of a phone, or of a desk. */
export function useMenuOfDevice(): void {
  const isPhone = useIsPhone();
  const drawn = useRef(isPhone);
  useEffect(() => {
    const { user, load } = useSession.getState();
    if (drawn.current === isPhone || !user) return;
    drawn.current = isPhone;
    load(user, generateMenu(user, isPhone));
  }, [isPhone]);
}

type MenuUser = SessionUser & { sysConfigInfo: { showPlanned?: boolean } };

function isToCome({ vueName }: RoutedItem): boolean {
  return vueName !== undefined && isPlanned(vueName) && findPage(vueName) === undefined;
}
