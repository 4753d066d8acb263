import { useLocale } from '@smart-admin/ui/locale';
import { ChevronRight } from 'lucide-react';
import { type NavigationItem, type RouteMeta } from '../routing/menuTypes.js';
import { routeTitle } from '../routing/titles.js';

/** Where the page stands in the menu: the directories above it, then its own title. */
export function Trail({ metas }: { metas: readonly RouteMeta[] }) {
  const locale = useLocale();
  return (
    <ol data-slot="trail" className="flex min-w-0 items-center gap-1.5 whitespace-nowrap text-3">
      {metas.map((meta, index) => {
        const last = index === metas.length - 1;
        return (
          <li
            key={`${meta.modelId}${meta.fullName}`}
            className={
              last
                ? 'flex min-w-0 items-center gap-1.5'
                : 'flex max-w-48 min-w-8 shrink-[2] items-center gap-1.5 phone:hidden'
            }
            aria-current={last ? 'page' : undefined}
          >
            <span className={last ? 'truncate font-medium text-1' : 'truncate'} title={routeTitle(meta, locale)}>
              {routeTitle(meta, locale)}
            </span>
            {last ? null : <ChevronRight size={12} aria-hidden className="flex-none opacity-70" />}
          </li>
        );
      })}
    </ol>
  );
}

/** Metas from the top of the menu down to a path; empty when the menu does not hold it. */
export function trailOf(items: readonly NavigationItem[], path: string): RouteMeta[] {
  for (const item of items) {
    if (item.path === path && !item.children) return [item.meta];
    const below = item.children ? trailOf(item.children, path) : [];
    if (below.length > 0) return [item.meta, ...below];
  }
  return [];
}
