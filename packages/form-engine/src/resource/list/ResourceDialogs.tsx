import { lazy, Suspense } from 'react';
import { BulkEditDialog } from '../bulk/BulkEditDialog.js';
import { documentOf, ResourceFormDialog } from '../form/ResourceFormDialog.js';
import { HistoryDrawer } from '../history/HistoryDrawer.js';
import { ExportDialog } from '../import-export/ExportDialog.js';
import { ImportDialog } from '../import-export/ImportDialog.js';
import { type ListStateBinding } from '../state/useListState.js';
import { useRecordSteps } from '../state/useRecordSteps.js';
import { type ResourceController } from '../state/useResourceController.js';
import { type ShownRecord } from '../state/useShownRecord.js';
import { type ResourceList } from '../state/useResourceList.js';
import { type ColumnSetting, type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';

const CommentsDrawer = lazy(async () => ({
  default: (await import('../comments/CommentsDrawer.js')).CommentsDrawer,
}));

/** The dialog or drawer of a list that is open: form, history, comments, changing several, export, import. */
export function ResourceDialogs<Row extends ResourceRow>({
  definition,
  page,
  list,
  state,
  columns,
  columnState,
  nameOf,
  shown,
  onStarted,
}: ResourceDialogsProps<Row>) {
  const { value } = state;
  const inDialog = page.dialog?.kind === 'form' && page.dialog.mode === 'detail' ? page.dialog.row : undefined;
  const detailRow = inDialog ?? shown.row;
  const steps = useRecordSteps(detailRow, { list, state, show: (row) => page.openForm('detail', row) });
  const mayEdit = (row: Row | undefined) =>
    page.canEdit && row !== undefined && (definition.rowConditions?.edit?.(row) ?? true);
  const details = {
    steps: detailRow && !definition.treeRows ? steps : undefined,
    detailActions: page.detailActions,
  };
  return (
    <>
      {page.dialog?.kind === 'form' && (
        <ResourceFormDialog
          // details go from record to record in one dialog
          key={page.dialog.mode === 'detail' ? 'detail' : `${page.dialog.mode}:${page.dialog.row?.id ?? ''}`}
          {...details}
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
            mayEdit(page.dialog.row)
              ? () => page.dialog?.kind === 'form' && page.openForm('update', page.dialog.row)
              : undefined
          }
        />
      )}
      {shown.row && (
        <ResourceFormDialog
          // read again after it was changed
          key={page.dialog?.kind === 'form' ? 'behind' : 'page'}
          {...details}
          // what may be done depends on the columns of the row
          {...(shown.isKnown ? {} : { detailActions: [] })}
          definition={definition}
          mode="detail"
          row={shown.row}
          initialValues={NO_VALUES}
          treeNode={value.treeNode}
          onClose={shown.leave}
          onSaved={list.refresh}
          onEdit={shown.isKnown && mayEdit(shown.row) ? () => page.openForm('update', shown.row) : undefined}
        />
      )}
      {page.dialog?.kind === 'history' && definition.source.history && (
        <HistoryDrawer
          record={{ id: page.dialog.row.id, name: nameOf(page.dialog.row) }}
          form={documentOf(definition, 'detail', page.dialog.row, { treeNode: value.treeNode })}
          source={{ ...definition.source.history, id: definition.id }}
          written={definition.written}
          canRestore={mayEdit(page.dialog.row)}
          onClose={page.closeDialog}
          onRestored={list.refresh}
        />
      )}
      {page.dialog?.kind === 'comments' && definition.source.comments && (
        <Suspense fallback={null}>
          <CommentsDrawer
            record={{ id: page.dialog.row.id, name: nameOf(page.dialog.row) }}
            source={{ ...definition.source.comments, id: definition.id }}
            onClose={page.closeDialog}
          />
        </Suspense>
      )}
      {page.dialog?.kind === 'bulk' && definition.source.changeMany && (
        <BulkEditDialog
          label={definition.label}
          form={documentOf(definition, 'update', page.dialog.rows[0], { treeNode: value.treeNode })}
          names={new Map(page.dialog.rows.map((row) => [row.id, nameOf(row)]))}
          onChange={definition.source.changeMany}
          onUndo={definition.source.undoMany}
          onClose={page.closeDialog}
          onSaved={list.refresh}
        />
      )}
      {page.dialog?.kind === 'export' && definition.source.export && (
        <ExportDialog
          label={definition.label}
          columns={exportColumns(columns, columnState)}
          query={list.query}
          keepsFilters={definition.source.countsFiltered}
          pageIds={list.data?.list.map(({ id }) => id) ?? []}
          selectedIds={[...page.selected.keys()]}
          total={list.data?.pagination.total}
          onExport={definition.source.export}
          onStarted={onStarted}
          onClose={page.closeDialog}
        />
      )}
      {page.dialog?.kind === 'import' && definition.source.import && (
        <ImportDialog
          label={definition.label}
          source={definition.source.import}
          onStarted={onStarted}
          onClose={page.closeDialog}
          onImported={list.refresh}
        />
      )}
    </>
  );
}

const NO_VALUES = {};

/** The columns in the order that the person gave them, and whether each is shown. */
function exportColumns<Row extends ResourceRow>(
  columns: readonly ResourceColumn<Row>[],
  saved: readonly ColumnSetting[] | undefined,
) {
  const place = (id: string) => saved?.findIndex((setting) => setting.id === id) ?? -1;
  return columns
    .toSorted((first, second) => place(first.id) - place(second.id))
    .map(({ id, header, hidden }) => ({ id, header, isShown: saved?.[place(id)]?.visible ?? !hidden }));
}

interface ResourceDialogsProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  page: ResourceController<Row>;
  list: ResourceList<Row>;
  state: ListStateBinding;
  /** Columns that the person may see. */
  columns: readonly ResourceColumn<Row>[];
  columnState: ColumnSetting[] | undefined;
  nameOf: (row: Row) => string;
  /** The record that is shown in place of the list. */
  shown: ShownRecord<Row>;
  /** An import or export goes on in the background. */
  onStarted: (id: string) => void;
}
