import { Alert } from '@smart-admin/ui/alert';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Tour, type TourStep } from '@smart-admin/ui/tour';
import { ArrowLeft, CircleHelp, Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type EditorCommand } from '../editor/commands.js';
import { type Difference } from '../editor/diffDocuments.js';
import { DifferenceList } from '../editor/DifferenceList.js';
import { DraftNotice } from '../editor/DraftNotice.js';
import { type DraftStorage } from '../editor/drafts.js';
import { editorMessages } from '../editor/editorMessages.js';
import { useEditor, useEditorState } from '../editor/EditorProvider.js';
import { type EditorState } from '../editor/editorStore.js';
import { HistoryButtons } from '../editor/HistoryButtons.js';
import { KeysDialog } from '../editor/KeysDialog.js';
import { hasErrors, type Problem } from '../editor/problems.js';
import { type ReferenceSources } from '../editor/references/ReferenceSources.js';
import { useCommands } from '../editor/useCommands.js';
import { useDraft } from '../editor/useDraft.js';
import { tourMessages } from './tourMessages.js';

/**
 * What all designers have around their parts: a head with what is kept and what is not released, undo, keys, comparison,
 * save and release; the draft that an earlier visit left. Stands in an `EditorProvider`.
 */
export function DesignerFrame<Document extends object, Context>({
  slot,
  label,
  title,
  base,
  drafts,
  draftName,
  encode,
  decode,
  canEdit,
  canRelease,
  differences,
  compare,
  problems,
  commands,
  contextOf,
  tools,
  tour,
  tourSteps,
  children,
  ...props
}: DesignerFrameProps<Document, Context>) {
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<Document>();
  const isChanged = useEditorState(isChangedOf);
  const draft = useDraft<Document>({ storage: drafts, name: draftName, base, encode, decode });
  const [busy, setBusy] = useState<'save' | 'release' | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsTour, setShowsTour] = useState(tour !== undefined && !tour.isSeen);
  const w = useMessages(tourMessages);

  const save = async () => {
    const saved = store.getState().document;
    if (!(await props.onSave(saved))) return false;
    // what was changed meanwhile is not saved
    if (store.getState().document === saved) store.markSaved();
    await draft.flush();
    return true;
  };
  const run = (kind: 'save' | 'release', work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(kind);
    void work().finally(() => setBusy(null));
  };
  const handleSave = () => run('save', save);
  useCommands(commands, contextOf({ save: handleSave, showKeys: () => setShowsKeys(true) }));

  return (
    <section
      data-slot={slot}
      aria-label={label ?? title}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface text-body"
    >
      <header className="flex min-h-12 flex-none flex-wrap items-center gap-2 border-b border-hairline px-3">
        <IconButton label={e('back')} onClick={props.onBack}>
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
        <span data-tour="release" className="ml-auto flex flex-wrap items-center gap-1">
          <HistoryButtons />
          <IconButton label={e('keys')} onClick={() => setShowsKeys(true)}>
            <Keyboard aria-hidden />
          </IconButton>
          {tourSteps && (
            <IconButton label={w('start')} onClick={() => setShowsTour(true)}>
              <CircleHelp aria-hidden />
            </IconButton>
          )}
          {tools}
          {differences && differences.length > 0 && (
            <Button variant="text" onClick={() => setComparing(true)}>
              <span aria-hidden className="size-1.5 rounded-full bg-warning-text" />
              {e('changes', { count: differences.length })}
            </Button>
          )}
          {canEdit && (
            <Button disabled={!isChanged} loading={busy === 'save'} onClick={handleSave}>
              {e('save')}
            </Button>
          )}
          {canEdit && canRelease && (
            <Button
              variant="primary"
              disabled={hasErrors(problems) || differences?.length === 0}
              loading={busy === 'release'}
              onClick={() => run('release', async () => (await save()) && (await props.onRelease()))}
            >
              {e('release')}
            </Button>
          )}
        </span>
      </header>
      {!canEdit && <Alert className="m-3 flex-none">{e('readOnlyText')}</Alert>}
      {draft.found && canEdit && (
        <DraftNotice
          found={draft.found}
          compare={(document) => compare(store.getState().document, document)}
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
      {children}
      <Dialog title={e('compare')} open={isComparing} onOpenChange={setComparing}>
        <DifferenceList differences={differences ?? []} />
      </Dialog>
      {tourSteps && (
        <Tour
          steps={tourSteps}
          open={showsTour}
          onOpenChange={(open) => {
            setShowsTour(open);
            if (!open) tour?.onSeen();
          }}
        />
      )}
      <KeysDialog commands={commands} open={showsKeys} onOpenChange={setShowsKeys} />
    </section>
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const isChangedOf = (state: EditorState<object>) => state.isChanged;

/** What every designer takes from its page. */
export interface DesignerProps<Document> {
  /** Name of the model. */
  title: string;
  /** Revision or time of the saved document: a draft of another one is told to be outdated. */
  base: string;
  drafts: DraftStorage;
  /** Name of this document among all drafts. */
  draftName: string;
  /** Where what the document refers to by id is chosen from; what no source offers is typed. Each source keeps its identity. */
  references?: ReferenceSources | undefined;
  canEdit: boolean;
  canRelease: boolean;
  /** Saves the document; whether it worked. */
  onSave: (document: Document) => Promise<boolean>;
  /** Releases what is saved. */
  onRelease: () => Promise<boolean>;
  onBack: () => void;
  /** Whether the person has been shown around; who has not is when the designer opens. Default: only when they ask. */
  tour?: { isSeen: boolean; onSeen: () => void } | undefined;
}

export interface DesignerFrameProps<Document, Context> extends Omit<DesignerProps<Document>, 'references'> {
  slot: string;
  /** What readers call it, where something in it is called like the model. Default its name. */
  label?: string;
  encode: (document: Document) => unknown;
  decode: (stored: unknown) => Document;
  /** What differs from the released document; undefined before the first release. */
  differences: readonly Difference[] | undefined;
  /** What one document changes of another. */
  compare: (before: Document, after: Document) => readonly Difference[];
  problems: readonly Problem[];
  commands: readonly EditorCommand<Context>[];
  /** What the commands work on, with what the frame does itself. */
  contextOf: (frame: FrameActions) => Context;
  /** What somebody is shown who opens it for the first time, or asks. Default nothing. */
  tourSteps?: readonly TourStep[];
  /** Further buttons of the head. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What commands can ask of the frame. */
export interface FrameActions {
  save: () => void;
  showKeys: () => void;
}
