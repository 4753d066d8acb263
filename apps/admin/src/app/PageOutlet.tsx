import { type DynamicRoute } from '@smart-admin/layout/routing';
import { useSession } from '@smart-admin/layout/stores';
import { WholePart } from '@smart-admin/ui/lazy';
import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { findFixedRoute } from './fixedRoutes.js';
import { NotBuiltPage } from './NotBuiltPage.js';
import { PageSkeleton } from './PageSkeleton.js';
import { PageProvider } from './PageProvider.js';
import { findPage, isPlanned } from './pageRegistry.js';

/** The page of a path, under the permissions of its menu entry. */
export function PageOutlet({ path }: { path: string }) {
  const routes = useSession((session) => session.routes);
  const route = routes.find((candidate) => candidate.path === path);
  const meta = findFixedRoute(path)?.meta ?? route?.meta;
  const pageKey = pageKeyOf(path, routes) ?? '404';
  const isMissing = isPlanned(pageKey) && meta !== undefined;
  // a menu entry without a view shows the not-found view under its own title (decision Q09)
  const page = findPage(pageKey) ?? (isMissing ? undefined : findPage('404'));
  const skeleton = <PageSkeleton />;
  return (
    <PageProvider path={path} modelId={meta?.modelId} route={route}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>
          {page ? <WholePart part={page} fallback={skeleton} /> : meta && <NotBuiltPage meta={meta} />}
        </Suspense>
      </ErrorBoundary>
    </PageProvider>
  );
}

/** Loads the code of a page that is probably the next one. */
export function preloadPage(path: string): void {
  const pageKey = pageKeyOf(path, useSession.getState().routes);
  if (pageKey !== undefined) void findPage(pageKey)?.preload();
}

function pageKeyOf(path: string, routes: readonly DynamicRoute[]): string | undefined {
  return findFixedRoute(path)?.pageKey ?? routes.find((route) => route.path === path)?.vueName;
}
