import { cn } from '@smart-admin/ui/cn';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { FrameLink } from '../frame/FrameLink.js';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText } from '../routing/localText.js';
import { BrandMark } from '../sidebar/Brand.js';
import { NavigationBadge } from '../sidebar/NavigationBadge.js';
import { type Section } from './useSection.js';

/** The first level as a narrow column of icons with their names; a directory shows its children in the column beside it. */
export function IconRail({ items, section, logo, onOpen }: IconRailProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  return (
    <nav
      data-slot="icon-rail"
      aria-label={t('navigation')}
      className="flex min-h-0 flex-col items-center overflow-x-hidden overflow-y-auto border-r border-nav-border bg-nav pb-2 [grid-area:side] [scrollbar-width:none]"
    >
      <div className="grid h-(--topbar-h) flex-none place-items-center">
        <BrandMark logo={logo} />
      </div>
      <ul className="flex w-full flex-col gap-0.5 px-1">
        {items.map((item) => {
          const title = localText(item.title, locale);
          const active = item.id === section.section?.id;
          const content = (
            <>
              <span className="relative">
                <Icon name={item.icon} />
                <NavigationBadge item={item} dot className="absolute -top-1 -right-2" />
              </span>
              <span className="line-clamp-2 w-full text-center text-12 leading-4 break-words">{title}</span>
            </>
          );
          return (
            <li key={item.id}>
              {item.children ? (
                <button
                  type="button"
                  title={title}
                  aria-pressed={active}
                  data-active={active || undefined}
                  className={CELL}
                  onClick={() => onOpen(item)}
                >
                  {content}
                </button>
              ) : item.href ? (
                <a href={item.href} target="_blank" rel="noopener noreferrer" title={title} className={CELL}>
                  {content}
                </a>
              ) : (
                <FrameLink
                  to={item.path}
                  title={title}
                  aria-current={active ? 'page' : undefined}
                  data-active={active || undefined}
                  className={CELL}
                >
                  {content}
                </FrameLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const CELL = cn(
  'flex min-h-13 w-full flex-col items-center justify-center gap-1 rounded-md px-0.5 py-1.5 text-nav-text hover:bg-nav-hover hover:text-nav-text-strong',
  'data-active:bg-nav-active data-active:text-nav-text-strong data-active:[&_svg]:text-nav-accent focus-visible:outline-offset-[-2px]',
);

export interface IconRailProps {
  items: readonly FrameItem[];
  section: Section;
  /** Address of the logo; without one a built-in mark stands there. */
  logo?: string;
  /** A directory was chosen. */
  onOpen(item: FrameItem): void;
}
