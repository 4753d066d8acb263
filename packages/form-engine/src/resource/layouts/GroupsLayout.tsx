import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { RowActions } from '../list/RowActions.js';
import { ResourceCard } from '../list/ResourceCard.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ColumnSetting, type ResourceGrouping, type ResourceRow } from '../types.js';
import { type RowGroup } from './groupRows.js';
import { type LayoutProps } from './LayoutProps.js';
import { LoadMore } from './LoadMore.js';
import { useGroupRows, useGroups } from './useGroups.js';

/** A list in groups of the values of a field; a group is loaded when it is opened, page by page. */
export function GroupsLayout<Row extends ResourceRow>(props: GroupsLayoutProps<Row>) {
  const groups = useGroups(props.grouping);
  if (groups.length === 0) return <Skeleton lines={6} className="m-4 flex-1" />;
  return (
    <div data-slot="row-groups" className="min-h-0 flex-1 overflow-y-auto">
      {groups.map((group, index) => (
        <Group key={group.value} {...props} group={group} isFirst={index === 0} />
      ))}
    </div>
  );
}

function Group<Row extends ResourceRow>(props: GroupsLayoutProps<Row> & { group: RowGroup; isFirst: boolean }) {
  const {
    definition,
    grouping,
    group,
    query,
    columns,
    tableColumns,
    columnState,
    rowActions,
    nameOf,
    isNarrow,
    isFirst,
  } = props;
  const t = useMessages(resourceMessages);
  const [isOpen, setOpen] = useState(isFirst);
  const panelId = useId();
  // how many it has is told while it is closed
  const rows = useGroupRows(definition, { grouping, group, query });
  const list = rows.data?.pages.flatMap((page) => page.list);
  const total = rows.data?.pages[0]?.pagination.total;
  return (
    <section aria-label={group.label} className="border-b border-hairline">
      <h3 className="sticky top-0 z-3 m-0 bg-surface">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="flex h-10 w-full items-center gap-2 px-4 text-left text-14 font-semibold hover:bg-hover"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden className={cn('size-4 text-3', isOpen && 'rotate-90')} />
          {group.label}
          {total !== undefined && <span className="text-12 font-normal text-3 tabular-nums">{total}</span>}
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && rows.isError && !rows.data && (
          <p role="alert" className="m-0 px-4 pb-3 text-danger-text">
            {t('columnFailed')}
            <Button variant="text" onClick={() => void rows.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
        {isOpen && !(rows.isError && !rows.data) && (
          <DataTable<Row>
            aria-label={`${definition.label} ${group.label}`}
            columns={tableColumns}
            columnState={columnState}
            data={list}
            rowKey="id"
            layout={isNarrow ? 'cards' : 'table'}
            loading={rows.isFetching}
            empty={<p className="m-0 py-4 text-3">{t('columnEmpty', { label: definition.label })}</p>}
            renderCard={(row) => (
              <ResourceCard
                row={row}
                columns={columns}
                describe={definition.describe}
                menu={<RowActions actions={rowActions} row={row} name={nameOf(row)} card />}
              />
            )}
          />
        )}
        {isOpen && (
          <LoadMore
            left={rows.hasNextPage && total !== undefined && list ? total - list.length : 0}
            isLoading={rows.isFetchingNextPage}
            onLoad={() => void rows.fetchNextPage()}
          />
        )}
      </div>
    </section>
  );
}

export interface GroupsLayoutProps<Row extends ResourceRow> extends LayoutProps<Row> {
  grouping: ResourceGrouping;
  tableColumns: readonly DataColumn<Row>[];
  columnState: ColumnSetting[] | undefined;
  isNarrow: boolean;
}
