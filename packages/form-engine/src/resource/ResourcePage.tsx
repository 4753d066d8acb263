import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { ColumnSettings } from '@smart-admin/ui/column-settings';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { useIsPhone } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Download, EllipsisVertical, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { ResourceFormDialog } from './form/ResourceFormDialog.js';
import { ImportDialog } from './import-export/ImportDialog.js';
import { columnValue } from './list/ColumnCell.js';
import { ResourceTable } from './list/ResourceTable.js';
import { ResourceToolbar } from './list/ResourceToolbar.js';
import { type ListAction } from './list/splitRowActions.js';
import { useTableColumns } from './list/useTableColumns.js';
import { useResourceSetting } from './ResourceProvider.js';
import { resourceMessages } from './resourceMessages.js';
import { PhoneSearch } from './search/PhoneSearch.js';
import { ActiveFilters } from './search/ActiveFilters.js';
import { SearchBar } from './search/SearchBar.js';
import { type SearchValues } from './search/searchValues.js';
import { initialListState, isBlank } from './state/listState.js';
import { useColumnSettings } from './state/useColumnSettings.js';
import { type ListStateBinding, useListState } from './state/useListState.js';
import { useResourceController } from './state/useResourceController.js';
import { useResourceList } from './state/useResourceList.js';
import { TreePane } from './tree/TreePane.js';
import { useResourceTree } from './tree/useResourceTree.js';
import { type ResourceDefinition, type ResourceRow, type SearchField } from './types.js';
import { useListViews } from './views/useListViews.js';
import { ViewMenu } from './views/ViewMenu.js';
import { useSingleMutation } from './useSingleMutation.js';

/**
 * A whole management page from its definition: tree, filters, toolbar, table, pager, form dialog, import, export and
 * column settings. Needs a QueryClientProvider, a UiProvider and a ResourceProvider around it, and a parent with a height.
 */
