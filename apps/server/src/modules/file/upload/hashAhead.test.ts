import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { allocateAligned } from '../../../files/alignedMemory.js';
import { PART_SIZE } from '../../../files/fileStore.js';
import { LocalStore } from '../../../files/localStore.js';
import { HashAhead } from './hashAhead.js';

const folder = await mkdtemp(join(tmpdir(), 'sa-hash-'));
const store = new LocalStore(folder);
const hashes = new HashAhead(store);
afterAll(async () => {
  await hashes.stop();
  await rm(folder, { recursive: true, force: true });
});

const content = randomBytes(3 * PART_SIZE + 100);
const whole = createHash('sha256').update(content).digest('hex');

/** Keeps a chunk and notes it; its memory is overwritten as soon as it is given back. */
async function keep(handle: string, number: number): Promise<void> {
  const chunk = content.subarray((number - 1) * PART_SIZE, number * PART_SIZE);
  const memory = allocateAligned(chunk.length);
  chunk.copy(memory);
  await store.writePart(handle, number, memory);
  await hashes.note(handle, number, memory);
  memory.fill(0);
}

it.each([
  ['in order', [1, 2, 3, 4]],
  ['in any order', [4, 2, 3, 1]],
])('hashes chunks that come %s at once', async (_order, numbers) => {
  const handle = await store.begin();
  await Promise.all(numbers.map((number) => keep(handle, number)));
  expect(await hashes.digest(handle, content.length)).toBe(whole);
});

it('reads chunks from the store whose turn came long after them', async () => {
  const handle = await store.begin();
  for (const number of [3, 4, 2, 1]) await keep(handle, number);
  expect(await hashes.digest(handle, content.length)).toBe(whole);
});

it('reads what another server, or itself before it was started anew, has taken', async () => {
  const handle = await store.begin();
  for (const number of [1, 2, 3]) await keep(handle, number);
  hashes.forget(handle);
  await keep(handle, 4);
  expect(await hashes.digest(handle, content.length)).toBe(whole);
  expect(await hashes.digest('0'.repeat(32), content.length)).toBeUndefined();
});
