import { cn } from '@smart-admin/ui/cn';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { useState } from 'react';
import { useFrame } from '../frame/FrameContext.js';
import { FrameLink } from '../frame/FrameLink.js';
import { containsPath } from '../frame/containsPath.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { waitingAt } from '../frame/waitingAt.js';
import { layoutMessages } from '../messages.js';
import { localText } from '../routing/localText.js';
import { NavigationBadge } from './NavigationBadge.js';
import { NavigationTree } from './NavigationTree.js';
import { useOpenDirectories } from './useOpenDirectories.js';

/** The first level as icons; a directory opens its children beside it. */
export function CollapsedNavigation({ items, activePath }: { items: readonly FrameItem[]; activePath: string }) {
  const locale = useLocale();
  const t = useMessages(layoutMessages);
  const { badges } = useFrame();
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => {
        const count = waitingAt(item, badges);
        const text = localText(item.title, locale);
        const title = count > 0 ? `${text} (${t('waiting', { count })})` : text;
        const active = item.path === activePath || containsPath(item, activePath);
        return (
          <li key={item.id}>
            {item.children ? (
              <Flyout item={item} title={title} active={active} activePath={activePath} />
            ) : item.href ? (
              <a
                href={item.href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={title}
                title={title}
                className={CELL}
              >
                <Icon name={item.icon} />
              </a>
            ) : (
              <FrameLink
                to={item.path}
                aria-label={title}
                title={title}
                aria-current={active ? 'page' : undefined}
                data-active={active || undefined}
                className={CELL}
              >
                <Icon name={item.icon} />
                <NavigationBadge item={item} dot className={CORNER} />
              </FrameLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Flyout({
  item,
  title,
  active,
  activePath,
}: {
  item: FrameItem;
  title: string;
  active: boolean;
  activePath: string;
}) {
  const [open, setOpen] = useState(false);
  const children = item.children ?? [];
  const directories = useOpenDirectories(children, activePath);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      side="right"
      align="start"
      sideOffset={10}
      className="max-h-[70dvh] w-52 border border-nav-border bg-nav p-2 text-nav-text"
      trigger={
        <button type="button" aria-label={title} title={title} data-active={active || undefined} className={CELL}>
          <Icon name={item.icon} />
          <NavigationBadge item={item} dot className={CORNER} />
        </button>
      }
    >
      <p className="px-2 pb-1 text-12 text-nav-text-muted">{title}</p>
      <NavigationTree
        items={children}
        activePath={activePath}
        openIds={directories.open}
        onToggle={directories.toggle}
        onNavigate={() => setOpen(false)}
      />
    </Popover>
  );
}

const CELL = cn(
  'relative mx-auto grid size-9 place-items-center rounded-md text-nav-icon hover:bg-nav-hover hover:text-nav-text-strong',
  'data-active:bg-nav-active data-active:text-nav-accent focus-visible:outline-offset-[-2px]',
);

const CORNER = 'absolute top-1.5 right-1.5';
