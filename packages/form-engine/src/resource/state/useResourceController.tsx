import { confirm, confirmDelete } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { CornerDownRight, Download, History, MessageSquareText, PencilLine, ShieldQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { binMessages } from '../bin/binMessages.js';
import { bulkMessages } from '../bulk/bulkMessages.js';
import { commentMessages } from '../comments/commentMessages.js';
import { explainMessages } from '../explainMessages.js';
import { historyMessages } from '../history/historyMessages.js';
import { resourceMessages } from '../resourceMessages.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ListAction } from '../list/splitRowActions.js';
import {
  type ActionContext,
  type FormMode,
  type ResourceAction,
  type ResourceDefinition,
  type ResourcePermissions,
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

/** Permission code of a standard action; null where whoever sees the page may do it. */
export function codeOf({ codes }: Pick<ResourceDefinition, 'codes'>, action: StandardAction): string | null {
  const code = codes?.[action];
  return code === undefined ? CODES[action] : code;
}

/** Whether somebody with these rights may do a standard action. */
export function mayDo(
  definition: Pick<ResourceDefinition, 'codes'>,
  action: StandardAction,
  permissions: Pick<ResourcePermissions, 'can'>,
): boolean {
  const code = codeOf(definition, action);
  return code === null || permissions.can(code);
}

/** What is open, what is chosen and what can be done on a resource page, by the rights of the person. `showRecord` shows details that stand in no dialog. */
export function useResourceController<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  list: ResourceList<Row>,
  moveActions: readonly ListAction<Row>[],
  showRecord?: (row: Row) => void,
): ResourceController<Row> {
  const t = useMessages(resourceMessages);
  const tBin = useMessages(binMessages);
  const tHistory = useMessages(historyMessages);
  const tComments = useMessages(commentMessages);
  const tBulk = useMessages(bulkMessages);
  const tExplain = useMessages(explainMessages);
  const { permissions, onError, explain } = useResourceSetting();
  const [dialog, setDialog] = useState<OpenDialog<Row>>();
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const { source } = definition;
  const can = (action: StandardAction) => mayDo(definition, action, permissions);
  const { history = codeOf(definition, 'detail') } = definition.codes ?? {};
  const openForm = (mode: FormMode, row?: Row) => {
    const isShown = mode === 'detail' && row !== undefined && showRecord !== undefined;
    setDialog(isShown ? undefined : { kind: 'form', mode, row });
    if (isShown) showRecord(row);
  };
  const clearSelection = () => setSelected(new Map());
  const guard = (work: () => Promise<void>) => void work().catch(onError);

  const restoreRows = (restore: (ids: string[]) => Promise<void>, ids: string[]) =>
    guard(async () => {
      await restore(ids);
      toast.success(tBin('restored'));
      await list.refresh();
    });

  const removeRows = (
    rows: Row[],
    call: (ids: string[]) => Promise<void> | undefined,
    restore?: (ids: string[]) => Promise<void>,
  ) =>
    guard(async () => {
      if (!(await confirmDelete(source.bin ? { description: tBin('removeQuestion') } : {}))) return;
      const ids = rows.map(({ id }) => id);
      await call(ids);
      const undo = restore && { label: tBin('undo'), onClick: () => restoreRows(restore, ids) };
      toast.success(t('removed'), { action: undo });
      setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      await list.refresh();
    });

  const fromBin = can('remove') ? source.bin?.restore : undefined;
  const removeOne = (rows: Row[]) => removeRows(rows, ([id = '']) => source.remove?.(id), fromBin);
  // one chosen row too: the two calls have permissions of their own
  const removeChosen = (rows: Row[]) =>
    removeRows(rows, (ids) => source.removeMany?.(ids), fromBin ?? source.undoRemoveMany);

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
        inDetail: action.inDetail ?? false,
        ...(action.visible ? { visible: (row: Row) => action.visible?.(row) ?? true } : {}),
        ...(action.disabled ? { disabled: (row: Row) => action.disabled?.(row) ?? false } : {}),
        run: (rows) => runCustom(action, rows),
      }));

  const within = (action: 'edit' | 'detail' | 'remove') => {
    const visible = definition.rowConditions?.[action];
    return visible ? { visible } : {};
  };
  const hasForm = definition.form !== undefined;
  const canEdit = hasForm && (source.update ?? source.change) !== undefined && can('edit');
  const standardRow: ListAction<Row>[] = [
    ...(canEdit
      ? [
          {
            id: 'edit',
            label: t('edit'),
            primary: true,
            ...within('edit'),
            run: ([row]: Row[]) => openForm('update', row),
          },
        ]
      : []),
    ...(hasForm && can('detail')
      ? [{ id: 'detail', label: t('detail'), ...within('detail'), run: ([row]: Row[]) => openForm('detail', row) }]
      : []),
  ];
  const openRow = () => {
    const mode = hasForm && can('detail') ? 'detail' : canEdit ? 'update' : undefined;
    if (mode === undefined) return undefined;
    const mayOpen = definition.rowConditions?.[mode === 'detail' ? 'detail' : 'edit'];
    return (row: Row) => {
      if (mayOpen?.(row) ?? true) openForm(mode, row);
    };
  };
  const canAdd = hasForm && source.create !== undefined && can('add');
  const { parentField } = definition;
  const canAddBelow =
    definition.treeRows?.addBelow ?? (parentField !== undefined && permissions.fieldAccess(parentField) === 'write');
  const addBelow: ListAction<Row>[] =
    canAdd && canAddBelow
      ? [
          {
            id: 'addBelow',
            // it keeps its place, so that the actions of all rows stand below each other
            disabled: (row: Row) => !(definition.treeRows?.move?.canHold?.(row) ?? true),
            label: t('addBelow'),
            icon: <CornerDownRight aria-hidden />,
            run: ([row]: Row[]) => openForm('create', row),
          },
        ]
      : [];
  const removeRow: ListAction<Row>[] =
    source.remove && can('remove')
      ? [{ id: 'remove', label: t('remove'), danger: true, ...within('remove'), run: removeOne }]
      : [];
  const batchRemove: ListAction<Row>[] =
    source.removeMany && can('batchRemove')
      ? [{ id: 'batchRemove', label: t('batchRemove'), danger: true, run: removeChosen }]
      : [];
  const canExport = source.export !== undefined && can('export');
  const openExport = () => setDialog({ kind: 'export' });
  const exportChosen: ListAction<Row>[] = canExport
    ? [{ id: 'export', label: t('export'), icon: <Download aria-hidden />, run: openExport }]
    : [];
  const showHistory: ListAction<Row>[] =
    hasForm && source.history && (history === null || permissions.can(history))
      ? [
          {
            id: 'history',
            label: tHistory('open'),
            icon: <History aria-hidden />,
            run: ([row]: Row[]) => row && setDialog({ kind: 'history', row }),
          },
        ]
      : [];
  const showComments: ListAction<Row>[] =
    hasForm && source.comments && can('detail')
      ? [
          {
            id: 'comments',
            label: tComments('open'),
            icon: <MessageSquareText aria-hidden />,
            run: ([row]: Row[]) => row && setDialog({ kind: 'comments', row }),
          },
        ]
      : [];
  const explainRecord: ListAction<Row>[] = explain?.record
    ? [
        {
          id: 'explain',
          label: tExplain('record'),
          icon: <ShieldQuestionMark aria-hidden />,
          run: ([row]: Row[]) => row && explain.record?.(row.id),
        },
      ]
    : [];
  const canChangeMany = canEdit && source.changeMany !== undefined;
  const changeMany: ListAction<Row>[] = canChangeMany
    ? [
        {
          id: 'bulk',
          label: tBulk('open'),
          icon: <PencilLine aria-hidden />,
          run: (rows: Row[]) => setDialog({ kind: 'bulk', rows }),
        },
      ]
    : [];
  const rowActions = [
    ...standardRow,
    ...addBelow,
    ...moveActions,
    ...custom('row'),
    ...showComments,
    ...showHistory,
    ...removeRow,
  ];
  return {
    dialog,
    closeDialog: () => setDialog(undefined),
    openForm,
    openRow: openRow(),
    openImport: () => setDialog({ kind: 'import' }),
    openExport,
    selected,
    setSelected,
    clearSelection,
    canAdd,
    canEdit,
    canImport: source.import !== undefined && can('import'),
    canExport,
    rowActions,
    // rows stay short: who asks has the record open
    detailActions: [...rowActions.filter(({ inDetail }) => inDetail), ...explainRecord],
    toolbarActions: custom('toolbar'),
    batchActions: [...changeMany, ...exportChosen, ...custom('batch'), ...batchRemove],
    onError,
  };
}

export type OpenDialog<Row> =
  | { kind: 'form'; mode: FormMode; row: Row | undefined }
  | { kind: 'bulk'; rows: Row[] }
  | { kind: 'history' | 'comments'; row: Row }
  | { kind: 'import' | 'export' };

export interface ResourceController<Row extends ResourceRow> {
  dialog: OpenDialog<Row> | undefined;
  closeDialog: () => void;
  /** The row of a new record is the one that it is made below. */
  openForm: (mode: FormMode, row?: Row) => void;
  /** Opens the details of a row, or its form; undefined where the person may open neither. */
  openRow: ((row: Row) => void) | undefined;
  openImport: () => void;
  openExport: () => void;
  /** Chosen rows by id, over all pages. */
  selected: ReadonlyMap<string, Row>;
  setSelected: (next: ReadonlyMap<string, Row>) => void;
  clearSelection: () => void;
  canAdd: boolean;
  canEdit: boolean;
  canImport: boolean;
  canExport: boolean;
  rowActions: ListAction<Row>[];
  /** What can be done below the details of a record. */
  detailActions: ListAction<Row>[];
  toolbarActions: ListAction<Row>[];
  batchActions: ListAction<Row>[];
  onError: (error: unknown) => void;
}
