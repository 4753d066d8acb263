import { afterEach, describe, expect, it, vi } from 'vitest';
import { autosaveDraft, browserDrafts, readDraft, type DraftStorage } from './drafts.js';
import { createEditorStore } from './editorStore.js';

afterEach(() => vi.useRealTimers());

interface Note {
  text: string;
}
const decode = (stored: unknown) => stored as Note;

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

function open(storage: DraftStorage, onFailed = vi.fn<(error: unknown) => void>()) {
  const store = createEditorStore<Note>({ document: { text: '' }, idsOf: () => [] });
  const write = (text: string) => store.edit('文字', (draft) => void (draft.text = text));
  const saver = autosaveDraft(store, {
    storage,
    name: 'n1',
    base: 'r1',
    encode: (note) => note,
    now: () => 7,
    onFailed,
  });
  return { store, write, saver };
}

describe('drafts', () => {
  it('are kept after a rest and found by the next visit', async () => {
    vi.useFakeTimers();
    const storage = browserDrafts(memory());
    const { write } = open(storage);
    write('a');
    write('ab');
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toEqual({
      document: { text: 'ab' },
      time: 7,
      isOutdated: false,
      isElsewhere: false,
    });
    expect(await readDraft({ storage, name: 'n2', decode }, 'r1')).toBeUndefined();
  });

  it('tell that somebody saved since', async () => {
    const storage = browserDrafts(memory());
    const { write, saver } = open(storage);
    write('a');
    await saver.flush();
    expect(await readDraft({ storage, name: 'n1', decode }, 'r2')).toMatchObject({ isOutdated: true });
  });

  it('go when everything is saved or undone', async () => {
    const storage = browserDrafts(memory());
    const { store, write, saver } = open(storage);
    write('a');
    await saver.flush();
    store.undo();
    await saver.flush();
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toBeUndefined();
  });

  it('go when what stands there has been saved', async () => {
    const storage = browserDrafts(memory());
    const { store, write, saver } = open(storage);
    write('a');
    await saver.flush();
    store.markSaved();
    await saver.flush();
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toBeUndefined();
  });

  it('do not take the editor with them when the storage is full, and try again', async () => {
    const storage = browserDrafts(memory());
    const failed = vi.fn<(error: unknown) => void>();
    const write = vi.spyOn(storage, 'write').mockRejectedValueOnce(new Error('full'));
    const editor = open(storage, failed);
    editor.write('a');
    await editor.saver.flush();
    expect(failed).toHaveBeenCalledTimes(1);
    await editor.saver.flush();
    expect(write).toHaveBeenCalledTimes(2);
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toBeTruthy();
  });

  it('that cannot be read are none', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const storage = browserDrafts(memory());
    await storage.write('n1', '{');
    expect(await readDraft({ storage, name: 'n1', decode }, 'r1')).toBeUndefined();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
