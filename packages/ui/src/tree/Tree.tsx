import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type ListDriver } from '../text-search/useListDriver.js';
import { usePinyin } from '../text-search/usePinyin.js';
import { useAwaitedSounds, useTextMatch } from '../text-search/useTextMatch.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { scrollToRow, useRowWindow } from '../virtual-list/useRowWindow.js';
import { tellWholeText } from '../whole-text/tellWholeText.js';
import { DraggableTreeItem, TreeItem, type HeldKeys, type TreeHandlers } from './TreeItem.js';
import { findRowByLetter, treeKeyAction, type TreeKeyAction } from './treeKeyboard.js';
import { treeMessages } from './treeMessages.js';
import { isPossibleMove, keyboardMove, type TreeMove } from './treeMove.js';
import { DEEP_FROM } from './treeIndent.js';
import { treePathText } from './treePathText.js';
import { type TreeNode, type TreeRow } from './treeNode.js';
import { useTreeState, type TreeStateProps } from './useTreeState.js';

const VIRTUAL_FROM = 60;
const PADDING = 4;
const NOT_HELD: HeldKeys = { ctrlKey: false, metaKey: false, shiftKey: false };

/**
 * A tree with selection, check boxes with cascade, lazy loading, search and moving by drag or keyboard. Above 60 visible
 * rows only those in view are drawn: give it (or its parent) a height. A click on a row selects it, or with `checkable`
 * toggles its box; a click on a row that cannot be selected opens it.
 */
