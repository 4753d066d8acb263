import { UploadRefusal, type UploadTransport } from '@smart-admin/ui/uploader';
import { expect, it, vi } from 'vitest';
import { createDropUploads, type DropUploadsOptions } from './createDropUploads.js';
import { type Dropped } from './readDropped.js';

/** A server with folders, files by folder, and a limited store. */
function openStore({ free = 1_000, taken = [] as string[] } = {}) {
  const folders = new Map<string, string>();
  const placed: string[] = [];
  const sent: string[] = [];
  const transport: UploadTransport = {
    chunkState: async () => ({ uploaded: false, chunkNumbers: [], merge: false }),
    sendChunk: async ({ fileName }) => {
      if (fileName.startsWith('bad')) throw new UploadRefusal('not this one');
      sent.push(fileName);
    },
    merge: async ({ fileName }) => ({ name: fileName, fileId: fileName, fileVersionId: '', url: '' }),
    sendWhole: async (file) => ({ name: file.name, fileId: file.name, fileVersionId: '', url: '' }),
    downloadUrl: async () => '',
    previewUrl: async () => '',
  };
  const options: DropUploadsOptions = {
    transportInto: () => transport,
    freeIn: async () => free,
    folder: async (parentId, name) => {
      const id = `${parentId}/${name}`;
      folders.set(id, name);
      return id;
    },
    ask: async (_parentId, name) => ({ kind: taken.includes(name) ? 'skip' : 'plain' }),
    place: async ({ parentId, file }) => {
      placed.push(`${parentId}/${file.name}`);
      return file.name;
    },
    onPlaced: () => undefined,
    queue: { hash: async () => 'a'.repeat(64), pause: () => 0, retries: 0 },
  };
  return { options, folders, placed, sent };
}

const dropOf = (files: Record<string, number>, folders: Dropped['folders'] = []): Dropped => ({
  files: Object.entries(files).map(([path, size]) => {
    const parts = path.split('/');
    return { folders: parts.slice(0, -1), file: new File([new Uint8Array(size)], parts.at(-1) ?? '') };
  }),
  folders,
});
const settled = async (uploads: ReturnType<typeof createDropUploads>) =>
  vi.waitFor(() => {
    const rows = uploads.getRows();
    expect(rows.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
    return rows;
  });

it('puts whole folders where they were dropped, each made once, also empty ones', async () => {
  const { options, folders, placed } = openStore();
  const uploads = createDropUploads(options);
  await uploads.add('top', dropOf({ 'a.txt': 1, '合同/b.txt': 1, '合同/图:纸/c.txt': 1 }, [['合同'], ['合同', '空']]));
  const rows = await settled(uploads);
  expect(placed.sort()).toEqual(['top/a.txt', 'top/合同/b.txt', 'top/合同/图_纸/c.txt'].sort());
  expect([...folders.keys()].sort()).toEqual(['top/合同', 'top/合同/图_纸', 'top/合同/空'].sort());
  expect(rows.every(({ state }) => state === 'done')).toBe(true);
});

it('sends nothing of a file that cannot fit, and takes smaller ones after it', async () => {
  const { options, sent } = openStore({ free: 10 });
  const uploads = createDropUploads(options);
  await uploads.add('', dropOf({ 'large.bin': 11, 'small.bin': 6, 'next.bin': 5, 'last.bin': 4, 'empty.bin': 0 }));
  const rows = await settled(uploads);
  expect(sent.sort()).toEqual(['last.bin', 'small.bin']);
  expect(rows.map(({ name, reason }) => [name, reason])).toEqual([
    ['large.bin', { kind: 'noRoom', free: 10 }],
    ['small.bin', undefined],
    ['next.bin', { kind: 'noRoom', free: 4 }],
    ['last.bin', undefined],
    ['empty.bin', { kind: 'empty' }],
  ]);
});

it('leaves out what is answered so, and says what the server refuses', async () => {
  const { options, placed } = openStore({ taken: ['old.txt'] });
  const uploads = createDropUploads(options);
  await uploads.add('', dropOf({ 'old.txt': 1, 'bad.txt': 1, 'new.txt': 1 }));
  const rows = await settled(uploads);
  expect(placed).toEqual(['/new.txt']);
  expect(rows.map(({ state }) => state)).toEqual(['skipped', 'refused', 'done']);
  expect(rows[1]?.reason).toEqual({ kind: 'said', text: 'not this one' });
});

it('forgets everything that was on its way', async () => {
  const { options, placed } = openStore();
  const uploads = createDropUploads({ ...options, ask: () => new Promise(() => undefined) });
  void uploads.add('', dropOf({ 'a.txt': 1 }));
  await vi.waitFor(() => expect(uploads.getRows()).toHaveLength(1));
  uploads.clear();
  expect(uploads.getRows()).toEqual([]);
  expect(placed).toEqual([]);
});
