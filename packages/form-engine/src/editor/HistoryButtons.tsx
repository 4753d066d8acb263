import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useEditorState } from './EditorProvider.js';
import { type EditorState } from './editorStore.js';
import { editorMessages } from './editorMessages.js';

/** Undo and redo, each with the name of the step that it is about. */
export function HistoryButtons() {
  const t = useMessages(editorMessages);
  const store = useEditor();
  const undoLabel = useEditorState(undoOf);
  const redoLabel = useEditorState(redoOf);
  return (
    <>
      <IconButton
        label={undoLabel === null ? t('undo') : t('undoThis', { step: undoLabel })}
        disabled={undoLabel === null}
        onClick={() => store.undo()}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={redoLabel === null ? t('redo') : t('redoThis', { step: redoLabel })}
        disabled={redoLabel === null}
        onClick={() => store.redo()}
      >
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}

const undoOf = (state: EditorState<object>) => (state.readOnly ? null : state.undoLabel);
const redoOf = (state: EditorState<object>) => (state.readOnly ? null : state.redoLabel);
