import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { Brand } from './Brand.js';
import { CollapsedNavigation } from './CollapsedNavigation.js';
import { NavigationTree } from './NavigationTree.js';
import { useActiveInView } from './useActiveInView.js';
import { useOpenDirectories } from './useOpenDirectories.js';

/** The navigation at the left: the full tree, or a column of icons when collapsed. */
export function Sidebar({
  items,
  activePath,
  collapsed,
  siteName,
  logo,
  version,
  showLogo = true,
  animated = false,
  initiallyOpen,
  onToggle,
  onNavigate,
  className,
}: SidebarProps) {
  const t = useMessages(layoutMessages);
  const directories = useOpenDirectories(items, activePath, initiallyOpen);
  return (
    <div
      data-slot="sidebar"
      data-collapsed={collapsed || undefined}
      className={cn(
        'flex h-full min-h-0 flex-col [grid-area:side] border-r border-nav-border bg-nav text-nav-text',
        className,
      )}
    >
      {showLogo ? <Brand name={siteName} logo={logo} compact={collapsed} /> : null}
      <nav
        ref={useActiveInView(activePath)}
        aria-label={t('navigation')}
        className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 py-1.5"
      >
        <div key={String(collapsed)} className={animated ? 'animate-fade-in' : undefined}>
          {collapsed ? (
            <CollapsedNavigation items={items} activePath={activePath} />
          ) : (
            <NavigationTree
              items={items}
              activePath={activePath}
              openIds={directories.open}
              onToggle={directories.toggle}
              onNavigate={onNavigate}
            />
          )}
        </div>
      </nav>
      {onToggle ? (
        <div
          className={cn(
            'flex h-10 flex-none items-center border-t border-nav-border text-12 text-nav-text-muted',
            collapsed ? 'justify-center' : 'justify-between pr-2 pl-4',
          )}
        >
          {collapsed ? null : <span>{version}</span>}
          <IconButton
            label={collapsed ? t('expand') : t('collapse')}
            pane
            tooltipSide="right"
            className="text-nav-text-muted hover:bg-nav-hover hover:text-nav-text-strong"
            onClick={onToggle}
          >
            {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}

export interface SidebarProps {
  items: readonly FrameItem[];
  activePath: string;
  /** 52 px wide, icons only. */
  collapsed: boolean;
  siteName: string;
  /** Address of the logo; without one the product's mark shows. */
  logo?: string;
  version?: string;
  /** Id of a directory that is open where none leads to the page. */
  initiallyOpen?: string;
  /** Folding and opening fades the menu in. Default false. */
  animated?: boolean;
  /** Logo and name at the top. Default true. */
  showLogo?: boolean;
  /** Collapses or expands; without it the foot is left out. */
  onToggle?(): void;
  onNavigate?(): void;
  className?: string;
}