export function Tree(props: TreeProps) {
  const {
    selectedId,
    selectedIds,
    defaultSelectedId = null,
    onSelect,
    isSelectable,
    checkable = false,
    isCheckable,
    expandOnClick = false,
    search = '',
    found = '',
    renderLabel,
    emptyText,
    onMove,
    canMove,
    driver,
    className,
    ref,
    nodes: _n,
    expandedIds: _e,
    defaultExpandedIds: _d,
    onExpandedChange: _o,
    checkedIds: _c,
    defaultCheckedIds: _dc,
    onCheckedChange: _oc,
    checkStrictly: _s,
    loadChildren: _l,
    onLoadError: _le,
    onKeyDown,
    ...rest
  } = props;
  const t = useMessages(treeMessages);
  const baseId = useId();
  const isPhone = useIsPhone();
  const [isUsed, setUsed] = useState(false);
  const pinyin = usePinyin(isUsed);
  const state = useTreeState(props);
  const { rows } = state;
  const [selected, setSelected] = useControllable<string | null>({
    value: selectedId,
    defaultValue: defaultSelectedId,
    onChange: undefined,
  });
  const canCheck = (node: TreeNode) => checkable && (isCheckable?.(node) ?? true);
  const canSelect = (node: TreeNode) => !node.disabled && (isSelectable?.(node) ?? true);
  const canPick = (node: TreeNode) => (checkable ? canCheck(node) && !node.disabled : canSelect(node));
  // each search begins at its first match that can be picked
  const [moved, setMoved] = useState<{ id: string; search: string } | null>(null);
  const activeId = moved?.search === search ? moved.id : null;
  const setActiveId = (id: string | null) => setMoved(id === null ? null : { id, search });
  const foundMatch = useTextMatch(found);
  const matches = state.matches ?? (foundMatch ? state.nodes : undefined);
  const match = matches && (matches.find(canPick) ?? matches[0]);
  const wanted = activeId ?? match?.id ?? selected;
  const activeIndex = wanted === null ? 0 : Math.max(0, rows.indexOf(wanted));
  const isAimed = activeId !== null || match !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(scroller, ref);
  const rowHeight = isPhone ? 44 : 30;
  const isVirtual = rows.length > VIRTUAL_FROM;
  const drawn = useRowWindow({ count: rows.length, rowHeight, scroller, enabled: isVirtual, offset: PADDING });
  const target = rows.at(activeIndex)?.node.id;
  useEffect(() => {
    if (!isAimed || !scroller.current) return;
    if (isVirtual) scrollToRow(scroller.current, activeIndex, rowHeight, 2 * PADDING);
    else scroller.current.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [isAimed, activeIndex, isVirtual, target, rowHeight]);

  const mayMove = (move: TreeMove) => isPossibleMove(state.nodes, move) && (canMove?.(move) ?? true);
  const rowOf = (id: string) => rows.at(rows.indexOf(id));
  const toggle = (id: string) => {
    const row = rowOf(id);
    if (row) state.setExpanded(row, !row.isExpanded);
  };
  const pick = (id: string, held: HeldKeys) => {
    const row = rowOf(id);
    if (!row) return;
    setActiveId(id);
    if (canCheck(row.node)) state.toggleChecked(row.node);
    else if (!checkable && canSelect(row.node)) {
      setSelected(id);
      onSelect?.(row.node, { toggle: held.ctrlKey || held.metaKey, range: held.shiftKey });
      if (expandOnClick && row.isExpandable) toggle(id);
    } else if (row.isExpandable) toggle(id);
  };
  const actions = useLatest<TreeHandlers>({
    toggle,
    pick,
    check: (id) => {
      const row = rowOf(id);
      if (row) state.toggleChecked(row.node);
    },
    retry: (id) => {
      const row = rowOf(id);
      if (row) state.load(row.node);
    },
    canMove: mayMove,
    move: (move) => onMove?.(move),
  });

  const act = (action: TreeKeyAction, row: TreeRow, held: HeldKeys) => {
    if (action.move !== undefined) setActiveId(rows.at(action.move)?.node.id ?? null);
    if (action.expand !== undefined) {
      setActiveId(row.node.id);
      state.setExpanded(row, action.expand);
    }
    if (action.pick || action.check) pick(row.node.id, held);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // buttons inside a row keep their keys
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    const row = rows.at(activeIndex);
    if (!row) return;
    if (onMove && event.altKey && event.shiftKey) {
      const move = keyboardMove(event.key, rows, activeIndex);
      if (!move || !mayMove(move)) return;
      event.preventDefault();
      setActiveId(move.id);
      onMove(move);
      return;
    }
    const action = treeKeyAction(event.key, rows, activeIndex);
    if (!action) {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const found = rows.at(findRowByLetter(rows, event.key, activeIndex, pinyin));
      if (found) setActiveId(found.node.id);
      return;
    }
    event.preventDefault();
    act(action, row, event);
  };
  const isDrawn = activeIndex >= drawn.first && activeIndex < drawn.end;
  const activeElement = target === undefined || !isDrawn ? undefined : `${baseId}-${target}`;
  const activeLevel = rows.at(activeIndex)?.level ?? 0;
  const activePath = target !== undefined && activeLevel > DEEP_FROM ? treePathText(state.nodes, target) : undefined;
  const told = isAimed ? activeElement : undefined;
  const tell = driver?.setActiveId;
  useEffect(() => {
    tell?.(told);
    return () => tell?.(undefined);
  }, [tell, told]);
  const isDeaf = useAwaitedSounds(search ?? found) && !isAimed;
  const tellStale = driver?.setStale;
  useEffect(() => {
    tellStale?.(isDeaf, 'sounds');
    return () => tellStale?.(false, 'sounds');
  }, [tellStale, isDeaf]);
  useImperativeHandle(driver?.list, () => ({
    press: (key) => {
      const row = rows.at(activeIndex);
      if (!row) return;
      // nothing is aimed at yet: an arrow aims, Enter must not take what nobody looked at
      if (!isAimed) return key.startsWith('Arrow') ? setActiveId(row.node.id) : undefined;
      const action = treeKeyAction(key, rows, activeIndex);
      if (action) act(action, row, NOT_HELD);
    },
  }));

  if (rows.length === 0) {
    return (
      <p
        ref={composed as React.Ref<HTMLParagraphElement>}
        role="status"
        data-slot="tree"
        className={cn('m-0 px-3 py-6 text-center text-3', className)}
      >
        {state.isFiltered ? t('noMatch') : (emptyText ?? t('empty'))}
      </p>
    );
  }
  return (
    <div
      {...rest}
      id={driver?.listId ?? rest.id}
      data-driven={(driver && isAimed) || undefined}
      ref={composed}
      role="tree"
      tabIndex={0}
      data-slot="tree"
      aria-label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : t('tree'))}
      aria-multiselectable={checkable || selectedIds !== undefined || undefined}
      aria-activedescendant={activeElement}
      aria-keyshortcuts={
        onMove ? 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight' : undefined
      }
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setUsed(true);
      }}
      onPointerOver={(event) => {
        rest.onPointerOver?.(event);
        tellWholeText(event);
        tellPath(event, state.nodes);
      }}
      className={cn('h-full min-h-0 overflow-auto px-2 py-1 outline-none [overflow-anchor:none]', className)}
    >
      <div role="presentation" style={isVirtual ? { paddingTop: drawn.before, paddingBottom: drawn.after } : undefined}>
        {rows.slice(drawn.first, drawn.end).map(({ node, parentId: _, ...row }, offset) => {
          const Item = onMove && !node.disabled ? DraggableTreeItem : TreeItem;
          return (
            <Item
              // the elements of a row that is no longer there take the next one, unless somebody may be dragging them
              key={isVirtual && !onMove ? `slot ${drawn.slotOf(drawn.first + offset)}` : node.id}
              {...row}
              treeId={baseId}
              node={node}
              check={canCheck(node) ? state.checkOf(node) : undefined}
              isSelected={!checkable && (selectedIds ? selectedIds.includes(node.id) : selected === node.id)}
              isActive={drawn.first + offset === activeIndex}
              isPending={state.pending.has(node.id)}
              failedText={state.failed.has(node.id) ? t('failed') : undefined}
              pathText={node.id === target && row.level > DEEP_FROM ? activePath : undefined}
              match={state.match ?? foundMatch}
              renderLabel={renderLabel}
              actions={actions}
            />
          );
        })}
      </div>
      {activePath !== undefined && (
        <p
          aria-hidden
          data-slot="tree-path"
          className="pointer-events-none sticky bottom-0 left-0 z-1 m-0 hidden rounded-sm bg-raised px-2 py-1 text-12 wrap-break-word text-2 shadow-pop in-data-driven:block [[role=tree]:focus-visible_&]:block"
        >
          {activePath}
        </p>
      )}
    </div>
  );
}

