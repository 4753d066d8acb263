import { useMemo, useRef, useLayoutEffect } from 'react';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { useEditor } from '../../../editor/EditorProvider.js';
import { type FormEditing } from '../useFormEditing.js';
import { useImpactQuestion } from './useImpactQuestion.js';

/** The same editing, which asks before it removes fields that something uses. */
export function useAskedEditing(editing: FormEditing): FormEditing {
  const store = useEditor<FormDocument>();
  const ask = useImpactQuestion();
  const question = useRef(ask);
  useLayoutEffect(() => {
    question.current = ask;
  });
  // the parts of the canvas keep what they got
  return useMemo(() => {
    const asked = (change: () => void) => {
      const { selection, readOnly } = store.getState();
      if (readOnly) return;
      void question.current(selection.ids, 'remove').then((isSure) => {
        if (isSure && store.getState().selection === selection) change();
      });
    };
    return { ...editing, remove: () => asked(editing.remove), cut: () => asked(editing.cut) };
  }, [editing, store]);
}
