import { expect, it, vi } from 'vitest';
import { counted } from './runExport.js';

async function* batches(...lists: number[][]) {
  for (const list of lists) yield await Promise.resolve(list);
}

async function read(limit: number) {
  const [tell, onCut] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const rows: number[] = [];
  for await (const part of counted(batches([1, 2, 3], [4, 5]), { tell, onCut, limit })) rows.push(...part);
  return { rows, tell, isCut: onCut.mock.calls.length > 0 };
}

it('says when a file has no room for all rows', async () => {
  expect(await read(5)).toMatchObject({ rows: [1, 2, 3, 4, 5], isCut: false });
  expect(await read(4)).toMatchObject({ rows: [1, 2, 3, 4], isCut: true });
});
