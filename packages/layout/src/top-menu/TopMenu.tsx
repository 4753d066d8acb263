import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { Ellipsis, ExternalLink } from 'lucide-react';
import { useFrame } from '../frame/FrameContext.js';
import { FrameLink } from '../frame/FrameLink.js';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText } from '../routing/localText.js';
import { countFitting, TOP_MENU_ENTRY } from '../shell/frameGrid.js';
import { NavigationBadge } from '../sidebar/NavigationBadge.js';
import { divideMenu } from './divideMenu.js';
import { useWidth } from './useWidth.js';

/** The first level of the menu in the top bar. What does not fit stands under "More ...". */
export function TopMenu({ items, activeId, onGo, onOpen }: TopMenuProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { hrefOf } = useFrame();
  const [bar, width] = useWidth();
  const { shown, rest } = divideMenu(items, countFitting(width, items.length), activeId);
  return (
    <nav
      ref={bar}
      data-slot="top-menu"
      aria-label={t('navigation')}
      className="min-w-0 flex-1 self-stretch overflow-hidden"
    >
      <ul className="flex h-full">
        {shown.map((item) => (
          <li key={item.id} className="h-full flex-none" style={{ width: TOP_MENU_ENTRY }}>
            <TopEntry item={item} active={item.id === activeId} onGo={onGo} onOpen={onOpen} />
          </li>
        ))}
        {rest.length > 0 ? (
          <li className="h-full flex-none" style={{ width: TOP_MENU_ENTRY }}>
            <DropdownMenu
              trigger={
                <button
                  type="button"
                  className={ENTRY}
                  data-active={rest.some(({ id }) => id === activeId) || undefined}
                >
                  <Ellipsis size={16} aria-hidden />
                  <span className="truncate">{t('more')}</span>
                  <NavigationBadge item={{ path: '', children: rest }} dot className={MARK} />
                </button>
              }
              items={rest.map((item): MenuItem =>
                onOpen && item.children
                  ? { key: item.id, label: localText(item.title, locale), onSelect: () => onOpen(item) }
                  : menuEntry(item, locale, { onGo, hrefOf }),
              )}
            />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

export interface TopMenuProps {
  items: readonly FrameItem[];
  /** First-level entry that holds the page or shows its children. */
  activeId: string | undefined;
  onGo(path: string): void;
  /** Shows the children of a directory elsewhere; without it they drop down. */
  onOpen?(item: FrameItem): void;
}

function TopEntry({
  item,
  active,
  onGo,
  onOpen,
}: { item: FrameItem; active: boolean } & Pick<TopMenuProps, 'onGo' | 'onOpen'>) {
  const locale = useLocale();
  const { hrefOf } = useFrame();
  const title = localText(item.title, locale);
  const content = (
    <>
      <Icon name={item.icon} className="flex-none" />
      <span className="truncate">{title}</span>
      <NavigationBadge item={item} dot className={MARK} />
    </>
  );
  const state = { title, className: ENTRY, 'data-active': active || undefined };
  if (item.children && onOpen) {
    return (
      <button type="button" aria-pressed={active} {...state} onClick={() => onOpen(item)}>
        {content}
      </button>
    );
  }
  if (item.children)
    return (
      <DropdownMenu
        trigger={
          <button type="button" {...state}>
            {content}
          </button>
        }
        items={item.children.map((child) => menuEntry(child, locale, { onGo, hrefOf }))}
      />
    );
  if (item.href)
    return (
      <a href={item.href} target="_blank" rel="noopener noreferrer" {...state}>
        {content}
      </a>
    );
  return (
    <FrameLink to={item.path} aria-current={active ? 'page' : undefined} {...state}>
      {content}
    </FrameLink>
  );
}

/** How an entry leads to its page: by a plain click, and by its address. */
interface Ways {
  onGo(path: string): void;
  hrefOf(path: string): string;
}

function menuEntry(item: FrameItem, locale: Locale, ways: Ways): MenuItem {
  const label = (
    <>
      {localText(item.title, locale)}
      <NavigationBadge item={item} className="ml-auto bg-neutral-soft text-neutral-text" />
    </>
  );
  if (item.children)
    return {
      kind: 'submenu',
      key: item.id,
      label,
      items: item.children.map((child) => menuEntry(child, locale, ways)),
    };
  const { href } = item;
  if (href)
    return {
      key: item.id,
      label,
      icon: <ExternalLink aria-hidden />,
      href,
      onSelect: () => window.open(href, '_blank', 'noopener'),
    };
  return { key: item.id, label, href: ways.hrefOf(item.path), onSelect: () => ways.onGo(item.path) };
}

const ENTRY = cn(
  'relative flex size-full items-center justify-center gap-2 px-2 text-nav-text hover:bg-nav-hover hover:text-nav-text-strong data-[state=open]:bg-nav-hover focus-visible:outline-offset-[-2px] [&_svg]:text-nav-icon',
  'data-active:bg-nav-active data-active:font-medium data-active:text-nav-text-strong data-active:[&_svg]:text-nav-accent data-active:after:absolute data-active:after:inset-x-3 data-active:after:bottom-0 data-active:after:h-0.5 data-active:after:bg-nav-accent',
);

const MARK = 'mt-3.5 -ml-1 self-start';
