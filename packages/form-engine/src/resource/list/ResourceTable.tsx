import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import {
  type ColumnSetting,
  type ListState,
  type ResourceColumn,
  type ResourceDefinition,
  type ResourceRow,
} from '../types.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceList } from '../state/useResourceList.js';
import { RowActions } from './RowActions.js';
import { ResourceCard } from './ResourceCard.js';
import { type ListAction } from './splitRowActions.js';

/** The table of a resource with its loading, empty, error and no-match states; cards on phones. */
export function ResourceTable<Row extends ResourceRow>(props: ResourceTableProps<Row>) {
  const {
    definition,
    list,
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
    isFiltered,
    onClearFilters,
    addButton,
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
        loading={list.isLoading}
        sorting={state.sort}
        onSortingChange={(sort) => onStateChange({ ...state, sort, page: 1 })}
        selection={
          selected && {
            selectedKeys: new Set(selected.keys()),
            onChange: (keys, rows) => {
              const known = new Map([...selected, ...rows.map((row): [string, Row] => [row.id, row])]);
              onSelectedChange(
                new Map(
                  [...keys].flatMap((key): [string, Row][] => (known.has(key) ? [[key, known.get(key) as Row]] : [])),
                ),
              );
            },
          }
        }
        columnState={columnState}
        onColumnStateChange={(next) => onColumnStateChange(next)}
        getSubRows={
          childrenKey === undefined
            ? undefined
            : (row) => (row as unknown as Record<string, Row[] | undefined>)[childrenKey]
        }
        defaultExpandedKeys="all"
        error={
          failed ? (
            <LoadError
              error={error}
              title={t('errorTitle', { label: definition.label })}
              description={t('errorHint')}
              onRetry={list.retry}
            />
          ) : undefined
        }
        empty={
          list.isWaiting ? (
            <Empty title={t('chooseNode', { title: definition.tree?.title ?? '' })} />
          ) : isFiltered ? (
            <Empty
              kind="noMatch"
              title={t('noMatch', { label: definition.label })}
              description={t('noMatchHint')}
              onClearFilters={onClearFilters}
            />
          ) : (
            <Empty
              title={t('empty', { label: definition.label })}
              description={addButton ? t('emptyHint', { label: definition.label }) : undefined}
              actions={addButton}
            />
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

export interface ResourceTableProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  list: ResourceList<Row>;
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
  /** Whether something filters the list. */
  isFiltered: boolean;
  onClearFilters: () => void;
  addButton: ReactNode;
  /** Row height. */
  size: string | undefined;
}
