import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { memo } from 'react';
import { FieldsPopover } from './FieldsPopover.js';
import { indent, type MatrixRowProps } from './FolderRow.js';
import { type GrantChange } from './grantChanges.js';
import { givesNext, type GrantDraft, hasItem, ruleOf, tickOf } from './grantDraft.js';
import { MATRIX_GRID } from './MatrixHead.js';
import { matrixMessages } from './matrixMessages.js';
import { ACTIONS, type GrantItem, type MatrixPage } from './matrixModel.js';
import { OthersPopover } from './OthersPopover.js';
import { ScopeMenu } from './ScopeMenu.js';
import { isGranted } from './shownRows.js';
import { TickCell } from './TickCell.js';

/** One page with all that can be given on it; drawn again only for what concerns it, so that hundreds scroll. */
export const PageRow = memo(function PageRow({
  page,
  saved,
  changes,
  draft,
  readOnly,
  level,
  rowIndex,
  tabCell,
  isActive,
  onActive,
  onTick,
  onRule,
  onChooseOrganizes,
  onDraft,
}: PageRowProps) {
  const t = useMessages(matrixMessages);
  const { label, actions, others, fields, items, scopes } = page;
  const cellOf = (column: number) => `${rowIndex}:${column}`;
  const changeOf = (item: GrantItem) =>
    hasItem(saved, item) === hasItem(draft, item) ? undefined : hasItem(draft, item) ? 'added' : 'removed';
  const rule = ruleOf(draft, page);
  const tick = (targets: readonly GrantItem[], isOn: boolean) => onTick([page], () => targets, isOn);
  return (
    <div
      role="row"
      aria-level={level}
      aria-rowindex={rowIndex + 3}
      aria-selected={isActive}
      onFocus={() => onActive?.(page.id)}
      onPointerDown={() => onActive?.(page.id)}
      className={cn(MATRIX_GRID, isActive ? 'bg-selected' : 'bg-surface hover:bg-hover')}
    >
      <div
        role="rowheader"
        className="sticky left-0 z-1 flex h-9 min-w-0 items-center bg-inherit pr-2"
        style={{ paddingLeft: indent(level) }}
        title={page.path.join(' / ')}
      >
        <span className="truncate">{label}</span>
      </div>
      <TickCell
        cell={cellOf(1)}
        tabCell={tabCell}
        tick={tickOf(draft, items)}
        label={t('cell', { page: label, action: t('every') })}
        disabled={readOnly || !items.some(({ isGivable }) => isGivable)}
        onTick={() => tick(items, givesNext(draft, items))}
      />
      {ACTIONS.map((action, index) => {
        const item = actions.get(action);
        return (
          <TickCell
            key={action}
            cell={cellOf(index + 2)}
            tabCell={tabCell}
            tick={item && hasItem(draft, item)}
            label={t('cell', { page: label, action: t(action) })}
            disabled={readOnly || !item?.isGivable}
            change={item && changeOf(item)}
            onTick={(isOn) => item && tick([item], isOn)}
          />
        );
      })}
      <OthersPopover
        page={page}
        draft={draft}
        saved={saved}
        readOnly={readOnly}
        cell={cellOf(ACTIONS.length + 2)}
        openCell={cellOf(ACTIONS.length + 3)}
        tabCell={tabCell}
        onTick={tick}
        items={others}
      />
      <div role="gridcell" className="flex h-9 items-center">
        {scopes && isGranted(draft, page) && (
          <ScopeMenu
            cell={cellOf(ACTIONS.length + 4)}
            tabCell={tabCell}
            label={t('cell', { page: label, action: t('data') })}
            text={rule.scope}
            count={rule.organizeIds.length}
            scopes={scopes}
            disabled={readOnly}
            change={changes.some(({ type }) => type === 'rule')}
            onScope={(scope) =>
              scope === 'organizes' ? onChooseOrganizes([page]) : onRule([page], { scope, organizeIds: [] })
            }
          />
        )}
      </div>
      <div role="gridcell" className="flex h-9 items-center justify-end pr-3">
        {fields.length > 0 && (
          <FieldsPopover
            page={page}
            draft={draft}
            readOnly={readOnly}
            cell={cellOf(ACTIONS.length + 5)}
            tabCell={tabCell}
            isChanged={changes.some(({ type }) => type === 'fields')}
            onDraft={onDraft}
          />
        )}
      </div>
    </div>
  );
});

interface PageRowProps extends MatrixRowProps {
  page: MatrixPage;
  saved: GrantDraft;
  /** Those of this page. */
  changes: readonly GrantChange[];
  isActive: boolean;
  /** Told the id of the page when its row is used. */
  onActive: ((pageId: string) => void) | undefined;
  onDraft(draft: GrantDraft): void;
}