/** The pointer over a deep row tells where it stands. */
function tellPath({ target }: PointerEvent, nodes: readonly TreeNode[]): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null;
  if (row?.dataset.id === undefined) return;
  const isDeep = Number(row.ariaLevel ?? row.getAttribute('aria-level')) > DEEP_FROM;
  // a row that is drawn for another node tells nothing of the one before
  if (isDeep) row.title = treePathText(nodes, row.dataset.id);
  else row.removeAttribute('title');
}

export interface TreeProps extends TreeStateProps, Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** Null selects nothing. */
  selectedId?: string | null;
  defaultSelectedId?: string | null;
  /** Several selected nodes, held by the caller; takes the place of `selectedId`. */
  selectedIds?: readonly string[];
  /** `toggle` with Ctrl or ⌘, `range` with Shift: what they mean is the caller's. */
  onSelect?: (node: TreeNode, held: { toggle: boolean; range: boolean }) => void;
  /** Default: every node that is not disabled. */
  isSelectable?: (node: TreeNode) => boolean;
  /** Shows check boxes instead of selecting. Default false. */
  checkable?: boolean;
  /** Nodes that have a box. Default: all. */
  isCheckable?: (node: TreeNode) => boolean;
  /** Selecting a row also opens or closes it. Default false. */
  expandOnClick?: boolean;
  /** A keyword by which somebody else found the nodes: it is marked, and the first that can be picked is active. */
  found?: string;
  /** Drawn instead of the label. */
  renderLabel?: (node: TreeNode) => ReactNode;
  /** Lets nodes be moved, by drag or with Alt, Shift and the arrows; `moveTreeNode` applies the move to nodes in memory. */
  onMove?: (move: TreeMove) => void;
  /** Places where a node may go. Default: everywhere but into itself. */
  canMove?: (move: TreeMove) => boolean;
  emptyText?: ReactNode;
  /** The search field above it, which keeps the focus while its keys act on the tree. */
  driver?: ListDriver;
}
