import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { TagList } from '../multi-select/TagList.js';
import { selectMessages } from '../select/selectMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { SearchField } from '../text-search/SearchField.js';
import { useListDriver } from '../text-search/useListDriver.js';
import { Tree } from '../tree/Tree.js';
import { qualifiedLabel } from '../tree/qualifiedLabel.js';
import { type TreeNode } from '../tree/treeNode.js';
import { expandableIds, indexTree, treePath } from '../tree/treeState.js';

/** A choice in a tree that opens below the field. `multiple` shows check boxes and tags. */
export function TreeSelect(props: TreeSelectProps) {
  const {
    nodes,
    open,
    defaultOpen = false,
    onOpenChange,
    isSelectable,
    checkStrictly = false,
    leavesOnly = false,
    showPath = false,
    expandDepth = 2,
    searchable = true,
    clearable = true,
    loadChildren,
    labels,
    maxTags,
    placeholder,
    label,
    size,
    className,
    ref,
    value: _value,
    defaultValue: _default,
    onValueChange: _change,
    multiple,
    ...control
  } = props;
  const t = useMessages(selectMessages);
  const driver = useListDriver();
  const state = useControlState(control);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [query, setQuery] = useState('');
  const [ids, setIds] = useTreeSelectValue(props);
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const off = state.disabled || state.readOnly;
  const textOf = (id: string) => {
    const path = treePath(index, id);
    if (path.length === 0) return labels?.[id] ?? id;
    return showPath ? path.map((node) => node.label).join(' / ') : qualifiedLabel(index, id);
  };
  const pathOf = (id: string) =>
    treePath(index, id)
      .map((node) => node.label)
      .join(' / ');
  const chosen = ids.filter((id) => !leavesOnly || !index.get(id)?.node.children?.length);
  const canSelect = (node: TreeNode) => (isSelectable?.(node) ?? true) && (!leavesOnly || !node.children?.length);
  const items = chosen.map((id) => ({ key: id, label: textOf(id), title: pathOf(id) }));
  const [only] = items;
  const last = items.at(-1);
  const close = (next: boolean) => {
    if (next) setQuery('');
    setOpen(next);
  };
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={close}
      panelClassName="min-w-60"
      frame={
        <SelectTrigger
          slot="tree-select"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={close}
          listId={driver.listId}
          popup="tree"
          text={items.map((item) => item.label).join('、')}
          placeholder={placeholder ?? t('placeholder')}
          label={label}
          textTitle={multiple ? undefined : only?.title}
          tags={
            multiple ? (
              <TagList
                items={items}
                maxTags={maxTags}
                placeholder={placeholder ?? t('placeholder')}
                disabled={off}
                onRemove={(id) => setIds(ids.filter((entry) => entry !== id))}
              />
            ) : undefined
          }
          onClear={clearable && items.length > 0 ? () => setIds([]) : undefined}
          onBackspace={multiple && last ? () => setIds(ids.filter((id) => id !== last.key)) : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <div className="flex max-h-80 flex-col">
        {searchable && (
          <SearchField
            popup="tree"
            label={t('search')}
            listId={driver.listId}
            activeId={driver.activeId}
            value={query}
            onValueChange={setQuery}
            onKeyDown={driver.handleKeyDown}
          />
        )}
        <Tree
          // nodes that come after the panel opened start with their first levels open
          key={nodes.length === 0 ? 'empty' : 'filled'}
          id={searchable ? undefined : driver.listId}
          driver={searchable ? driver : undefined}
          data-autofocus={searchable ? undefined : ''}
          aria-label={control['aria-label'] ?? t('options')}
          className="flex-1"
          nodes={nodes}
          search={query}
          loadChildren={loadChildren}
          defaultExpandedIds={[
            ...new Set([
              ...expandableIds(nodes, expandDepth),
              ...ids.flatMap((id) =>
                treePath(index, id)
                  .slice(0, -1)
                  .map((node) => node.id),
              ),
            ]),
          ]}
          isSelectable={canSelect}
          checkable={multiple}
          isCheckable={checkStrictly || leavesOnly ? canSelect : undefined}
          checkStrictly={checkStrictly || leavesOnly}
          checkedIds={multiple ? ids : undefined}
          onCheckedChange={(next) => setIds(next)}
          selectedId={multiple ? undefined : (ids[0] ?? null)}
          onSelect={(node) => {
            setIds([node.id]);
            close(false);
          }}
        />
      </div>
    </SelectPopover>
  );
}

function useTreeSelectValue(props: TreeSelectProps): [readonly string[], (ids: readonly string[]) => void] {
  const toIds = (value: string | readonly string[] | null | undefined) =>
    value === undefined ? undefined : value === null || value === '' ? [] : typeof value === 'string' ? [value] : value;
  return useControllable<readonly string[]>({
    value: toIds(props.value),
    defaultValue: toIds(props.defaultValue) ?? [],
    onChange: (ids) => {
      if (props.multiple) props.onValueChange?.([...ids]);
      else props.onValueChange?.(ids[0] ?? null);
    },
  });
}

export type TreeSelectProps = TreeSelectBaseProps &
  (
    | {
        multiple?: false;
        value?: string | null;
        defaultValue?: string | null;
        onValueChange?: (value: string | null) => void;
      }
    | {
        multiple: true;
        value?: readonly string[];
        defaultValue?: readonly string[];
        onValueChange?: (value: string[]) => void;
      }
  );

export interface TreeSelectBaseProps extends ControlProps {
  /** The first level with its children. */
  nodes: readonly TreeNode[];
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default: every node that is not disabled. */
  isSelectable?: (node: TreeNode) => boolean;
  /** Only nodes without children can be chosen. Default false. */
  leavesOnly?: boolean;
  /** Boxes do not follow each other. Default false. */
  checkStrictly?: boolean;
  /** Shows 集团 / 部门 instead of 部门. Default false. */
  showPath?: boolean;
  /** Levels open at first. Default 2. */
  expandDepth?: number;
  /** Default true. */
  searchable?: boolean;
  /** Default true. */
  clearable?: boolean;
  /** Loads the children of a node when it opens. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** Texts of ids that are not in `nodes` (yet). */
  labels?: Readonly<Record<string, string>>;
  /** With several: tags shown before `+n`. Default: as many as there is room for. */
  maxTags?: number;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
