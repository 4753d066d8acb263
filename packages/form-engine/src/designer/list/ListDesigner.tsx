import { Alert } from '@smart-admin/ui/alert';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { ArrowLeft, Keyboard } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { decodeListDefinition, encodeListDefinition } from '../../core/list/decodeListDefinition.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { diffItems } from '../../editor/diffDocuments.js';
import { DifferenceList } from '../../editor/DifferenceList.js';
import { DraftNotice } from '../../editor/DraftNotice.js';
import { type DraftStorage } from '../../editor/drafts.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { EditorProvider, useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../../editor/editorStore.js';
import { HistoryButtons } from '../../editor/HistoryButtons.js';
import { KeysDialog } from '../../editor/KeysDialog.js';
import { hasErrors } from '../../editor/problems.js';
import { ProblemsPanel } from '../../editor/ProblemsPanel.js';
import { SettingsPanel } from '../../editor/SettingsPanel.js';
import { useCommands } from '../../editor/useCommands.js';
import { useDraft } from '../../editor/useDraft.js';
import { useProblems } from '../../editor/useProblems.js';
import { checkList } from './checkList.js';
import { ColumnOutline } from './ColumnOutline.js';
import { describeColumns } from './describeColumns.js';
import { designableFields } from './designableFields.js';
import { FieldPalette } from './FieldPalette.js';
import { listCommands } from './listCommands.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { columnSettingGroups } from './listSettingGroups.js';
import { useListEditing } from './useListEditing.js';

/**
 * Edits the columns of a model's list: fields at the left, the columns in the middle, the settings of the chosen ones at the
 * right. Keeps a draft, compares with what is released, and releases what has no errors.
 */
export function ListDesigner(props: ListDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<ListDefinition>({
      document: props.list,
      idsOf: ({ columns }) => columns.map(({ id }) => id),
      readOnly: !props.canEdit,
    }),
  );
  return (
    <EditorProvider store={store}>
      <Designer {...props} />
    </EditorProvider>
  );
}

