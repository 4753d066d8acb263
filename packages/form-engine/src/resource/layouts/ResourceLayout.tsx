import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { ResourceTable, type ResourceTableProps } from '../list/ResourceTable.js';
import { type ListLayout, type ResourceRow } from '../types.js';
import { type BoardLayoutProps } from './BoardLayout.js';
import { type CalendarLayoutProps } from './CalendarLayout.js';
import { type GroupsLayoutProps } from './GroupsLayout.js';
import { type LayoutProps } from './LayoutProps.js';
import { type TreeLayoutProps } from './TreeLayout.js';

// a part knows nothing of the row type of its list
const LazyBoard = lazyPart(
  () => import('./BoardLayout.js'),
  (module) => module.BoardLayout,
);
const LazyCalendar = lazyPart(
  () => import('./CalendarLayout.js'),
  (module) => module.CalendarLayout,
);
const LazyGroups = lazyPart(
  () => import('./GroupsLayout.js'),
  (module) => module.GroupsLayout,
);

const LazyTree = lazyPart(
  () => import('./TreeLayout.js'),
  (module) => module.TreeLayout,
);

/** The rows of a list as they stand: table and cards show one page, the other layouts load what they need. */
export function ResourceLayout<Row extends ResourceRow>({
  layout,
  table,
  shared,
  isNarrow,
  parentOfNew,
}: ResourceLayoutProps<Row>) {
  const { definition } = shared;
  const { board, groups, calendar, parentField } = definition;
  const fallback = <Skeleton lines={6} className="m-4 flex-1" />;
  if (layout === 'board' && board)
    return (
      <WholePart
        part={LazyBoard}
        props={{ ...shared, grouping: board } as unknown as BoardLayoutProps<ResourceRow>}
        fallback={fallback}
      />
    );
  if (layout === 'calendar' && calendar)
    return (
      <WholePart
        part={LazyCalendar}
        props={{ ...shared, calendar } as unknown as CalendarLayoutProps<ResourceRow>}
        fallback={fallback}
      />
    );
  if (layout === 'groups' && groups) {
    const { tableColumns, columnState } = table;
    const props = { ...shared, grouping: groups, tableColumns, columnState, isNarrow };
    return (
      <WholePart part={LazyGroups} props={props as unknown as GroupsLayoutProps<ResourceRow>} fallback={fallback} />
    );
  }
  if (layout === 'tree' && parentField !== undefined) {
    const props = { table, parentField, query: shared.query, isNarrow, parentOfNew };
    return <WholePart part={LazyTree} props={props as unknown as TreeLayoutProps<ResourceRow>} fallback={fallback} />;
  }
  return <ResourceTable {...table} layout={layout === 'cards' ? 'cards' : 'table'} />;
}

/** Whether a layout shows the page that the list has loaded. */
export function isPaged(layout: ListLayout): boolean {
  return layout === 'table' || layout === 'cards';
}

interface ResourceLayoutProps<Row extends ResourceRow> {
  layout: ListLayout;
  table: Omit<ResourceTableProps<Row>, 'layout'>;
  shared: LayoutProps<Row>;
  isNarrow: boolean;
  /** The row below which a record is being made. */
  parentOfNew: string | undefined;
}
