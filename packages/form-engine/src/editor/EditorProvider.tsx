import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { type EditorState, type EditorStore } from './editorStore.js';

const EditorContext = createContext<EditorStore<never> | null>(null);

/** Gives the store of an editor to its parts. */
export function EditorProvider<Document extends object>({ store, children }: EditorProviderProps<Document>) {
  return <EditorContext value={store as unknown as EditorStore<never>}>{children}</EditorContext>;
}

/** The store of the editor around; a designer names its document: `useEditor<ListDefinition>()`. */
export function useEditor<Document extends object>(): EditorStore<Document> {
  const store = use(EditorContext);
  if (!store) throw new Error('a part of an editor stands outside of one');
  return store as unknown as EditorStore<Document>;
}

/** A part of the state; draws again when it is another one. `select` answers the same object for the same state. */
export function useEditorState<Document extends object, Part>(select: (state: EditorState<Document>) => Part): Part {
  const store = useEditor<Document>();
  const read = useCallback(() => select(store.getState()), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}

export interface EditorProviderProps<Document> {
  store: EditorStore<Document>;
  children: ReactNode;
}
