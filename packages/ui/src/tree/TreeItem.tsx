import { Fragment, memo, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Spinner } from '../spinner/Spinner.js';
import { Marked } from '../text-search/Marked.js';
import { type TextMatcher } from '../text-search/useTextMatch.js';
import { DEEP_FROM, treeIndent } from './treeIndent.js';
import { type TreeMove } from './treeMove.js';
import { type CheckState, type TreeNode } from './treeNode.js';
import { useTreeDrag, type TreeDrag } from './useTreeDrag.js';

// written once: a tree draws thousands of rows, and merging class names costs more than the row
const ROW = cn(
  'group/item relative flex h-7.5 w-full cursor-pointer items-center gap-1.5 rounded-sm pr-2 whitespace-nowrap select-none hover:bg-hover phone:h-11 [&_svg]:size-3.5 [&_svg]:flex-none',
  'aria-selected:bg-primary-soft aria-selected:font-medium aria-selected:text-primary-text aria-disabled:cursor-not-allowed aria-disabled:text-disabled',
  '[[role=tree]:focus-visible_&]:data-active:shadow-[inset_0_0_0_2px_var(--primary-ring)] in-data-driven:data-active:bg-pressed',
  'data-[drop=before]:shadow-[inset_0_2px_0_var(--primary-edge)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--primary-edge)] data-[drop=inside]:bg-primary-soft',
);
/** Room in px that a label of a deep row keeps; the tree scrolls sideways for it. */
const READABLE = 168;
// arrows and ticks are drawn by borders: an icon of its own in each row costs as much as the rest of the row
const TOGGLE =
  'grid size-4 flex-none place-items-center rounded-xs text-3 before:size-[5px] before:border-t-[1.25px] before:border-r-[1.25px] before:border-current hover:bg-pressed';
const TOGGLE_LOOK = {
  closed: `${TOGGLE} before:-translate-x-px before:rotate-45`,
  open: `${TOGGLE} before:-translate-y-px before:rotate-135`,
  pending: 'grid size-4 flex-none place-items-center rounded-xs text-3',
};
const BOX = 'grid size-4 flex-none place-items-center rounded-sm border';
const TICK =
  'before:h-[9px] before:w-[5px] before:-translate-y-px before:rotate-45 before:border-r-2 before:border-b-2 before:border-current';
const DASH = 'before:h-0.5 before:w-2 before:rounded-full before:bg-current';
const GLYPH: Record<CheckState, string> = { unchecked: '', checked: TICK, indeterminate: DASH };
const BOX_LOOK: Record<CheckState, string> = {
  unchecked: `${BOX} border-control bg-surface`,
  checked: `${BOX} ${TICK} border-primary-edge bg-primary-solid text-primary-on`,
  indeterminate: `${BOX} ${DASH} border-primary-edge bg-primary-solid text-primary-on`,
};
const BOX_OFF = `${BOX} border-default bg-disabled text-disabled`;

/**
 * One row of a Tree. All it gets keeps its identity while the row stays the same, so a change draws the rows that it touches.
 * @internal
 */
export const TreeItem = memo(Item);

/**
 * A row that can be dragged to another place.
 * @internal
 */
export const DraggableTreeItem = memo(function DraggableTreeItem(props: TreeItemProps) {
  const { treeId, node, actions } = props;
  return <Item {...props} {...useTreeDrag<HTMLDivElement>({ treeId, id: node.id, actions })} />;
});

function Item({ element, drop, ...props }: TreeItemProps & Partial<TreeDrag<HTMLDivElement>>) {
  const { treeId, node, level, isExpandable, isExpanded, check, isSelected, isPending, failedText, actions } = props;
  const indent = treeIndent(level - 1);
  return (
    // the tree itself takes the keyboard and points here with aria-activedescendant
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={`${treeId}-${node.id}`}
      role="treeitem"
      data-slot="tree-item"
      data-id={node.id}
      data-active={props.isActive || undefined}
      data-drop={drop ?? undefined}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={check === undefined ? isSelected : undefined}
      aria-checked={check === undefined ? undefined : check === 'indeterminate' ? 'mixed' : check === 'checked'}
      aria-disabled={node.disabled || undefined}
      aria-busy={isPending || undefined}
      title={props.pathText}
      style={{ paddingLeft: 6 + indent, minWidth: level > DEEP_FROM ? indent + READABLE : undefined }}
      onClick={(event) => actions.pick(node.id, event)}
      className={ROW}
    >
      {isExpandable ? (
        <span
          aria-hidden
          data-slot="tree-toggle"
          className={TOGGLE_LOOK[isPending ? 'pending' : isExpanded ? 'open' : 'closed']}
          onClick={(event) => {
            event.stopPropagation();
            actions.toggle(node.id);
          }}
        >
          {isPending && <Spinner size={12} />}
        </span>
      ) : (
        <span aria-hidden className="size-4 flex-none" />
      )}
      {check !== undefined && (
        <span
          aria-hidden
          data-slot="tree-check"
          data-state={check}
          className={node.disabled ? `${BOX_OFF} ${GLYPH[check]}` : BOX_LOOK[check]}
          onClick={(event) => {
            event.stopPropagation();
            actions.check(node.id);
          }}
        />
      )}
      {node.icon && <span className={cn('flex flex-none', isSelected ? 'text-inherit' : 'text-3')}>{node.icon}</span>}
      <span className="min-w-0 flex-1 truncate">
        {props.renderLabel ? (
          <Fragment key={node.id}>{props.renderLabel(node)}</Fragment>
        ) : props.match === null ? (
          node.label
        ) : (
          <Marked text={node.label} ranges={props.match(node.label)?.ranges ?? []} />
        )}
      </span>
      {failedText && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className="flex-none text-12 text-danger-text"
          onClick={(event) => {
            event.stopPropagation();
            actions.retry(node.id);
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

/**
 * Keys held while a row is chosen.
 * @internal
 */
export type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * What can happen on a row.
 * @internal
 */
export interface TreeHandlers extends Record<string, (...args: never[]) => unknown> {
  toggle: (id: string) => void;
  check: (id: string) => void;
  pick: (id: string, held: HeldKeys) => void;
  retry: (id: string) => void;
  canMove: (move: TreeMove) => boolean;
  move: (move: TreeMove) => void;
}

export interface TreeItemProps {
  treeId: string;
  node: TreeNode;
  level: number;
  position: number;
  setSize: number;
  isExpandable: boolean;
  isExpanded: boolean;
  check: CheckState | undefined;
  isSelected: boolean;
  isActive: boolean;
  isPending: boolean;
  failedText: string | undefined;
  /** Labels from the root down, of a deep row that is active. */
  pathText: string | undefined;
  /** Marks what was searched for. */
  match: TextMatcher | null;
  renderLabel: ((node: TreeNode) => ReactNode) | undefined;
  actions: TreeHandlers;
}
