import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { useActiveSection } from './useActiveSection.js';

const messages = defineMessages({
  zh: { sections: '本页内容' },
  en: { sections: 'On this page' },
  zhtw: { sections: '本頁內容' },
  vi: { sections: 'Trong trang này' },
});

/**
 * Links to the sections of a long page; the one that is read is marked. A press scrolls there and puts the focus into the
 * section, so that Tab goes on from it. The address of the page stays as it is.
 */
export function Anchor({ items, container, offset = 16, onNavigate, className, ...rest }: AnchorProps) {
  const t = useMessages(messages);
  const flat = items.flatMap((item) => [item, ...(item.children ?? [])]);
  const active = useActiveSection(
    flat.map(({ id }) => id),
    container,
    offset,
  );
  const handleClick = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    section.style.scrollMarginTop = `${offset}px`;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    onNavigate?.(id);
  };
  const draw = (list: readonly AnchorItem[], depth: number): ReactNode => (
    <ul className="m-0 list-none p-0">
      {list.map((item) => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            aria-current={item.id === active ? 'location' : undefined}
            onClick={(event) => handleClick(event, item.id)}
            className={cn(
              '-ml-px block truncate border-l-2 border-transparent py-1 pr-2 text-2 no-underline hover:text-1 pointer-coarse:py-2.5',
              'focus-visible:-outline-offset-2 aria-[current=location]:border-(--primary-edge) aria-[current=location]:font-medium aria-[current=location]:text-primary-text',
              depth === 0 ? 'pl-3' : 'pl-6 text-12',
            )}
          >
            {item.label}
          </a>
          {item.children && draw(item.children, depth + 1)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={t('sections')}
      data-slot="anchor"
      className={cn('min-w-0 border-l border-hairline text-body', className)}
      {...rest}
    >
      {draw(items, 0)}
    </nav>
  );
}

/** A section of the page. */
export interface AnchorItem {
  /** Id of the element of the section. */
  id: string;
  label: ReactNode;
  /** Sections inside it; one step deep. */
  children?: readonly AnchorItem[];
}

export interface AnchorProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The sections in their order on the page. */
  items: readonly AnchorItem[];
  /** What scrolls. Default: the window. */
  container?: RefObject<HTMLElement | null>;
  /** Distance in px at which a section stops below the top: the height of a head that stays. Default 16. */
  offset?: number;
  /** Called with the id of the section to which somebody went. */
  onNavigate?: (id: string) => void;
}
