import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DraftStorage } from './drafts.js';
import { EditorProvider } from './EditorProvider.js';
import { createEditorStore } from './editorStore.js';
import { useDraft } from './useDraft.js';

afterEach(cleanup);

interface Note {
  text: string;
}

function open(kept: string) {
  const text = JSON.stringify({ version: 1, base: '1', time: 5, document: { text: kept } });
  const storage = {
    read: vi.fn(() => Promise.resolve({ text, isElsewhere: true })),
    write: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
  } satisfies DraftStorage;
  const store = createEditorStore<Note>({ document: { text: 'saved' }, idsOf: () => [] });
  render(
    <EditorProvider store={store}>
      <Draft storage={storage} />
    </EditorProvider>,
  );
  return { store, storage };
}

function Draft({ storage }: { storage: DraftStorage }) {
  const { found, flush } = useDraft<Note>({
    storage,
    name: 'n1',
    base: '1',
    encode: (note) => note,
    decode: (stored) => stored as Note,
  });
  return (
    <>
      <output>{found?.document.text}</output>
      <button type="button" onClick={() => void flush()}>
        flush
      </button>
    </>
  );
}

it('offers what differs from the saved document', async () => {
  const { storage } = open('unsaved');
  expect(await screen.findByText('unsaved')).toBeDefined();
  expect(storage.remove).not.toHaveBeenCalled();
});

it('ends a draft that has been saved since instead of offering it', async () => {
  const { storage } = open('saved');
  await waitFor(() => expect(storage.remove).toHaveBeenCalledWith('n1'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('ends the draft at once when the document is saved', async () => {
  const { store, storage } = open('saved');
  await waitFor(() => expect(storage.remove).toHaveBeenCalledOnce());
  store.edit('文字', (note) => void (note.text = 'next'));
  screen.getByRole('button').click();
  await waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
  store.markSaved();
  screen.getByRole('button').click();
  await waitFor(() => expect(storage.remove).toHaveBeenCalledTimes(2));
});
