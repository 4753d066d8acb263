import { expect, it } from 'vitest';
import { EXPORT_LIMIT, exportSheet } from './exportSheet.js';

async function* rowsOf(count: number) {
  for (let start = 0; start < count; start += 10_000)
    yield await Promise.resolve(Array.from({ length: Math.min(10_000, count - start) }, (_, index) => start + index));
}

const sheetOf = (count: number) => ({
  name: 'rows',
  columns: [{ header: 'n' }],
  batches: rowsOf(count),
  toCells: (row: number) => [String(row)],
});

it('writes as many rows as a call answers, and refuses more instead of leaving any out', async () => {
  expect((await exportSheet(sheetOf(EXPORT_LIMIT))).length).toBeGreaterThan(1_000);
  await expect(exportSheet(sheetOf(EXPORT_LIMIT + 1))).rejects.toMatchObject({ code: 400 });
});