function Designer({
  title,
  form,
  released,
  base,
  drafts,
  draftName,
  canEdit,
  canRelease,
  ...props
}: ListDesignerProps) {
  const t = useMessages(listDesignerMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<ListDefinition>();
  const list = useEditorState(documentOf);
  const selection = useEditorState(selectionOf);
  const isChanged = useEditorState(isChangedOf);
  const fields = useMemo(() => designableFields(form), [form]);
  const editing = useListEditing(fields);
  const check = useCallback((document: ListDefinition) => checkList(document, fields, t), [fields, t]);
  const problems = useProblems(check);
  const draft = useDraft<ListDefinition>({
    storage: drafts,
    name: draftName,
    base,
    encode: encodeListDefinition,
    decode: decodeListDefinition,
  });
  const [busy, setBusy] = useState<'save' | 'release' | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const differences = released ? diffItems(describeColumns(released, locale), describeColumns(list, locale)) : [];
  const items = list.columns.filter(({ id }) => selection.ids.includes(id));

  const save = async () => {
    const saved = store.getState().document;
    if (!(await props.onSave(saved))) return false;
    // what was changed meanwhile is not saved
    if (store.getState().document === saved) store.markSaved();
    return true;
  };
  const run = (kind: 'save' | 'release', work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(kind);
    void work().finally(() => setBusy(null));
  };
  const handleSave = () => run('save', save);
  const handleRelease = () => run('release', async () => (await save()) && (await props.onRelease()));
  useCommands(listCommands, {
    ...editing,
    store,
    move: editing.nudge,
    save: handleSave,
    showKeys: () => setShowsKeys(true),
  });

  return (
    <section data-slot="list-designer" aria-label={title} className="flex min-h-0 flex-1 flex-col bg-surface text-body">
      <header className="flex min-h-12 flex-none flex-wrap items-center gap-2 border-b border-hairline px-3">
        <IconButton label={t('back')} onClick={props.onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1 className="m-0 min-w-0 truncate text-16 font-semibold">{title}</h1>
        <span role="status" className="text-12 text-3">
          {draft.isFailed
            ? e('draftFailed')
            : draft.savedAt !== null && isChanged
              ? e('savedAt', { time: new Date(draft.savedAt).toLocaleTimeString(LOCALE_TAGS[locale], CLOCK) })
              : null}
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-1">
          <HistoryButtons />
          <IconButton label={e('keys')} onClick={() => setShowsKeys(true)}>
            <Keyboard aria-hidden />
          </IconButton>
          {released && differences.length > 0 && (
            <Button variant="text" onClick={() => setComparing(true)}>
              <span aria-hidden className="size-1.5 rounded-full bg-warning-text" />
              {e('changes', { count: differences.length })}
            </Button>
          )}
          {canEdit && (
            <Button disabled={!isChanged} loading={busy === 'save'} onClick={handleSave}>
              {t('saveDraft')}
            </Button>
          )}
          {canEdit && canRelease && (
            <Button
              variant="primary"
              disabled={hasErrors(problems) || (released !== undefined && differences.length === 0)}
              loading={busy === 'release'}
              onClick={handleRelease}
            >
              {t('release')}
            </Button>
          )}
        </span>
      </header>
      {!canEdit && <Alert className="m-3 flex-none">{t('readOnlyText')}</Alert>}
      {draft.found && canEdit && (
        <DraftNotice
          found={draft.found}
          className="m-3 flex-none"
          onRecover={() => {
            if (draft.found) store.replace(e('recovered'), draft.found.document);
            draft.settle();
          }}
          onDiscard={() => {
            void drafts.remove(draftName);
            draft.settle();
          }}
        />
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_312px] phone:block phone:overflow-auto">
        <aside
          aria-label={t('fields')}
          className="flex min-h-0 flex-col border-r border-hairline phone:max-h-72 phone:border-r-0 phone:border-b"
        >
          <h2 className="m-0 px-4 pt-3 text-14 font-semibold">{t('fields')}</h2>
          <FieldPalette
            fields={fields}
            used={new Set(list.columns.map(({ id }) => id))}
            readOnly={!canEdit}
            onAdd={editing.add}
          />
        </aside>
        <div className="flex min-h-0 min-w-0 flex-col bg-canvas">
          <ColumnOutline columns={list.columns} problems={problems} editing={editing} />
          <ProblemsPanel problems={problems} />
        </div>
        <aside
          aria-label={t('columnSettings')}
          className="min-h-0 overflow-auto border-l border-hairline phone:border-t phone:border-l-0"
        >
          <SettingsPanel groups={columnSettingGroups} items={items} find={findColumn} problems={problems} />
        </aside>
      </div>
      <Dialog title={e('compare')} open={isComparing} onOpenChange={setComparing}>
        <DifferenceList differences={differences} />
      </Dialog>
      <KeysDialog commands={listCommands} open={showsKeys} onOpenChange={setShowsKeys} />
    </section>
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const documentOf = (state: EditorState<ListDefinition>) => state.document;
const selectionOf = (state: EditorState<ListDefinition>) => state.selection;
const isChangedOf = (state: EditorState<ListDefinition>) => state.isChanged;
const findColumn = ({ columns }: ListDefinition, id: string) => columns.find((column) => column.id === id);

export interface ListDesignerProps {
  /** Name of the model. */
  title: string;
  /** Its form, whose fields can be columns. */
  form: FormDocument;
  /** The saved list. */
  list: ListDefinition;
  /** The list that users see; undefined before the first release. */
  released?: ListDefinition;
  /** Revision or time of the saved list: a draft of another one is told to be outdated. */
  base: string;
  drafts: DraftStorage;
  /** Name of this list among all drafts. */
  draftName: string;
  canEdit: boolean;
  canRelease: boolean;
  /** Saves the list; whether it worked. */
  onSave: (list: ListDefinition) => Promise<boolean>;
  /** Releases what is saved. */
  onRelease: () => Promise<boolean>;
  onBack: () => void;
}
