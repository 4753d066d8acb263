import { type DynamicRoute } from '@smart-admin/layout/routing';
import { WholePart } from '@smart-admin/ui/lazy';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.js';
import { findFixedRoute } from './fixedRoutes.js';
import { NoPermissionPage } from './NoPermissionPage.js';
import { OwnAddress } from './OwnAddress.js';
import { PageSkeleton } from './PageSkeleton.js';
import { PageProvider } from './PageProvider.js';
import { isPageAddress } from './pageAddresses.js';
import { findPage } from './pageRegistry.js';
import { useSession } from './sessionStore.js';

/** The page of a path, under the permissions of its menu entry. */
export function PageOutlet({ path }: { path: string }) {
  const routes = useSession((session) => session.routes);
  const { pathname } = useLocation();
  const { route, meta, pageKey = '404' } = entryOf(path, routes);
  // a menu entry without a view shows the not-found view under its own title (decision Q09)
  const page = findPage(pageKey) ?? findPage('404');
  const skeleton = <PageSkeleton />;
  if (meta === undefined && isPageAddress(path)) return <NoPermissionPage />;
  return (
    <OwnAddress isShown={pathname === path}>
      <PageProvider path={path} modelId={meta?.modelId} route={route}>
        <ErrorBoundary>
          <Suspense fallback={skeleton}>{page && <WholePart part={page} fallback={skeleton} />}</Suspense>
        </ErrorBoundary>
      </PageProvider>
    </OwnAddress>
  );
}

/** Loads the code of a page that is probably the next one. */
export function preloadPage(path: string): void {
  const { pageKey } = entryOf(path, useSession.getState().routes);
  if (pageKey !== undefined) void findPage(pageKey)?.preload();
}

/** What is known of a path by the fixed pages and by the menu. */
function entryOf(path: string, routes: readonly DynamicRoute[]) {
  const fixedRoute = findFixedRoute(path);
  const route = routes.find((candidate) => candidate.path === path);
  return { route, meta: fixedRoute?.meta ?? route?.meta, pageKey: fixedRoute?.pageKey ?? route?.vueName };
}
