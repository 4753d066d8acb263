import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { ColumnSettings } from '@smart-admin/ui/column-settings';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import {
  Download,
  EllipsisVertical,
  ListChecks,
  ListFilterPlus,
  Plus,
  ShieldQuestionMark,
  Trash2,
  Upload,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { binMessages } from '../bin/binMessages.js';
import { columnValue } from './ColumnCell.js';
import { ResourceDialogs } from './ResourceDialogs.js';
import { ListTools, ResourceToolbar } from './ResourceToolbar.js';
import { type ListAction } from './splitRowActions.js';
import { useTableColumns } from './useTableColumns.js';
import { RECORD_FILTER } from '../../core/list/recordFilter.js';
import { useRecordFilter } from '../filter/useRecordFilter.js';
import { LayoutMenu, useLayoutItems } from '../layouts/LayoutMenu.js';
import { offeredTo } from '../layouts/offeredLayouts.js';
import { isPaged, ResourceLayout } from '../layouts/ResourceLayout.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { explainMessages } from '../explainMessages.js';
import { resourceMessages } from '../resourceMessages.js';
import { PhoneSearch } from '../search/PhoneSearch.js';
import { ActiveFilters } from '../search/ActiveFilters.js';
import { SearchBar } from '../search/SearchBar.js';
import { searchFields } from '../search/searchFields.js';
import { type SearchValues } from '../search/searchValues.js';
import { initialListState, isBlank } from '../state/listState.js';
import { useColumnSettings } from '../state/useColumnSettings.js';
import { useIsNarrow } from '../state/useIsNarrow.js';
import { useShownColumns } from './useShownColumns.js';
import { useListLayout } from '../state/useListLayout.js';
import { type ListStateBinding, useClearOnConditions, useListState } from '../state/useListState.js';
import { useResourceController } from '../state/useResourceController.js';
import { useResourceList } from '../state/useResourceList.js';
import { useShownRecord } from '../state/useShownRecord.js';
import { TreePane } from '../tree/TreePane.js';
import { useResourceTree } from '../tree/useResourceTree.js';
import { useRowMoves } from '../tree/useRowMoves.js';
import { type ListState, type ResourceDefinition, type ResourceRow } from '../types.js';
import { useListViews } from '../views/useListViews.js';
import { ViewMenu } from '../views/ViewMenu.js';

const TransferBar = lazy(async () => ({ default: (await import('../transfer/TransferBar.js')).TransferBar }));

/** The list of a resource with all that belongs to it: tree, filters, toolbar, table, pager and dialogs. */
export function ResourceView<Row extends ResourceRow>({
  definition,
  state: binding,
  className,
  heading,
  onOpenBin,
}: ResourceViewProps<Row>) {
  const t = useMessages(resourceMessages);
  const tBin = useMessages(binMessages);
  const ref = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(ref);
  const tExplain = useMessages(explainMessages);
  const { permissions, explain } = useResourceSetting();
  const offered = offeredTo(definition, permissions);
  const [layout, setLayout] = useListLayout(definition.id, offered, isNarrow);
  const state = useListState(definition, binding);
  const list = useResourceList(definition, state, isPaged(layout));
  const columns = useShownColumns(definition);
  const nameOf =
    definition.nameOf ?? ((row: Row) => (columns[0] ? String(columnValue(columns[0], row) ?? '') : row.id));
  const moves = useRowMoves({
    definition,
    list,
    nameOf,
    isWhole: !isFilteredBy(definition, state.value) && state.value.sort.length === 0,
  });
  const isPage = definition.detailPlace === 'page';
  const shown = useShownRecord(isPage, list, state);
  const page = useResourceController(definition, list, moves.actions, isPage ? shown.show : undefined);
  useClearOnConditions(state.value, page.clearSelection);
  const settings = useColumnSettings(definition.id);
  const views = useListViews(definition.id, state, initialListState(definition));
  const [size, setSize] = useState<string>();
  // on a phone the cards have boxes only while somebody chooses
  const [isChoosing, setChoosing] = useState(false);
  const chooseNode = (treeNode: string) => state.onChange({ ...state.value, treeNode, page: 1 });
  const { transfers } = definition.source;
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set());
  const addStarted = (id: string) => setStarted((before) => new Set([...before, id]));
  const tree = useResourceTree(definition.id, definition.tree, state.value.treeNode, chooseNode);

  const fields = searchFields(definition, tree.nodes, isNarrow).filter(
    ({ permission }) => permission === undefined || permissions.canColumn(permission),
  );
  const rows = list.data?.list ?? NO_ROWS;
  const tableColumns = useTableColumns(definition, columns, page.rowActions, rows, nameOf);
  const keywordId = fields.find(({ kind }) => kind === 'keyword')?.id;
  const { value } = state;
  const searchValues: SearchValues = {
    ...value.filters,
    ...(keywordId === undefined ? {} : { [keywordId]: value.keyword }),
    ...(definition.tree ? { [definition.tree.param]: value.treeNode } : {}),
  };
  const search = (next: SearchValues) => {
    const filters = Object.fromEntries(
      Object.entries(next).filter(
        ([id, entry]) => id !== keywordId && id !== definition.tree?.param && !isBlank(entry),
      ),
    );
    const treeNode = isNarrow && definition.tree ? String(next[definition.tree.param] ?? '') : value.treeNode;
    const keyword = keywordId === undefined ? '' : String(next[keywordId] ?? '').trim();
    const changed = { ...value, keyword, filters, treeNode, page: 1 };
    // 查询 with the same conditions loads again
    if (JSON.stringify(changed) === JSON.stringify(value)) void list.refresh();
    else state.onChange(changed);
  };
  const built = useRecordFilter(definition.filterFields, value.filters, (filter) =>
    search({ ...searchValues, [RECORD_FILTER]: filter }),
  );
  const isFiltered = isFilteredBy(definition, value);
  const clearFilters = () =>
    state.onChange({
      ...initialListState(definition),
      filters: {},
      pageSize: value.pageSize,
      treeNode: definition.tree?.required ? value.treeNode : '',
    });

  const lacksNode = definition.tree?.required === true && value.treeNode === '';
  const addButton =
    page.canAdd && !lacksNode ? (
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => page.openForm('create')}>
        <span className="min-w-0 truncate">{t('add', { label: definition.label })}</span>
      </Button>
    ) : undefined;
  const transfer: ListAction<Row>[] = [
    ...(page.canImport
      ? [{ id: 'import', label: t('import'), icon: <Upload aria-hidden />, run: page.openImport }]
      : []),
    ...(page.canExport
      ? [{ id: 'export', label: t('export'), icon: <Download aria-hidden />, run: page.openExport }]
      : []),
  ];
  const openBin: ListAction<Row>[] = onOpenBin
    ? [{ id: 'bin', label: tBin('open'), icon: <Trash2 aria-hidden />, run: onOpenBin }]
    : [];
  // of a list to which nothing is added its first weighty action is the main one
  const main = addButton === undefined ? page.toolbarActions.find(({ primary }) => primary) : undefined;
  const mainButton =
    addButton ??
    (main && (
      <Button variant="primary" icon={main.icon} onClick={() => main.run([])}>
        <span className="min-w-0 truncate">{main.label}</span>
      </Button>
    ));
  const toolbarActions = [...transfer, ...page.toolbarActions.filter((action) => action !== main), ...openBin];
  const layoutChoice = { offered, layout, onChange: setLayout };
  const layoutItems = useLayoutItems(layoutChoice);
  const isCards = layout === 'cards';
  const isSelectable = definition.selectable ?? page.batchActions.length > 0;
  const hasBoxes = isSelectable && (!(isNarrow && isCards) || isChoosing || page.selected.size > 0);
  const tools = (
    <ListTools
      onRefresh={() => void list.refresh()}
      isLoading={list.isLoading && list.data !== undefined}
      size={size}
      onSizeChange={setSize}
    >
      {built?.tool}
      {views && <ViewMenu views={views} />}
      <LayoutMenu {...layoutChoice} />
      <ColumnSettings
        columns={tableColumns.slice(0, columns.length)}
        value={settings.value}
        onValueChange={settings.onChange}
      />
      {explain && (
        <IconButton label={tExplain('page')} onClick={explain.page}>
          <ShieldQuestionMark aria-hidden />
        </IconButton>
      )}
    </ListTools>
  );
  // without buttons the icons stand beside the filters, not on an empty line
  const hasOwnRow =
    fields.length === 0 || mainButton !== undefined || toolbarActions.length > 0 || page.batchActions.length > 0;
  return (
    <section
      ref={ref}
      data-slot="resource"
      data-resource={definition.id}
      aria-label={definition.label}
      className={cn(
        'relative flex h-full min-h-0 min-w-0 overflow-hidden rounded-lg border border-hairline bg-surface phone:rounded-none phone:border-0',
        className,
      )}
    >
      {definition.tree && !isNarrow && !shown.row && (
        <TreePane pane={definition.tree} tree={tree} selectedId={value.treeNode} onSelect={chooseNode} />
      )}
      <div className={cn('flex min-h-0 min-w-0 flex-1 flex-col', shown.row && 'invisible')}>
        {heading}
        {fields.length === 0 ? null : isNarrow ? (
          <PhoneSearch fields={fields} values={searchValues} onSearch={search} />
        ) : (
          <>
            <SearchBar
              fields={fields}
              values={searchValues}
              onSearch={search}
              trailing={hasOwnRow ? undefined : tools}
            />
          </>
        )}
        <ActiveFilters
          fields={isNarrow ? NO_FIELDS : fields}
          values={searchValues}
          built={built}
          onSearch={search}
          onClear={clearFilters}
        />
        <ResourceToolbar
          tools={isNarrow || !hasOwnRow ? undefined : tools}
          primary={mainButton}
          actions={toolbarActions}
          batchActions={page.batchActions}
          selected={[...page.selected.values()]}
          isChoosing={hasBoxes && isNarrow && isCards}
          onSelectPage={() =>
            page.setSelected(new Map([...page.selected, ...rows.map((row) => [row.id, row] as const)]))
          }
          onClearSelection={() => {
            page.clearSelection();
            setChoosing(false);
          }}
        />
        {transfers && (
          <Suspense fallback={null}>
            <TransferBar
              id={definition.id}
              source={transfers}
              started={started}
              onImported={() => void list.refresh()}
            />
          </Suspense>
        )}
        <ResourceLayout
          layout={layout}
          isNarrow={isNarrow}
          parentOfNew={page.dialog?.kind === 'form' && page.dialog.mode === 'create' ? page.dialog.row?.id : undefined}
          shared={{
            definition,
            columns,
            query: list.query,
            rowActions: page.rowActions,
            nameOf,
            onOpen: page.openRow,
            canEdit: page.canEdit,
            refresh: list.refresh,
          }}
          table={{
            definition,
            list,
            state: value,
            onStateChange: state.onChange,
            columns,
            tableColumns,
            rowActions: page.rowActions,
            selected: hasBoxes ? page.selected : undefined,
            onSelectedChange: page.setSelected,
            columnState: settings.value,
            onColumnStateChange: settings.onChange,
            nameOf,
            rowMove: moves.rowMove,
            // a drawer stands over the buttons of the rows
            onRowClick: definition.detailPlace === 'drawer' ? page.openRow : undefined,
            isFiltered,
            onClearFilters: clearFilters,
            mainButton,
            canAdd: addButton !== undefined,
            size,
          }}
        />
        <div
          className={cn(
            'flex flex-none items-center border-t border-hairline',
            isNarrow && 'pr-3 pb-[env(safe-area-inset-bottom)]',
          )}
        >
          {!definition.treeRows && isPaged(layout) && list.data && (
            <Pagination
              className={cn(
                'min-w-0 flex-1',
                isNarrow &&
                  'px-3 max-[339px]:[&>span]:sr-only [&_button]:size-10 [&_button]:rounded-md [&_button]:border [&_button]:border-control',
                // beside pages and the button there is no room for it
                isNarrow &&
                  mainButton &&
                  list.data.pagination.total > value.pageSize &&
                  'flex-none gap-0.5 pr-0 pl-2 [&_[data-slot=pagination-total]]:hidden',
              )}
              compact={isNarrow}
              page={value.page}
              limit={value.pageSize}
              total={list.data.pagination.total}
              pageSizes={definition.pageSizes}
              onChange={(next) => state.onChange({ ...value, page: next.page, pageSize: next.limit })}
            />
          )}
          {isNarrow && (
            <DropdownMenu
              align="end"
              trigger={
                <IconButton tooltip={false} label={t('more')}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              items={[
                ...toolbarActions.map((action) => ({
                  key: action.id,
                  label: action.label,
                  icon: action.icon,
                  onSelect: () => action.run([]),
                })),
                ...(isSelectable && isCards
                  ? [
                      {
                        key: 'choose',
                        label: t('choose'),
                        icon: <ListChecks aria-hidden />,
                        onSelect: () => setChoosing(true),
                      },
                    ]
                  : []),
                ...(built
                  ? [{ key: 'filter', label: built.title, icon: <ListFilterPlus aria-hidden />, onSelect: built.open }]
                  : []),
                ...layoutItems,
                ...(explain
                  ? [
                      {
                        key: 'explain',
                        label: tExplain('page'),
                        icon: <ShieldQuestionMark aria-hidden />,
                        onSelect: explain.page,
                      },
                    ]
                  : []),
              ]}
            />
          )}
          {isNarrow && mainButton && (
            <div className="ml-auto flex min-w-0 py-2 pl-1 [&_button]:h-10 [&_button]:min-w-0 [&_button]:shrink [&_button]:overflow-hidden">
              {mainButton}
            </div>
          )}
        </div>
      </div>
      {built?.dialog}
      <ResourceDialogs
        definition={definition}
        page={page}
        list={list}
        state={state}
        columns={columns}
        columnState={settings.value}
        nameOf={nameOf}
        shown={shown}
        onStarted={addStarted}
      />
    </section>
  );
}

function isFilteredBy<Row extends ResourceRow>({ tree }: ResourceDefinition<Row>, state: ListState): boolean {
  return (
    state.keyword !== '' ||
    (state.treeNode !== '' && !tree?.required) ||
    Object.values(state.filters).some((entry) => !isBlank(entry))
  );
}

const NO_ROWS: never[] = [];
const NO_FIELDS: never[] = [];

export interface ResourceViewProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  /** Where page, filters and sort live. Default: in the component. */
  state?: ListStateBinding | undefined;
  className?: string | undefined;
  /** Stands above everything else. */
  heading?: ReactNode;
  /** Shows what was deleted; absent where nobody may. */
  onOpenBin?: (() => void) | undefined;
}
