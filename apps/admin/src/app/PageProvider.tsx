import { pagePermissions, type DynamicRoute, type PagePermissions } from '@smart-admin/layout/routing';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSession } from './sessionStore.js';

const PageContext = createContext<PageState | null>(null);

/** Tells a page which menu entry it is and what the user may do on it. */
export function PageProvider({ path, modelId, route, children }: PageProviderProps) {
  const permissionList = useSession((session) => session.user?.permissionList);
  const state = useMemo(
    () => ({ path, modelId, route, permissions: pagePermissions(permissionList ?? [], modelId) }),
    [path, modelId, route, permissionList],
  );
  return <PageContext value={state}>{children}</PageContext>;
}

/** The menu entry and the rights of the page here. */
export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}

export interface PageState {
  path: string;
  /** Id of the menu entry; undefined on fixed pages. */
  modelId: string | undefined;
  /** The menu's route; undefined on fixed pages. */
  route: DynamicRoute | undefined;
  permissions: PagePermissions;
}

export interface PageProviderProps extends Omit<PageState, 'permissions'> {
  children: ReactNode;
}