export function ResourcePage<Row extends ResourceRow>({
  definition,
  state: binding,
  className,
}: ResourcePageProps<Row>) {
  const t = useMessages(resourceMessages);
  const isPhone = useIsPhone();
  const { permissions } = useResourceSetting();
  const state = useListState(definition, binding);
  const list = useResourceList(definition, state);
  const page = useResourceController(definition, list);
  const settings = useColumnSettings(definition.id);
  const views = useListViews(definition.id, state, initialListState(definition));
  const [size, setSize] = useState<string>();
  const chooseNode = (treeNode: string) => state.onChange({ ...state.value, treeNode, page: 1 });
  const tree = useResourceTree(definition.id, definition.tree, state.value.treeNode, chooseNode);

  const columns = definition.columns.filter(
    ({ permission }) => permission === undefined || permissions.canColumn(permission),
  );
  const fields = searchFields(definition, tree.nodes, isPhone).filter(
    ({ permission }) => permission === undefined || permissions.canColumn(permission),
  );
  const nameOf =
    definition.nameOf ?? ((row: Row) => (columns[0] ? String(columnValue(columns[0], row) ?? '') : row.id));
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
    const treeNode = isPhone && definition.tree ? String(next[definition.tree.param] ?? '') : value.treeNode;
    page.clearSelection();
    const keyword = keywordId === undefined ? '' : String(next[keywordId] ?? '').trim();
    const changed = { ...value, keyword, filters, treeNode, page: 1 };
    // 查询 with the same conditions loads again
    if (JSON.stringify(changed) === JSON.stringify(value)) void list.refresh();
    else state.onChange(changed);
  };
  const isFiltered =
    value.keyword !== '' ||
    (value.treeNode !== '' && !definition.tree?.required) ||
    Object.values(value.filters).some((entry) => !isBlank(entry));
  const clearFilters = () =>
    state.onChange({
      ...initialListState(definition),
      pageSize: value.pageSize,
      treeNode: definition.tree?.required ? value.treeNode : '',
    });

  const exportColumns = () => {
    const saved = settings.value;
    const place = (id: string) => saved?.findIndex((setting) => setting.id === id) ?? -1;
    const shown = columns
      .filter(({ id, hidden }) => saved?.[place(id)]?.visible ?? !hidden)
      .toSorted((first, second) => place(first.id) - place(second.id));
    return (
      definition.source.export?.(
        list.query,
        shown.map(({ id }) => id),
      ) ?? Promise.resolve()
    );
  };
  const exporting = useSingleMutation({
    mutationFn: exportColumns,
    onError: page.onError,
    onSuccess: () => toast.success(t('exported')),
  });
  const lacksNode = definition.tree?.required === true && value.treeNode === '';
  const addButton =
    page.canAdd && !lacksNode ? (
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => page.openForm('create')}>
        {t('add', { label: definition.label })}
      </Button>
    ) : undefined;
  const transfer: ListAction<Row>[] = [
    ...(page.canImport
      ? [{ id: 'import', label: t('import'), icon: <Upload aria-hidden />, run: page.openImport }]
      : []),
    ...(page.canExport
      ? [{ id: 'export', label: t('export'), icon: <Download aria-hidden />, run: () => exporting.mutate() }]
      : []),
  ];
  const toolbarActions = [...transfer, ...page.toolbarActions];
  const isSelectable = definition.selectable ?? page.batchActions.length > 0;
  return (
    <section
      data-slot="resource"
      data-resource={definition.id}
      aria-label={definition.label}
      className={cn(
        'flex h-full min-h-0 min-w-0 overflow-hidden rounded-lg border border-hairline bg-surface phone:rounded-none phone:border-0',
        className,
      )}
    >
      {definition.tree && (
        <TreePane pane={definition.tree} tree={tree} selectedId={value.treeNode} onSelect={chooseNode} />
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {isPhone ? (
          <PhoneSearch fields={fields} values={searchValues} onSearch={search} />
        ) : (
          <>
            <SearchBar fields={fields} values={searchValues} onSearch={search} />
            <ActiveFilters fields={fields} values={searchValues} onSearch={search} onClear={clearFilters} />
          </>
        )}
        <ResourceToolbar
          primary={addButton}
          actions={toolbarActions}
          batchActions={page.batchActions}
          selected={[...page.selected.values()]}
          onClearSelection={page.clearSelection}
          onRefresh={() => void list.refresh()}
          isLoading={list.isLoading && list.data !== undefined}
          size={size}
          onSizeChange={setSize}
          columnSettings={
            <>
              {views && <ViewMenu views={views} />}
              <ColumnSettings
                columns={tableColumns.slice(0, columns.length)}
                value={settings.value}
                onValueChange={settings.onChange}
              />
            </>
          }
        />
        <ResourceTable
          definition={definition}
          list={list}
          state={value}
          onStateChange={state.onChange}
          columns={columns}
          tableColumns={tableColumns}
          rowActions={page.rowActions}
          selected={isSelectable ? page.selected : undefined}
          onSelectedChange={page.setSelected}
          columnState={settings.value}
          onColumnStateChange={settings.onChange}
          nameOf={nameOf}
          isFiltered={isFiltered}
          onClearFilters={clearFilters}
          addButton={addButton}
          size={size}
        />
        <div className="flex flex-none items-center border-t border-hairline phone:pb-[env(safe-area-inset-bottom)] phone:pr-3 phone:empty:hidden">
          {!definition.treeRows && list.data && (
            <Pagination
              className={cn(
                'min-w-0 flex-1 max-[339px]:[&>span]:sr-only phone:[&_button]:size-10 phone:[&_button]:rounded-md phone:[&_button]:border phone:[&_button]:border-control',
                // beside the buttons there is no room for it
                addButton && 'phone:flex-none phone:pr-1 phone:[&_[data-slot=pagination-total]]:hidden',
              )}
              page={value.page}
              limit={value.pageSize}
              total={list.data.pagination.total}
              pageSizes={definition.pageSizes}
              onChange={(next) => state.onChange({ ...value, page: next.page, pageSize: next.limit })}
            />
          )}
          {isPhone && toolbarActions.length > 0 && (
            <DropdownMenu
              align="end"
              trigger={
                <IconButton tooltip={false} label={t('more')}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              items={toolbarActions.map((action) => ({
                key: action.id,
                label: action.label,
                icon: action.icon,
                onSelect: () => action.run([]),
              }))}
            />
          )}
          {isPhone && addButton && (
            <div className="ml-auto flex min-w-0 py-2 [&_button]:h-10 [&_button]:min-w-0 [&_button]:shrink [&_button]:overflow-hidden">
              {addButton}
            </div>
          )}
        </div>
      </div>
      {page.dialog?.kind === 'form' && (
        <ResourceFormDialog
          key={`${page.dialog.mode}:${page.dialog.row?.id ?? ''}`}
          definition={definition}
          mode={page.dialog.mode}
          row={page.dialog.mode === 'create' ? undefined : page.dialog.row}
          initialValues={
            definition.initialValues?.({
              ...(value.treeNode === '' ? {} : { treeNode: value.treeNode }),
              filters: value.filters,
              ...(page.dialog.mode === 'create' && page.dialog.row ? { parent: page.dialog.row } : {}),
            }) ?? NO_VALUES
          }
          treeNode={value.treeNode}
          onClose={page.closeDialog}
          onSaved={list.refresh}
          onEdit={
            page.canEdit ? () => page.dialog?.kind === 'form' && page.openForm('update', page.dialog.row) : undefined
          }
        />
      )}
      {page.dialog?.kind === 'import' && definition.source.import && (
        <ImportDialog
          label={definition.label}
          source={definition.source.import}
          onClose={page.closeDialog}
          onImported={list.refresh}
        />
      )}
    </section>
  );
}

const NO_ROWS: never[] = [];
const NO_VALUES = {};

/** The filters; on phones the tree pane is one of them. */
function searchFields<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  nodes: SearchField['nodes'],
  isPhone: boolean,
): SearchField[] {
  if (!isPhone || !definition.tree) return definition.search;
  return [
    ...definition.search,
    { id: definition.tree.param, label: definition.tree.title, kind: 'tree', nodes: nodes ?? [] },
  ];
}

export interface ResourcePageProps<Row extends ResourceRow> {
  /** Keep the same object between renders where possible. */
  definition: ResourceDefinition<Row>;
  /** Where page, filters and sort live. Default: in the component. */
  state?: ListStateBinding;
  className?: string;
}
