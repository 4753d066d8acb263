import { Check, ChevronRight, Minus } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Spinner } from '../spinner/Spinner.js';
import { Highlight } from './Highlight.js';
import { type CheckState, type TreeRow } from './treeNode.js';

/**
 * One row of a Tree.
 * @internal
 */
export function TreeItem({
  id,
  row,
  check,
  isSelected,
  isActive,
  isPending,
  failedText,
  search,
  style,
  renderLabel,
  onToggle,
  onCheck,
  onPick,
  onRetry,
}: TreeItemProps) {
  const { node } = row;
  return (
    // the tree itself takes the keyboard and points here with aria-activedescendant
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      data-slot="tree-item"
      data-id={node.id}
      data-active={isActive || undefined}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={row.isExpandable ? row.isExpanded : undefined}
      aria-selected={isSelected}
      aria-checked={check === undefined ? undefined : check === 'indeterminate' ? 'mixed' : check === 'checked'}
      aria-disabled={node.disabled || undefined}
      aria-busy={isPending || undefined}
      style={{ ...style, paddingLeft: 6 + (row.level - 1) * 16 }}
      onClick={onPick}
      className={cn(
        'group/item flex h-7.5 w-full cursor-pointer items-center gap-1.5 rounded-sm pr-2 whitespace-nowrap select-none hover:bg-hover phone:h-11 [&_svg]:size-3.5 [&_svg]:flex-none',
        'aria-selected:bg-primary-soft aria-selected:font-medium aria-selected:text-primary-text aria-disabled:cursor-not-allowed aria-disabled:text-disabled',
        '[[role=tree]:focus-visible_&]:data-active:shadow-[inset_0_0_0_2px_var(--primary-ring)]',
      )}
    >
      {row.isExpandable ? (
        <span
          aria-hidden
          data-slot="tree-toggle"
          className="grid size-4 flex-none place-items-center rounded-xs text-3 hover:bg-pressed"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isPending ? (
            <Spinner size={12} />
          ) : (
            <ChevronRight
              className={cn('size-3! transition-transform duration-(--dur-1)', row.isExpanded && 'rotate-90')}
            />
          )}
        </span>
      ) : (
        <span aria-hidden className="size-4 flex-none" />
      )}
      {check !== undefined && (
        <span
          aria-hidden
          data-slot="tree-check"
          data-state={check}
          className={cn(
            'grid size-4 flex-none place-items-center rounded-sm border border-control bg-surface text-primary-on',
            check !== 'unchecked' && 'border-primary-edge bg-primary-solid',
            node.disabled && 'border-default bg-disabled text-disabled',
          )}
          onClick={(event) => {
            event.stopPropagation();
            onCheck();
          }}
        >
          {check === 'checked' && <Check className="size-3! stroke-[2.5]" />}
          {check === 'indeterminate' && <Minus className="size-3! stroke-[2.5]" />}
        </span>
      )}
      {node.icon && <span className={cn('flex flex-none', isSelected ? 'text-inherit' : 'text-3')}>{node.icon}</span>}
      <span className="min-w-0 flex-1 truncate" title={node.label}>
        {renderLabel ?? <Highlight text={node.label} query={search} />}
      </span>
      {failedText && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className="flex-none text-12 text-danger-text"
          onClick={(event) => {
            event.stopPropagation();
            onRetry();
          }}
        >
          {failedText}
        </span>
      )}
      {node.extra !== undefined && (
        <span
          className={cn(
            'ml-auto flex flex-none items-center pl-2 text-12 font-normal tabular-nums',
            isSelected ? 'text-inherit' : 'text-3',
          )}
        >
          {node.extra}
        </span>
      )}
    </div>
  );
}

export interface TreeItemProps {
  id: string;
  row: TreeRow;
  check: CheckState | undefined;
  isSelected: boolean;
  isActive: boolean;
  isPending: boolean;
  failedText: string | undefined;
  search: string;
  style?: CSSProperties;
  renderLabel?: ReactNode;
  onToggle: () => void;
  onCheck: () => void;
  onPick: () => void;
  onRetry: () => void;
}
