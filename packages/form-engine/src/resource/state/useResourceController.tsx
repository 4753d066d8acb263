import { confirm, confirmDelete } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ListAction } from '../list/splitRowActions.js';
import {
  type ActionContext,
  type FormMode,
  type ResourceAction,
  type ResourceDefinition,
  type ResourceRow,
  type StandardAction,
} from '../types.js';
import { type ResourceList } from './useResourceList.js';

const CODES: Record<StandardAction, string> = {
  add: 'btn_add',
  edit: 'btn_edit',
  remove: 'btn_remove',
  batchRemove: 'btn_batchRemove',
  import: 'btn_upload',
  export: 'btn_download',
  detail: 'btn_detail',
};

/** What is open, what is chosen and what can be done on a resource page, by the rights of the person. */
export function useResourceController<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  list: ResourceList<Row>,
): ResourceController<Row> {
  const t = useMessages(resourceMessages);
  const { permissions, onError } = useResourceSetting();
  const [dialog, setDialog] = useState<OpenDialog<Row>>();
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const { source } = definition;
  const can = (action: StandardAction) => permissions.can(definition.codes?.[action] ?? CODES[action]);
  const openForm = (mode: FormMode, row?: Row) => setDialog({ kind: 'form', mode, row });
  const clearSelection = () => setSelected(new Map());
  const guard = (work: () => Promise<void>) => void work().catch(onError);

  const removeRows = (rows: Row[], call: (ids: string[]) => Promise<void> | undefined) =>
    guard(async () => {
      if (!(await confirmDelete())) return;
      const ids = rows.map(({ id }) => id);
      await call(ids);
      toast.success(t('removed'));
      setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      await list.refresh();
    });

  const removeOne = (rows: Row[]) => removeRows(rows, ([id = '']) => source.remove?.(id));
  // one chosen row too: the two calls have permissions of their own
  const removeChosen = (rows: Row[]) => removeRows(rows, (ids) => source.removeMany?.(ids));

  const runCustom = (action: ResourceAction<Row>, rows: Row[]) =>
    guard(async () => {
      const question = typeof action.confirm === 'function' ? action.confirm(rows) : action.confirm;
      if (
        question !== undefined &&
        !(await confirm({
          title: t('leaveTitle'),
          description: question,
          tone: action.tone === 'danger' ? 'danger' : 'primary',
          ...(action.tone === 'danger' ? { confirmText: action.label } : {}),
        }))
      )
        return;
      const context: ActionContext<Row> = {
        rows,
        row: rows[0],
        query: list.query,
        refresh: list.refresh,
        clearSelection,
        openForm,
      };
      await action.run(context);
    });

  const custom = (place: ResourceAction['place']): ListAction<Row>[] =>
    (definition.actions ?? [])
      .filter(
        (action) => action.place === place && (action.permission === undefined || permissions.can(action.permission)),
      )
      .map((action) => ({
        id: action.id,
        label: action.label,
        icon: action.icon,
        danger: action.tone === 'danger',
        primary: action.primary ?? false,
        ...(action.visible ? { visible: (row: Row) => action.visible?.(row) ?? true } : {}),
        ...(action.disabled ? { disabled: (row: Row) => action.disabled?.(row) ?? false } : {}),
        run: (rows) => runCustom(action, rows),
      }));

  const hasForm = definition.form !== undefined;
  const canEdit = hasForm && (source.update ?? source.change) !== undefined && can('edit');
  const standardRow: ListAction<Row>[] = [
    ...(canEdit
      ? [{ id: 'edit', label: t('edit'), primary: true, run: ([row]: Row[]) => openForm('update', row) }]
      : []),
    ...(hasForm && can('detail')
      ? [{ id: 'detail', label: t('detail'), run: ([row]: Row[]) => openForm('detail', row) }]
      : []),
  ];
  const canAdd = hasForm && source.create !== undefined && can('add');
  const addBelow: ListAction<Row>[] =
    canAdd && definition.treeRows?.addBelow
      ? [
          {
            id: 'addBelow',
            label: t('addBelow'),
            icon: <CornerDownRight aria-hidden />,
            run: ([row]: Row[]) => openForm('create', row),
          },
        ]
      : [];
  const removeRow: ListAction<Row>[] =
    source.remove && can('remove') ? [{ id: 'remove', label: t('remove'), danger: true, run: removeOne }] : [];
  const batchRemove: ListAction<Row>[] =
    source.removeMany && can('batchRemove')
      ? [{ id: 'batchRemove', label: t('batchRemove'), danger: true, run: removeChosen }]
      : [];
  return {
    dialog,
    closeDialog: () => setDialog(undefined),
    openForm,
    openImport: () => setDialog({ kind: 'import' }),
    selected,
    setSelected,
    clearSelection,
    canAdd,
    canEdit,
    canImport: source.import !== undefined && can('import'),
    canExport: source.export !== undefined && can('export'),
    rowActions: [...standardRow, ...addBelow, ...custom('row'), ...removeRow],
    toolbarActions: custom('toolbar'),
    batchActions: [...custom('batch'), ...batchRemove],
    onError,
  };
}

export type OpenDialog<Row> = { kind: 'form'; mode: FormMode; row: Row | undefined } | { kind: 'import' };

export interface ResourceController<Row extends ResourceRow> {
  dialog: OpenDialog<Row> | undefined;
  closeDialog: () => void;
  /** The row of a new record is the one that it is made below. */
  openForm: (mode: FormMode, row?: Row) => void;
  openImport: () => void;
  /** Chosen rows by id, over all pages. */
  selected: ReadonlyMap<string, Row>;
  setSelected: (next: ReadonlyMap<string, Row>) => void;
  clearSelection: () => void;
  canAdd: boolean;
  canEdit: boolean;
  canImport: boolean;
  canExport: boolean;
  rowActions: ListAction<Row>[];
  toolbarActions: ListAction<Row>[];
  batchActions: ListAction<Row>[];
  onError: (error: unknown) => void;
}
