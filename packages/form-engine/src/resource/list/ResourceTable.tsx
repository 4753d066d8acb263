import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { type DataColumn, DataTable, type RowMove } from '@smart-admin/ui/data-table';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import {
  type ColumnSetting,
  type ListResult,
  type ListState,
  type ResourceColumn,
  type ResourceDefinition,
  type ResourceRow,
} from '../types.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceList } from '../state/useResourceList.js';
import { ListEmpty, type ListEmptyProps, ListFailed } from './ListStates.js';
import { RowActions } from './RowActions.js';
import { ResourceCard } from './ResourceCard.js';
import { rowSelection } from './rowSelection.js';
import { type ListAction } from './splitRowActions.js';

/** The table of a resource with its loading, empty, error and no-match states, or its cards. */
export function ResourceTable<Row extends ResourceRow>(props: ResourceTableProps<Row>) {
  const {
    definition,
    list,
    layout,
    state,
    onStateChange,
    columns,
    tableColumns,
    rowActions,
    selected,
    onSelectedChange,
    columnState,
    onColumnStateChange,
    nameOf,
    rowMove,
    onRowClick,
    isFiltered,
    onClearFilters,
    mainButton,
    canAdd,
    size,
  } = props;
  const t = useMessages(resourceMessages);
  const { data, error } = list;
  const childrenKey = definition.treeRows?.childrenKey;
  const failed = error !== null && data === undefined;
  return (
    <>
      {error !== null && data !== undefined && (
        <Alert
          tone="warning"
          className="mx-4 mb-2 flex-none"
          action={
            <Button variant="text" onClick={list.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('staleTitle')}
        </Alert>
      )}
      <DataTable<Row>
        data-size={size}
        aria-label={definition.label}
        className="min-h-0 flex-1"
        columns={tableColumns}
        data={list.isWaiting ? NO_ROWS : failed ? NO_ROWS : data?.list}
        rowKey="id"
        layout={layout}
        loading={list.isLoading}
        summary={summaryOf(columns, data)}
        sorting={state.sort}
        onSortingChange={(sort) => onStateChange({ ...state, sort, page: 1 })}
        selection={selected && rowSelection(selected, onSelectedChange, (row: Row) => row)}
        columnState={columnState}
        onColumnStateChange={(next) => onColumnStateChange(next)}
        getSubRows={
          childrenKey === undefined
            ? undefined
            : (row) => (row as unknown as Record<string, Row[] | undefined>)[childrenKey]
        }
        rowMove={rowMove}
        onRowClick={onRowClick}
        defaultExpandedKeys="all"
        error={failed ? <ListFailed definition={definition} error={error} onRetry={list.retry} /> : undefined}
        empty={
          list.isWaiting ? (
            <Empty title={t('chooseNode', { title: definition.tree?.title ?? '' })} />
          ) : (
            <ListEmpty {...{ definition, isFiltered, onClearFilters, mainButton, canAdd }} />
          )
        }
        renderCard={(row) => (
          <ResourceCard
            row={row}
            columns={columns}
            describe={definition.describe}
            menu={<RowActions actions={rowActions} row={row} name={nameOf(row)} card />}
          />
        )}
      />
    </>
  );
}

const NO_ROWS: never[] = [];

/** What stands below the columns; undefined where no column says anything. */
function summaryOf<Row extends ResourceRow>(
  columns: readonly ResourceColumn<Row>[],
  data: ListResult<Row> | undefined,
): Readonly<Record<string, ReactNode>> | undefined {
  const summed = columns.filter(({ summarize }) => summarize !== undefined);
  if (!data || summed.length === 0) return undefined;
  return Object.fromEntries(summed.map((column) => [column.id, column.summarize?.(data.list, data.sums)]));
}

export interface ResourceTableProps<Row extends ResourceRow> extends Omit<ListEmptyProps<Row>, 'definition'> {
  definition: ResourceDefinition<Row>;
  list: ResourceList<Row>;
  layout: 'table' | 'cards';
  state: ListState;
  onStateChange: (next: ListState) => void;
  /** Columns that the person may see. */
  columns: readonly ResourceColumn<Row>[];
  /** The same for the table, with the actions. */
  tableColumns: readonly DataColumn<Row>[];
  rowActions: readonly ListAction<Row>[];
  /** Chosen rows by id; undefined = rows cannot be chosen. */
  selected: ReadonlyMap<string, Row> | undefined;
  onSelectedChange: (next: ReadonlyMap<string, Row>) => void;
  columnState: ColumnSetting[] | undefined;
  onColumnStateChange: (next: readonly ColumnSetting[]) => void;
  nameOf: (row: Row) => string;
  /** How rows of the tree are moved; undefined where they are not. */
  rowMove: RowMove | undefined;
  /** A row that is clicked beside its controls. */
  onRowClick: ((row: Row) => void) | undefined;
  /** Row height. */
  size: string | undefined;
}
