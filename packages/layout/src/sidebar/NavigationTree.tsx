import { cn } from '@smart-admin/ui/cn';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { FrameLink } from '../frame/FrameLink.js';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText } from '../routing/localText.js';
import { NavigationBadge } from './NavigationBadge.js';

/** The menu as a list of links and of directories that open in place. */
export function NavigationTree({ items, activePath, openIds, onToggle, onNavigate, level = 0 }: NavigationTreeProps) {
  return (
    <ul
      data-slot="navigation-tree"
      className={cn(
        level > 0 &&
          'relative mb-1 before:absolute before:inset-y-0.5 before:left-[15.5px] before:w-px before:bg-nav-border',
      )}
    >
      {items.map((item) => (
        <NavigationNode
          key={item.id}
          item={item}
          level={level}
          activePath={activePath}
          openIds={openIds}
          onToggle={onToggle}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  );
}

export interface NavigationTreeProps {
  items: readonly FrameItem[];
  /** Path of the page that shows. */
  activePath: string;
  /** Ids of the directories that are open. */
  openIds: ReadonlySet<string>;
  onToggle(id: string): void;
  /** Called after a link was chosen, to close a drawer. */
  onNavigate?(): void;
  /** Depth, 0 at the top. */
  level?: number;
}

function NavigationNode({
  item,
  level,
  ...tree
}: { item: FrameItem } & Omit<Required<NavigationTreeProps>, 'items' | 'onNavigate'> &
  Pick<NavigationTreeProps, 'onNavigate'>) {
  const locale = useLocale();
  const t = useMessages(layoutMessages);
  const title = localText(item.title, locale);
  const { activePath, openIds, onToggle, onNavigate } = tree;
  const label = (
    <>
      {level === 0 ? <Icon name={item.icon} className="text-nav-icon group-data-active:text-nav-accent" /> : null}
      <span className="min-w-0 flex-1 truncate text-left">{title}</span>
    </>
  );
  const indent = level > 1 ? { paddingLeft: 10 + (level - 1) * 12 } : undefined;

  if (item.children) {
    const open = openIds.has(item.id);
    return (
      <li>
        <button
          type="button"
          title={title}
          aria-expanded={open}
          data-open={open || undefined}
          className={rowClass(level)}
          style={indent}
          onClick={() => onToggle(item.id)}
        >
          {label}
          {open ? null : <NavigationBadge item={item} />}
          <ChevronRight
            size={14}
            aria-hidden
            className={cn('text-nav-icon transition-transform duration-(--dur-2)', open && 'rotate-90')}
          />
        </button>
        {open ? <NavigationTree {...tree} items={item.children} level={level + 1} /> : null}
      </li>
    );
  }
  if (item.href) {
    return (
      <li>
        <a
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
          title={title}
          className={rowClass(level)}
          style={indent}
          onClick={onNavigate}
        >
          {label}
          <ExternalLink size={12} aria-label={t('newWindow')} className="text-nav-icon" />
        </a>
      </li>
    );
  }
  const active = item.path === activePath;
  return (
    <li>
      <FrameLink
        to={item.path}
        title={title}
        aria-current={active ? 'page' : undefined}
        data-active={active || undefined}
        className={rowClass(level)}
        style={indent}
        onClick={onNavigate}
      >
        {label}
        <NavigationBadge item={item} />
      </FrameLink>
    </li>
  );
}

function rowClass(level: number): string {
  return cn(
    'group relative flex w-full items-center gap-2.5 rounded-md px-2 text-nav-text hover:bg-nav-hover hover:text-nav-text-strong',
    'data-open:text-nav-text-strong data-active:bg-nav-active data-active:font-medium data-active:text-nav-text-strong',
    'focus-visible:outline-offset-[-2px]',
    level === 0
      ? 'h-9 phone:h-11'
      : 'ml-[26px] h-8 phone:h-11 w-[calc(100%-26px)] px-2.5 data-active:before:absolute data-active:before:inset-y-2 data-active:before:-left-[11px] data-active:before:w-0.5 data-active:before:rounded-full data-active:before:bg-nav-accent',
    level > 1 && 'ml-[26px]',
  );
}
