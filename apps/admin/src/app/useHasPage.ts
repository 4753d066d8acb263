import { pagePermissions } from '@smart-admin/layout/routing';
import { useSession } from './sessionStore.js';

/** Whether the user's menu holds the page at a path. */
export function useHasPage(path: string): boolean {
  return useSession((session) => session.routes.some((route) => route.path === path));
}

/** Whether the user may use a button of the page at a path: for buttons that lead there from elsewhere. */
export function useCan(path: string, button: string): boolean {
  return useSession(({ routes, user }) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route !== undefined && pagePermissions(user?.permissionList ?? [], route.meta.modelId).can(button);
  });
}
