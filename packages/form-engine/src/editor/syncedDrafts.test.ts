import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDrafts } from './drafts.js';
import { type RemoteDraft, syncedDrafts } from './syncedDrafts.js';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const text = (time: number, content = '') => JSON.stringify({ version: 1, base: '1', time, document: { content } });

/** A server that can be away. */
function server() {
  const drafts = new Map<string, RemoteDraft>();
  const state = { isAway: false };
  const answer = <Value>(work: () => Value): Promise<Value> =>
    state.isAway ? Promise.reject(new Error('offline')) : Promise.resolve(work());
  return {
    state,
    drafts,
    read: (name: string) => answer(() => drafts.get(name) ?? null),
    write: vi.fn((name: string, draft: RemoteDraft) => answer(() => void drafts.set(name, draft))),
    remove: (name: string) => answer(() => void drafts.delete(name)),
  };
}

function browser(remote: ReturnType<typeof server>, device: string) {
  const entries = new Map<string, string>();
  const local = browserDrafts({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage);
  return { ...syncedDrafts(remote, { local, device }), local, entries };
}

describe('drafts on a server', () => {
  it('are found at another device, and ended by either', async () => {
    const remote = server();
    const [office, home] = [browser(remote, 'office'), browser(remote, 'home')];
    await office.write('form 1', text(5));
    expect(await office.read('form 1')).toMatchObject({ text: text(5) });
    expect(await home.read('form 1')).toEqual({ text: text(5), isElsewhere: true });
    await home.write('form 1', text(9));
    expect(await office.read('form 1')).toEqual({ text: text(9), isElsewhere: true });
    await home.remove('form 1');
    // also its own copy, which the server had
    expect(await office.read('form 1')).toBeNull();
    expect(office.entries.size).toBe(0);
    expect(home.entries.size).toBe(0);
  });

  it('are kept in the browser while the server is away, and offered although the server has none', async () => {
    const remote = server();
    const office = browser(remote, 'office');
    remote.state.isAway = true;
    await office.write('form 1', text(5));
    expect(await office.read('form 1')).toEqual({ text: text(5) });
    remote.state.isAway = false;
    expect(await office.read('form 1')).toEqual({ text: text(5) });
    // the older one of another device gives way, a newer one does not
    remote.drafts.set('form 1', { text: text(3), device: 'home' });
    expect(await office.read('form 1')).toEqual({ text: text(5) });
    remote.drafts.set('form 1', { text: text(7), device: 'home' });
    expect(await office.read('form 1')).toEqual({ text: text(7), isElsewhere: true });
  });

  it('that were ended while the server was away are ended there as soon as it is back', async () => {
    const remote = server();
    const office = browser(remote, 'office');
    await office.write('form 1', text(5));
    remote.state.isAway = true;
    await office.remove('form 1');
    expect(await office.read('form 1')).toBeNull();
    remote.state.isAway = false;
    expect(remote.drafts.size).toBe(1);
    expect(await office.read('form 1')).toBeNull();
    expect(remote.drafts.size).toBe(0);
  });

  it('go out one after the other, the last one of each name', async () => {
    const remote = server();
    const office = browser(remote, 'office');
    await Promise.all([1, 2, 3].map((time) => office.write('form 1', text(time))));
    expect(remote.drafts.get('form 1')).toEqual({ text: text(3), device: 'office' });
    expect(remote.write).toHaveBeenCalledOnce();
  });

  it('need one of both places', async () => {
    const remote = server();
    const office = browser(remote, 'office');
    const full = vi.spyOn(office.local, 'write').mockRejectedValue(new Error('full'));
    await expect(office.write('form 1', text(1))).rejects.toThrow('full');
    full.mockRestore();
    remote.state.isAway = true;
    await expect(office.write('form 1', text(2))).resolves.toBeUndefined();
  });
});
