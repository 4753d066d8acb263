import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type UploadItem, type UploadQueueOptions } from './createUploadQueue.js';
import { hashSlices, HASH_SLICE_SIZE } from './hashSlices.js';
import { CHUNK_SIZE } from './sendFile.js';
import { memoryTransport, type MemoryTransport } from './testing/memoryTransport.js';
import { UnreadableFileError } from './UnreadableFileError.js';
import { unfinishedUploads } from './uploadRecords.js';

const CHUNK = 10;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function file(bytes: number, name = 'plan.pdf'): File {
  return new File([new Uint8Array(bytes).fill(name.length)], name, { type: 'application/pdf' });
}

function queueOn(transport: MemoryTransport, more: Partial<UploadQueueOptions> = {}) {
  const seen: UploadItem[] = [];
  const queue = createUploadQueue({
    getTransport: () => transport,
    getType: () => 'annex',
    chunkSize: CHUNK,
    pause: () => 0,
    ...more,
  });
  queue.subscribe(() => seen.push(...queue.getItems()));
  const item = (id: string) => queue.getItems().find((each) => each.id === id);
  const until = (id: string, status: UploadItem['status']) =>
    vi.waitFor(() => expect(item(id)?.status).toBe(status), { interval: 1 });
  return { queue, seen, item, until };
}

