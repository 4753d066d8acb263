import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { ContextMenu } from '@smart-admin/ui/context-menu';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  ChevronDown,
  CircleX,
  ListX,
  Maximize2,
  Minimize2,
  RotateCw,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FrameLink } from '../frame/FrameLink.js';
import { layoutMessages } from '../messages.js';
import { canCloseAny, type Tab } from '../routing/tabs.js';
import { routeTitle } from '../routing/titles.js';

const NONE: ReadonlySet<string> = new Set();

/**
 * The visited pages. Arrow keys go between tabs, with Ctrl and Shift they move the tab, as dragging does; Delete closes
 * one; the context menu does the rest.
 */
export function TabBar({
  tabs,
  activePath,
  showIcons,
  keys = {},
  unsaved = NONE,
  maximized = false,
  onMaximize,
  onClose,
  onCloseOthers,
  onCloseBeside,
  onCloseAll,
  onRefresh,
  onSelect,
  onMove,
}: TabBarProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const active = useRef<HTMLAnchorElement>(null);
  const [dragged, setDragged] = useState<string>();
  // after a reload the page's own tab may come a moment later than the bar
  const hasActive = tabs.some((tab) => tab.path === activePath);
  useEffect(() => {
    // in braces: newer browsers answer a promise, which is no clean-up
    if (hasActive) active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activePath, hasActive]);

  const actionsOf = (tab: Tab): MenuItem[] => [
    {
      key: 'refresh',
      label: t('tabRefresh'),
      icon: <RotateCw aria-hidden />,
      // the keys act on the page that shows
      shortcut: tab.path === activePath ? keys.refresh : undefined,
      onSelect: () => onRefresh(tab),
    },
    ...(tab.meta.affix
      ? []
      : [
          {
            key: 'close',
            label: t('tabClose'),
            icon: <X aria-hidden />,
            shortcut: tab.path === activePath ? keys.close : undefined,
            onSelect: () => onClose(tab),
          } as const,
        ]),
    { key: 'others', label: t('tabCloseOthers'), icon: <CircleX aria-hidden />, onSelect: () => onCloseOthers(tab) },
    { key: 'all', label: t('tabCloseAll'), icon: <ListX aria-hidden />, onSelect: () => onCloseAll() },
  ];
  const place = tabs.findIndex((tab) => tab.path === activePath);
  const current = tabs[place];
  return (
    <div
      data-slot="tab-bar"
      className="flex h-(--tabbar-h) flex-none items-center border-b border-hairline bg-surface pr-1 pl-2"
    >
      <nav
        aria-label={t('tabs')}
        className="flex min-w-0 flex-1 items-center gap-0.5 overflow-x-auto [scrollbar-width:none]"
        onWheel={(event) => {
          // a wheel that turns one way moves what lies the other way
          if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {tabs.map((tab, index) => {
          const title = routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale);
          const isActive = tab.path === activePath;
          return (
            <ContextMenu key={tab.path} items={actionsOf(tab)}>
              <span
                className={cn('group relative flex flex-none items-center', dragged === tab.path && 'opacity-50')}
                data-active={isActive || undefined}
                draggable={!tab.meta.affix}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(tab.path);
                }}
                onDragOver={(event) => {
                  if (!dragged) return;
                  event.preventDefault();
                  if (dragged !== tab.path) onMove(dragged, index);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <FrameLink
                  ref={isActive ? active : undefined}
                  to={tab.fullPath}
                  draggable={false}
                  aria-current={isActive ? 'page' : undefined}
                  title={title}
                  className={cn(
                    'flex h-6.5 items-center gap-1.5 rounded-[5px] pl-2.5 text-13 whitespace-nowrap text-2 hover:bg-hover hover:text-1 focus-visible:outline-offset-[-2px]',
                    // of the others the mark covers the end of the title while they are pointed at
                    isActive && !tab.meta.affix ? 'pr-6' : 'pr-2.5',
                    isActive &&
                      'bg-primary-soft font-medium text-primary-text hover:bg-primary-soft hover:text-primary-text',
                  )}
                  onAuxClick={(event) => {
                    if (event.button !== 1) return;
                    event.preventDefault();
                    onClose(tab);
                  }}
                  onKeyDown={(event) => {
                    const step = STEPS[event.key];
                    if (event.key === 'Delete' && !tab.meta.affix) {
                      focusBeside(event.currentTarget, -1); // the closed tab would take the focus with it
                      onClose(tab);
                    } else if (step && event.ctrlKey && event.shiftKey) {
                      event.preventDefault();
                      onMove(tab.path, index + step);
                    } else if (step) focusBeside(event.currentTarget, step);
                  }}
                >
                  {showIcons ? (
                    <Icon name={tab.meta.icon} size={14} className={isActive ? undefined : 'text-3'} />
                  ) : null}
                  <span className="max-w-44 truncate">{title}</span>
                  {unsaved.has(tab.path) && (
                    <span
                      role="img"
                      aria-label={t('notSaved')}
                      title={t('notSaved')}
                      className="size-1.5 flex-none rounded-full bg-warning-edge"
                    />
                  )}
                </FrameLink>
                {tab.meta.affix ? null : (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={t('closeTab', { title })}
                    className="absolute right-1 grid size-4 place-items-center rounded-sm bg-hover text-primary-text opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-data-active:bg-transparent group-data-active:opacity-100 hover:bg-primary-soft-hover"
                    onClick={() => onClose(tab)}
                  >
                    <X size={12} aria-hidden />
                  </button>
                )}
              </span>
            </ContextMenu>
          );
        })}
      </nav>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t('allTabs')} pane tooltip={false}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
        className="max-w-80"
        items={[
          ...(current && canCloseAny(tabs.slice(0, place))
            ? [
                {
                  key: 'left',
                  label: t('tabCloseLeft'),
                  icon: <ArrowLeftToLine aria-hidden />,
                  onSelect: () => onCloseBeside(current, 'left'),
                },
              ]
            : []),
          ...(current && canCloseAny(tabs.slice(place + 1))
            ? [
                {
                  key: 'right',
                  label: t('tabCloseRight'),
                  icon: <ArrowRightToLine aria-hidden />,
                  onSelect: () => onCloseBeside(current, 'right'),
                },
              ]
            : []),
          ...(canCloseAny(tabs) ? [{ kind: 'divider', key: 'divider' } as const] : []),
          ...tabs.map((tab) => ({
            key: tab.path,
            label: (
              <span className="block max-w-64 truncate">
                {routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale)}
              </span>
            ),
            checked: tab.path === activePath,
            onSelect: () => onSelect(tab),
          })),
        ]}
      />
      {onMaximize ? (
        <IconButton
          label={t(maximized ? 'restorePage' : 'maximizePage')}
          pane
          tooltipSide="left"
          onClick={() => onMaximize(!maximized)}
        >
          {maximized ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        </IconButton>
      ) : null}
    </div>
  );
}

export interface TabBarProps {
  tabs: readonly Tab[];
  activePath: string;
  showIcons: boolean;
  /** Keys that act on the page that shows, as they are written. */
  keys?: { refresh?: string; close?: string };
  /** Paths of pages with unsaved changes. */
  unsaved?: ReadonlySet<string>;
  /** The page has the whole window. Default false. */
  maximized?: boolean;
  /** Without it the button is left out. */
  onMaximize?(maximized: boolean): void;
  onClose(tab: Tab): void;
  onCloseOthers(tab: Tab): void;
  onCloseBeside(tab: Tab, side: 'left' | 'right'): void;
  onCloseAll(): void;
  onRefresh(tab: Tab): void;
  onSelect(tab: Tab): void;
  onMove(path: string, index: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function focusBeside(tab: HTMLElement, step: number): void {
  const links = [...(tab.closest('nav')?.querySelectorAll('a') ?? [])];
  links[links.findIndex((link) => link === tab) + step]?.focus();
}
