import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode, useState } from 'react';
import { ListEmpty, ListFailed } from '../list/ListStates.js';
import { type ResourceTableProps } from '../list/ResourceTable.js';
import { rowSelection } from '../list/rowSelection.js';
import { ACTIONS } from '../list/useTableColumns.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ListQuery, type ResourceRow, type TreePart } from '../types.js';
import { foundTree, openedTree, openIds, type TreeNode, type TreeRest } from './treeNodes.js';
import { useTreeParts } from './useTreeParts.js';

/**
 * A list as a tree of its own rows: what stands below a row is loaded when it is opened, page by page. While something
 * filters, it shows what matches, with everything above it.
 */
export function TreeLayout<Row extends ResourceRow>({
  table,
  parentField,
  query,
  isNarrow,
  parentOfNew,
}: TreeLayoutProps<Row>) {
  const { definition, selected, isFiltered, onClearFilters, mainButton, canAdd } = table;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // what is made below a row is to be seen there
  if (parentOfNew !== undefined && !opened.includes(parentOfNew)) setOpened([...opened, parentOfNew]);
  const isAsked = (query.keyword ?? '') !== '' || Object.keys(query.filters).length > 0;
  const part = (kind: Exclude<TreePart['part'], 'below'>): TreePart => ({ field: parentField, part: kind });
  const below = (parent: string): TreePart => ({ field: parentField, part: 'below', parent });
  const [areRootsWhole, setRootsWhole] = useState(false);
  const partOf = useTreeParts(
    definition,
    query,
    isAsked
      ? [part('found')]
      : [part('roots'), ...(areRootsWhole ? [part('apart')] : []), ...opened.map((id) => below(id))],
  );
  const first = partOf(part(isAsked ? 'found' : 'roots'));
  const apart = partOf(part('apart'));
  // what stands apart comes last, and costs more to find
  if (!isAsked && first.isWhole !== areRootsWhole && !first.isLoading) setRootsWhole(first.isWhole);
  const isOpen = new Set(opened);
  const nodes = isAsked
    ? foundTree(first, first.above, parentField)
    : openedTree(areRootsWhole ? [first, apart] : [first], (id) => (isOpen.has(id) ? partOf(below(id)) : undefined));
  const busy = opened.filter((id) => !isAsked && partOf(below(id)).isEmpty && partOf(below(id)).isLoading);
  const isFailed = first.isEmpty && first.error !== null;
  const isWaiting = nodes.length === 0 && (first.isEmpty || (areRootsWhole && apart.isEmpty && apart.error === null));
  return (
    <DataTable<TreeNode<Row>>
      data-size={table.size}
      aria-label={definition.label}
      className="min-h-0 flex-1"
      columns={treeColumns(isNarrow ? narrowed(table.tableColumns) : table.tableColumns)}
      columnState={table.columnState}
      onColumnStateChange={(next) => table.onColumnStateChange(next)}
      data={isFailed ? [] : isWaiting ? undefined : nodes}
      rowKey="id"
      layout="table"
      loading={first.isLoading && !first.isEmpty}
      sorting={table.state.sort}
      onSortingChange={(sort) => table.onStateChange({ ...table.state, sort, page: 1 })}
      selection={
        selected && {
          ...rowSelection(selected, table.onSelectedChange, ({ row }: TreeNode<Row>) => row),
          isDisabled: ({ row }) => row === undefined,
        }
      }
      getSubRows={({ children }) => children}
      canExpand={({ children, count }) => children.length > 0 || count > 0}
      expandedKeys={isAsked ? openIds(nodes).filter((id) => !folded.has(id)) : opened}
      onExpandedChange={(keys) => {
        if (isAsked) setFolded(new Set(openIds(nodes).filter((id) => !keys.includes(id))));
        else setOpened(keys);
      }}
      busyKeys={new Set(busy)}
      rowClassName={({ isOnWay }) => (isOnWay ? 'text-3' : undefined)}
      error={isFailed ? <ListFailed definition={definition} error={first.error} onRetry={first.retry} /> : undefined}
      empty={<ListEmpty {...{ definition, isFiltered, onClearFilters, mainButton, canAdd }} />}
    />
  );
}

/** The columns of the rows for nodes: the first one tells how many stand below, and what is left. */
function treeColumns<Row>(columns: readonly DataColumn<Row>[]): DataColumn<TreeNode<Row>>[] {
  return columns.map(
    (
      { id, header, label, width, minWidth, align, sortable, fixed, hidden, ellipsis, className, resizable, ...own },
      index,
    ) => ({
      ...{ id, header, label, width, minWidth, align, sortable, fixed, hidden, ellipsis, className, resizable },
      accessor: ({ row }) => (row === undefined ? '' : valueOf(own.accessor, row)),
      copyText: ({ row }) => (row === undefined ? undefined : own.copyText?.(row)),
      cell: (node, at) => {
        const { row, rest } = node;
        if (row === undefined) return index === 0 && rest ? <Rest rest={rest} /> : null;
        const content = own.cell?.(row, at);
        return index === 0 ? <NodeName node={node}>{content}</NodeName> : content;
      },
    }),
  );
}

function valueOf<Row>(accessor: DataColumn<Row>['accessor'], row: Row): unknown {
  return typeof accessor === 'function' ? accessor(row) : accessor && row[accessor];
}

/** Where there is little room: what a row is, and what can be done with it. */
function narrowed<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const [first, ...others] = columns;
  return [...(first ? [first] : []), ...others.filter(({ id }) => id === ACTIONS)];
}

function NodeName<Row>({ node: { count, isOnWay }, children }: NodeNameProps<Row>) {
  return (
    <span className="inline-flex min-w-0 items-baseline gap-2">
      <span className={cn('min-w-0 truncate', isOnWay === false && 'font-medium')}>{children}</span>
      {count > 0 && (
        <span className="flex-none text-12 text-3 tabular-nums">
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </span>
  );
}

/** What servers count to. */
const MOST_COUNTED = 1_000;

interface NodeNameProps<Row> {
  node: TreeNode<Row>;
  children: ReactNode;
}

function Rest({ rest: { left, isLoading, isFailed, load } }: { rest: TreeRest }) {
  const t = useMessages(resourceMessages);
  return (
    <span className="inline-flex items-center gap-2">
      {isFailed && <span className="text-danger-text">{t('columnFailed')}</span>}
      <Button variant="text" loading={isLoading} onClick={load}>
        {isFailed ? t('retry') : t('loadMore', { count: left })}
      </Button>
    </span>
  );
}

export interface TreeLayoutProps<Row extends ResourceRow> {
  table: Omit<ResourceTableProps<Row>, 'layout'>;
  /** Field of the row above. */
  parentField: string;
  /** What the list is filtered and sorted by. */
  query: ListQuery;
  isNarrow: boolean;
  /** The row below which a record is being made. */
  parentOfNew: string | undefined;
}
