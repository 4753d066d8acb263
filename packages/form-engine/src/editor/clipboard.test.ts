import { describe, expect, it, vi } from 'vitest';
import { createClipboard } from './clipboard.js';

const isText = (value: unknown): value is string => typeof value === 'string';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) };
}

function system(initial = '') {
  let text = initial;
  return {
    readText: () => Promise.resolve(text),
    writeText: (next: string) => {
      text = next;
      return Promise.resolve();
    },
  };
}

describe('clipboard', () => {
  it('carries parts through the system’s clipboard, also to another tab', async () => {
    const shared = system();
    const here = createClipboard({ kind: 'words', version: 1, isItem: isText, system: shared });
    const there = createClipboard({ kind: 'words', version: 1, isItem: isText, system: shared });
    await here.copy(['一', '二']);
    expect(await there.paste()).toEqual({ items: ['一', '二'] });
  });

  it('uses the browser’s storage where the system’s clipboard may not be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const shared = storage();
    const closed = { readText: () => Promise.reject(new Error('denied')), writeText: () => Promise.resolve() };
    const options = { kind: 'words', version: 1, isItem: isText, shared };
    await createClipboard({ ...options, system: closed }).copy(['一']);
    expect(await createClipboard({ ...options, system: closed }).paste()).toEqual({ items: ['一'] });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each([
    ['', 'empty'],
    ['some words', 'foreign'],
    ['{"kind":"smart-admin/flow-nodes","version":1,"items":["x"]}', 'foreign'],
    ['{"kind":"smart-admin/words","version":2,"items":["x"]}', 'version'],
    ['{"kind":"smart-admin/words","version":1,"items":[3]}', 'foreign'],
    ['[1]', 'foreign'],
  ])('refuses %s as %s', async (text, refusal) => {
    const clipboard = createClipboard({ kind: 'words', version: 1, isItem: isText, system: system(text) });
    expect(await clipboard.paste()).toEqual({ refusal });
  });
});
