import { routeName, routeTitle, type RouteMeta } from '@smart-admin/layout/routing';
import { type PaletteRecord } from '@smart-admin/layout';
import { type Locale } from '@smart-admin/ui/messages';
import { frameApi } from './frameApi.js';

/** Records that a keyword finds on the pages of the menu, grouped by them; each opens its page, filtered to it. */
export async function searchRecords(
  keyword: string,
  {
    routes,
    locale,
    signal,
  }: { routes: readonly { name: string; path: string; meta: RouteMeta }[]; locale: Locale; signal: AbortSignal },
): Promise<PaletteRecord[]> {
  const { list } = await frameApi.permission.search.records(
    { query: { keyword: keyword.slice(0, 100) } },
    { signal, silent: true },
  );
  return list.flatMap(({ id, page, label, hint, keyword: words }) => {
    const route = routes.find(({ name }) => name === routeName(page));
    if (!route) return [];
    const path = `${route.path}?${new URLSearchParams({ q: words }).toString()}`;
    const record = { id: `${page} ${id}`, group: routeTitle(route.meta, locale), label, icon: route.meta.icon, path };
    return [hint === '' ? record : { ...record, hint }];
  });
}
