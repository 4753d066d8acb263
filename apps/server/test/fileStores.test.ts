import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { allocateAligned } from '../src/files/alignedMemory.js';
import { MissingPartsError, PART_SIZE, type FileStore } from '../src/files/fileStore.js';
import { openStore } from '../src/files/openStore.js';
import { startS3 } from './support/startS3.js';

const folder = await mkdtemp(join(tmpdir(), 'sa-stores-'));
const s3 = await startS3(join(folder, 's3'));
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, FileStore][] = [
  ['a folder', await openStore({ DATA_DIR: join(folder, 'data'), STORAGE_URL: undefined })],
  ['an S3-compatible store', await openStore({ DATA_DIR: folder, STORAGE_URL: s3.url })],
];

async function* pieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield await Promise.resolve(content.subarray(at, at + size));
}

const listed = async (store: FileStore) => {
  const entries = [];
  for await (const entry of store.listOlder(Date.now() + 60_000)) entries.push(entry);
  return entries;
};

describe.each(stores)('%s', (_name, store) => {
  const content = randomBytes(PART_SIZE + 1000);

  it('keeps a content that comes as a stream, and gives it back whole or in ranges', async () => {
    const { key, size } = await store.write(pieces(content, 70_000));
    expect(size).toBe(content.length);
    expect(await store.size(key)).toBe(content.length);
    expect(content.equals(await buffer(await store.read(key)))).toBe(true);
    expect(await buffer(await store.read(key, { start: 5, end: 9 }))).toEqual(content.subarray(5, 10));
    expect(await listed(store)).toContainEqual({ key });
    await store.writeDerived(key, 'w80', Buffer.from('small'));
    expect(String(await store.readDerived(key, 'w80'))).toBe('small');
    expect(await store.readDerived(key, 'w160')).toBeUndefined();
    await store.remove(key);
    expect(await store.size(key)).toBeUndefined();
    expect(await store.readDerived(key, 'w80')).toBeUndefined();
    await store.remove(key);
  });

  it('leaves nothing behind when a stream breaks', async () => {
    const before = await listed(store);
    const broken = (async function* () {
      yield await Promise.resolve(content);
      throw new Error('the line broke');
    })();
    await expect(store.write(broken)).rejects.toThrow('the line broke');
    expect(await listed(store)).toEqual(before);
  });

  // memory at a page's border goes to the disk directly, where the disk can
  it.each([true, false])(
    'joins parts that came in any order (memory at a border: %s), and answers the same when asked again',
    async (isAligned) => {
      const memory = isAligned ? allocateAligned(PART_SIZE) : Buffer.alloc(PART_SIZE);
      content.copy(memory);
      const handle = await store.begin();
      const last = await store.writePart(handle, 2, content.subarray(PART_SIZE));
      const first = await store.writePart(handle, 1, memory);
      const key = await store.finish(handle, [first, last], content.length);
      expect(await store.finish(handle, [first, last], content.length)).toBe(key);
      expect(content.equals(await buffer(await store.read(key)))).toBe(true);
      expect(await listed(store)).toContainEqual({ key });
      expect(await listed(store)).not.toContainEqual({ handle });
      await store.remove(key);
    },
  );
});

// the S3 server of this test knows no answer for an upload that it has forgotten
it('tells when parts are gone from a folder', async () => {
  const store = await openStore({ DATA_DIR: join(folder, 'gone'), STORAGE_URL: undefined });
  const handle = await store.begin();
  const mark = await store.writePart(handle, 1, randomBytes(1000));
  await store.abort(handle);
  await expect(store.finish(handle, [mark], 1000)).rejects.toBeInstanceOf(MissingPartsError);
});

it('refuses a wrong STORAGE_URL and says what to write', async () => {
  for (const STORAGE_URL of [
    'http://x/y',
    's3://k:s@host',
    's3://k@host/bucket',
    's3://h/bucket?tls=no',
    's3://h/b?x=1',
  ])
    await expect(openStore({ DATA_DIR: folder, STORAGE_URL })).rejects.toThrow(
      'write s3://KEY:SECRET@host:9000/bucket',
    );
});
