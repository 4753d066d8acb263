import { useSession } from '@smart-admin/layout/stores';
import { createElement, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { findFixedRoute } from './fixedRoutes.js';
import { NotBuiltPage } from './NotBuiltPage.js';
import { PageSkeleton } from './PageSkeleton.js';
import { PageProvider } from './PageProvider.js';
import { findPage, isPlanned } from './pageRegistry.js';

/** The page of a path, under the permissions of its menu entry. */
export function PageOutlet({ path }: { path: string }) {
  const routes = useSession((session) => session.routes);
  const fixedRoute = findFixedRoute(path);
  const route = routes.find((candidate) => candidate.path === path);
  const meta = fixedRoute?.meta ?? route?.meta;
  const pageKey = fixedRoute?.pageKey ?? route?.vueName ?? '404';
  const Page = findPage(pageKey);
  return (
    <PageProvider path={path} modelId={meta?.modelId} route={route}>
      <ErrorBoundary>
        <Suspense fallback={<PageSkeleton />}>
          {Page ? createElement(Page) : isPlanned(pageKey) && meta ? <NotBuiltPage meta={meta} /> : <NotFound />}
        </Suspense>
      </ErrorBoundary>
    </PageProvider>
  );
}

/** A menu entry without a view shows the not-found view under its own title (decision Q09). */
function NotFound() {
  const Page = findPage('404');
  return Page ? createElement(Page) : null;
}
