import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronRight } from 'lucide-react';
import { type DataRule } from '../grants.js';
import { givesNext, type GrantDraft, ruleOf, tickOf } from './grantDraft.js';
import { MATRIX_GRID } from './MatrixHead.js';
import { matrixMessages } from './matrixMessages.js';
import { ACTIONS, type GrantItem, type MatrixPage } from './matrixModel.js';
import { ScopeMenu } from './ScopeMenu.js';
import { isGranted } from './shownRows.js';
import { TickCell } from './TickCell.js';

/** A folder, or everything that the filter shows: its boxes act on the pages in it that are shown. */
export function FolderRow({
  label,
  title,
  pages,
  level,
  rowIndex,
  tabCell,
  isOpen,
  onToggle,
  draft,
  readOnly,
  onTick,
  onRule,
  onChooseOrganizes,
}: FolderRowProps) {
  const t = useMessages(matrixMessages);
  const givenWithRows = pages.filter((page) => page.scopes && isGranted(draft, page));
  const granted = pages.filter((page) => isGranted(draft, page)).length;
  const cellOf = (column: number) => `${rowIndex}:${column}`;
  const tickCell = (column: number, name: string, itemsOf: (page: MatrixPage) => readonly GrantItem[]) => {
    const items = pages.flatMap(itemsOf);
    return (
      <TickCell
        key={column}
        cell={cellOf(column)}
        tabCell={tabCell}
        tick={items.length === 0 ? undefined : tickOf(draft, items)}
        label={t('cell', { page: label, action: name })}
        disabled={readOnly || !items.some(({ isGivable }) => isGivable)}
        // some of them: the first click gives the rest
        onTick={() => onTick(pages, itemsOf, givesNext(draft, items))}
      />
    );
  };
  return (
    <div
      role="row"
      aria-level={level}
      aria-expanded={isOpen}
      aria-rowindex={rowIndex + 3}
      className={cn(MATRIX_GRID, rowIndex < 0 ? 'bg-sunken' : 'bg-surface hover:bg-hover')}
    >
      <div
        role="rowheader"
        className={cn('sticky left-0 z-1 flex h-9 items-center gap-2 bg-inherit pr-2', rowIndex < 0 && 'pl-4')}
        style={rowIndex < 0 ? undefined : { paddingLeft: indent(level) - 22 }}
      >
        {onToggle ? (
          <button
            type="button"
            data-cell={cellOf(0)}
            data-fold={isOpen ? 'open' : 'closed'}
            tabIndex={tabCell === cellOf(0) ? 0 : -1}
            onClick={onToggle}
            title={title}
            className="flex min-w-0 flex-1 items-center gap-1 rounded-sm text-left"
          >
            <ChevronRight aria-hidden className={cn('size-4 flex-none text-3', isOpen && 'rotate-90')} />
            <span className="truncate font-medium">{label}</span>
            <span className="flex-none text-12 text-3 phone:hidden">
              {t('pagesGranted', { granted, count: pages.length })}
            </span>
          </button>
        ) : (
          <span className="truncate">{label}</span>
        )}
      </div>
      {tickCell(1, t('every'), ({ items }) => items)}
      {ACTIONS.map((action, index) =>
        tickCell(index + 2, t(action), ({ actions }) => {
          const item = actions.get(action);
          return item ? [item] : [];
        }),
      )}
      {tickCell(ACTIONS.length + 2, t('others'), ({ others }) => others)}
      <div role="gridcell" className="flex h-9 items-center">
        {givenWithRows.length > 0 && (
          <ScopeMenu
            cell={cellOf(ACTIONS.length + 4)}
            tabCell={tabCell}
            label={t('cell', { page: label, action: t('data') })}
            text={commonScope(draft, givenWithRows) ?? (rowIndex < 0 ? 'bulk' : 'mixed')}
            scopes={[...new Set(givenWithRows.flatMap(({ scopes }) => scopes ?? []))]}
            disabled={readOnly}
            quiet
            onScope={(scope) =>
              scope === 'organizes'
                ? onChooseOrganizes(givenWithRows)
                : onRule(givenWithRows, { scope, organizeIds: [] })
            }
          />
        )}
      </div>
      <div role="gridcell" />
    </div>
  );
}

/** Where the name of a row of this level begins, in px; deep menus do not push names out of sight. */
export function indent(level: number): number {
  return 16 + Math.min(level, 6) * 16;
}

function commonScope(draft: GrantDraft, pages: readonly MatrixPage[]) {
  const scopes = new Set(pages.map((page) => ruleOf(draft, page).scope));
  const [only] = scopes;
  return scopes.size === 1 && only !== 'organizes' ? only : undefined;
}

export interface MatrixRowProps {
  draft: GrantDraft;
  readOnly: boolean;
  /** From 1. */
  level: number;
  /** Index of the row among those shown; -1 is the row of the whole filter. */
  rowIndex: number;
  tabCell: string;
  onTick(pages: readonly MatrixPage[], itemsOf: (page: MatrixPage) => readonly GrantItem[], isOn: boolean): void;
  onRule(pages: readonly MatrixPage[], rule: DataRule): void;
  onChooseOrganizes(pages: readonly MatrixPage[]): void;
}

interface FolderRowProps extends MatrixRowProps {
  label: string;
  /** Full path. */
  title?: string;
  pages: readonly MatrixPage[];
  isOpen?: boolean;
  onToggle?: () => void;
}
