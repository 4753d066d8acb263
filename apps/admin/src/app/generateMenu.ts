import { type MenuRoutes } from '@smart-admin/layout/routing';
import { isPhoneNow } from '@smart-admin/ui/theme';
import { type SessionUser, useSession } from './sessionStore.js';

/** Routes and navigation of a user's menu. */
export function generateMenu(user: SessionUser, isPhone = isPhoneNow()): MenuRoutes {
  return useSession.getState().generate(user, isPhone);
}
