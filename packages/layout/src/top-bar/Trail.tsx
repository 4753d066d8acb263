import { useLocale } from '@smart-admin/ui/locale';
import { ChevronRight } from 'lucide-react';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText, type LocalText } from '../routing/localText.js';

/** Where the page stands in the menu: the directories above it, then its own title. */
export function Trail({ titles }: { titles: readonly LocalText[] }) {
  const locale = useLocale();
  return (
    <ol data-slot="trail" className="flex min-w-0 items-center gap-1.5 whitespace-nowrap text-3">
      {titles.map((text, index) => {
        const last = index === titles.length - 1;
        const title = localText(text, locale);
        return (
          <li
            key={`${index}${title}`}
            className={
              last
                ? 'flex min-w-0 items-center gap-1.5'
                : 'flex max-w-48 min-w-8 shrink-[2] items-center gap-1.5 phone:hidden'
            }
            aria-current={last ? 'page' : undefined}
          >
            <span className={last ? 'truncate font-medium text-1' : 'truncate'} title={title}>
              {title}
            </span>
            {last ? null : <ChevronRight size={12} aria-hidden className="flex-none opacity-70" />}
          </li>
        );
      })}
    </ol>
  );
}

/** Titles from the top of the menu down to a path; empty when the menu does not hold it. */
export function trailOf(items: readonly FrameItem[], path: string): LocalText[] {
  for (const { title, path: own, children } of items) {
    if (!children && own === path) return [title];
    const below = children ? trailOf(children, path) : [];
    if (below.length > 0) return [title, ...below];
  }
  return [];
}