describe('createUploadQueue', () => {
  it('S4-39 S4-43 goes from waiting over check and uploading to success, at most 99 percent before', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    const { queue, seen, until, item } = queueOn(transport);
    const id = queue.add(file(35));
    await until(id, 'success');
    const order = [...new Set(seen.map(({ status }) => status))];
    expect(order).toEqual(['waiting', 'check', 'uploading', 'success']);
    const percents = seen.filter(({ status }) => status !== 'success').map(({ progress }) => progress);
    expect(Math.max(...percents)).toBe(99);
    expect(item(id)?.progress).toBe(100);
    expect(transport.sent.map(({ chunkNumber, size }) => [chunkNumber, size]).sort()).toEqual([
      [1, 10],
      [2, 10],
      [3, 10],
      [4, 5],
    ]);
  });

  it('E3-24 E3-25 E3-26 tells the server identifier, names, size and types, and answers the stored file', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    const asked = vi.spyOn(transport, 'chunkState');
    const completed = vi.spyOn(transport, 'merge');
    const { queue, until, item } = queueOn(transport);
    const picked = file(12, '平面图.PDF');
    const id = queue.add(picked);
    await until(id, 'success');
    expect(completed.mock.calls.map(([claim]) => claim)).toEqual([asked.mock.calls[0]?.[0]]);
    expect(asked.mock.calls[0]?.[0]).toEqual({
      identifier: await hashSlices(picked),
      fileName: '平面图.PDF',
      fileSize: 12,
      fileType: 'application/pdf',
      extension: 'pdf',
      type: 'annex',
    });
    expect(item(id)?.uploaded).toMatchObject({
      name: '平面图.PDF',
      fileId: 'file-1',
      fileVersionId: 'file-1-1',
      url: expect.stringMatching(/^blob:/),
    });
  });

  it('S4-40 pauses, and on resuming sends only what is missing', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    const { queue, until, item } = queueOn(transport, { parallelChunks: 1 });
    const send = transport.sendChunk.bind(transport);
    transport.sendChunk = async (...args) => {
      await send(...args);
      if (args[1].chunkNumber === 2) transport.hold();
    };
    const id = queue.add(file(40));
    await vi.waitFor(() => expect(transport.sent).toHaveLength(3));
    queue.pause(id);
    expect(item(id)?.status).toBe('paused');
    transport.release();
    transport.sendChunk = send;
    queue.resume(id);
    await until(id, 'success');
    expect(transport.sent.map(({ chunkNumber }) => chunkNumber)).toEqual([1, 2, 3, 3, 4]);
  });

  it('S4-41 retries after an error, and removing stops a running upload', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    const { queue, until } = queueOn(transport, { parallelChunks: 1, retries: 0 });
    transport.failNext(1);
    const id = queue.add(file(10));
    await until(id, 'error');
    queue.retry(id);
    await until(id, 'success');

    transport.hold();
    let aborted = false;
    const send = transport.sendChunk.bind(transport);
    transport.sendChunk = (claim, chunk, options) => {
      options.signal.addEventListener('abort', () => (aborted = true));
      return send(claim, chunk, options);
    };
    const second = queue.add(file(20, 'second.pdf'));
    await until(second, 'uploading');
    await vi.waitFor(() => expect(transport.sent).toHaveLength(3));
    queue.remove(second);
    expect(aborted).toBe(true);
    expect(queue.getItems().map(({ name }) => name)).toEqual(['plan.pdf']);
    expect(unfinishedUploads()).toEqual([]);
  });

  it('C9-10 sends 5,242,880 bytes at a time, tries a chunk five more times, then gives up', async () => {
    expect(CHUNK_SIZE).toBe(5_242_880);
    const transport = memoryTransport({ chunkSize: CHUNK });
    const { queue, until } = queueOn(transport);
    transport.failNext(5);
    await until(queue.add(file(8)), 'success');
    expect(transport.sent).toHaveLength(6);
    transport.failNext(6);
    await until(queue.add(file(9, 'other.pdf')), 'error');
    expect(transport.sent).toHaveLength(12);
  });

  it('C9-10 asks first what the server has and sends nothing that is there', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    transport.chunkState = () => Promise.resolve({ uploaded: true, chunkNumbers: [], merge: false });
    const { queue, until } = queueOn(transport);
    await until(queue.add(file(35)), 'success');
    expect(transport.sent).toEqual([]);
  });

  it('C9-11 hashes in slices of 10,240,000 bytes: the identifier is the SHA-256 of the whole', async () => {
    expect(HASH_SLICE_SIZE).toBe(10_240_000);
    const content = new Uint8Array(HASH_SLICE_SIZE * 2 + 5).map((_, index) => index % 251);
    const expected = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex');
    const ends: number[] = [];
    expect(await hashSlices(new Blob([content]), (bytes) => ends.push(bytes))).toBe(expected);
    expect(ends).toEqual([HASH_SLICE_SIZE, HASH_SLICE_SIZE * 2, HASH_SLICE_SIZE * 2 + 5]);
  });

  it('X8-17 gives a file up that the disk does not give', async () => {
    const onCancel = vi.fn();
    const { queue } = queueOn(memoryTransport(), {
      onCancel,
      hash: () => Promise.reject(new UnreadableFileError()),
    });
    queue.add(file(10));
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
    expect(onCancel.mock.calls[0]?.[1]).toBeInstanceOf(UnreadableFileError);
    expect(queue.getItems()).toEqual([]);
  });

  it('remembers a broken upload: the same file in a new queue goes on where the first one stopped', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    const first = queueOn(transport, { parallelChunks: 1 });
    const send = transport.sendChunk.bind(transport);
    transport.sendChunk = async (...args) => {
      await send(...args);
      if (args[1].chunkNumber === 3) transport.hold();
    };
    first.queue.add(file(50));
    await vi.waitFor(() => expect(transport.sent).toHaveLength(4));
    // the page is gone
    first.queue.clear();
    expect(unfinishedUploads('annex').map(({ name, size }) => [name, size])).toEqual([['plan.pdf', 50]]);

    transport.release();
    transport.sendChunk = send;
    const second = queueOn(transport);
    const id = second.queue.add(file(50));
    await second.until(id, 'success');
    expect(second.item(id)?.resumedAt).toBe(60);
    expect(transport.sent.slice(4).map(({ chunkNumber }) => chunkNumber)).toEqual([4, 5]);
    expect(unfinishedUploads()).toEqual([]);
  });

  it('sends two files and three chunks of each at a time, the others wait', async () => {
    const transport = memoryTransport({ chunkSize: CHUNK });
    transport.hold();
    const { queue, until } = queueOn(transport);
    const ids = ['a', 'b', 'c'].map((name) => queue.add(file(60, name)));
    await vi.waitFor(() => expect(transport.sent).toHaveLength(6));
    expect(queue.getItems().map(({ status }) => status)).toEqual(['uploading', 'uploading', 'waiting']);
    transport.release();
    for (const id of ids) await until(id, 'success');
  });
});
