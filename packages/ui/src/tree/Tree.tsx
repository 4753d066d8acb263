import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { TreeItem } from './TreeItem.js';
import { findRowByLetter, treeKeyAction } from './treeKeyboard.js';
import { treeMessages } from './treeMessages.js';
import { type TreeNode, type TreeRow } from './treeNode.js';
import { useTreeState, type TreeStateProps } from './useTreeState.js';

const VIRTUAL_FROM = 200;

/**
 * A tree with selection, check boxes with cascade, lazy loading and search. Above 200 visible rows only those in view
 * are drawn: give it (or its parent) a height. A click on a row selects it, or with `checkable` toggles its box; a
 * click on a row that cannot be selected opens it.
 */
export function Tree(props: TreeProps) {
  'use no memo';
  const {
    selectedId,
    defaultSelectedId = null,
    onSelect,
    isSelectable,
    checkable = false,
    isCheckable,
    expandOnClick = false,
    search = '',
    renderLabel,
    emptyText,
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
  const state = useTreeState(props);
  const { rows } = state;
  const [selected, setSelected] = useControllable<string | null>({
    value: selectedId,
    defaultValue: defaultSelectedId,
    onChange: undefined,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const activeIndex = Math.max(
    0,
    rows.findIndex((row) => row.node.id === (activeId ?? selected)),
  );
  const scroller = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(scroller, ref);
  const rowHeight = isPhone ? 44 : 30;
  const isVirtual = rows.length > VIRTUAL_FROM;
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    paddingStart: 4,
    paddingEnd: 4,
  });
  const target = rows[activeIndex]?.node.id;
  useEffect(() => {
    if (activeId === null || activeId !== target) return;
    if (isVirtual) virtualizer.scrollToIndex(activeIndex);
    else scroller.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, activeIndex, isVirtual, target, virtualizer]);

  const canCheck = (node: TreeNode) => checkable && (isCheckable?.(node) ?? true);
  const canSelect = (node: TreeNode) => !node.disabled && (isSelectable?.(node) ?? true);
  const pick = (row: TreeRow) => {
    setActiveId(row.node.id);
    if (canCheck(row.node)) {
      if (!row.node.disabled) state.toggleChecked(row.node);
      return;
    }
    if (!checkable && canSelect(row.node)) {
      setSelected(row.node.id);
      onSelect?.(row.node);
      if (expandOnClick && row.isExpandable) state.setExpanded(row, !row.isExpanded);
      return;
    }
    if (row.isExpandable) state.setExpanded(row, !row.isExpanded);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // buttons inside a row keep their keys
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    const row = rows[activeIndex];
    const action = treeKeyAction(event.key, rows, activeIndex);
    if (!row) return;
    if (!action) {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const found = rows[findRowByLetter(rows, event.key, activeIndex)];
      if (found) setActiveId(found.node.id);
      return;
    }
    event.preventDefault();
    if (action.move !== undefined) setActiveId(rows[action.move]?.node.id ?? null);
    if (action.expand !== undefined) state.setExpanded(row, action.expand);
    if (action.pick || action.check) pick(row);
  };

  const draw = (index: number, style?: React.CSSProperties) => {
    const row = rows[index];
    if (!row) return null;
    const { node } = row;
    return (
      <TreeItem
        key={node.id}
        id={`${baseId}-${node.id}`}
        row={row}
        check={canCheck(node) ? state.checks.get(node.id) : undefined}
        isSelected={!checkable && selected === node.id}
        isActive={index === activeIndex}
        isPending={state.pending.has(node.id)}
        failedText={state.failed.has(node.id) ? t('failed') : undefined}
        search={search}
        style={style}
        renderLabel={renderLabel?.(node)}
        onToggle={() => state.setExpanded(row, !row.isExpanded)}
        onCheck={() => !node.disabled && state.toggleChecked(node)}
        onPick={() => pick(row)}
        onRetry={() => state.load(node)}
      />
    );
  };

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
      ref={composed}
      role="tree"
      tabIndex={0}
      data-slot="tree"
      aria-label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : t('tree'))}
      aria-multiselectable={checkable || undefined}
      aria-activedescendant={target === undefined ? undefined : `${baseId}-${target}`}
      onKeyDown={handleKeyDown}
      className={cn('h-full min-h-0 overflow-auto px-2 py-1 outline-none', isVirtual && 'py-0', className)}
    >
      {isVirtual ? (
        <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer
            .getVirtualItems()
            .map((item) =>
              draw(item.index, { position: 'absolute', top: 0, left: 0, transform: `translateY(${item.start}px)` }),
            )}
        </div>
      ) : (
        rows.map((_, index) => draw(index))
      )}
    </div>
  );
}

export interface TreeProps extends TreeStateProps, Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** Null selects nothing. */
  selectedId?: string | null;
  defaultSelectedId?: string | null;
  onSelect?: (node: TreeNode) => void;
  /** Default: every node that is not disabled. */
  isSelectable?: (node: TreeNode) => boolean;
  /** Shows check boxes instead of selecting. Default false. */
  checkable?: boolean;
  /** Nodes that have a box. Default: all. */
  isCheckable?: (node: TreeNode) => boolean;
  /** Selecting a row also opens or closes it. Default false. */
  expandOnClick?: boolean;
  /** Drawn instead of the label. */
  renderLabel?: (node: TreeNode) => ReactNode;
  emptyText?: ReactNode;
}
