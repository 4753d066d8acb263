import { useSession } from '@smart-admin/layout/stores';

/** Whether the user's menu holds the page at a path. */
export function useHasPage(path: string): boolean {
  return useSession((session) => session.routes.some((route) => route.path === path));
}
