import { Workbook } from '@cj-tech-master/excelts';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readSheetRows } from '../parse/readSheetRows.js';
import { streamSheet } from './streamSheet.js';

async function* batchesOf(count: number, size: number) {
  for (let first = 0; first < count; first += size)
    yield Array.from({ length: Math.min(size, count - first) }, (_, index) => first + index + 1);
}

it('writes texts as they are, whatever they hold, under a bold header', async () => {
  const texts = ['=1+1', '<b>&"x"</b>', ' 两端 ', '\u0001行\n二', ''];
  const file = await buffer(
    streamSheet({
      name: '合同/2026',
      columns: texts.map((_text, index) => ({ header: `列${index}` })),
      batches: batchesOf(1, 1),
      toCells: () => texts,
    }),
  );
  const book = new Workbook();
  await book.xlsx.load(file);
  const [sheet] = book.worksheets;
  expect(sheet?.name).toBe('合同 2026');
  expect(sheet?.getCell('A1').font?.bold).toBe(true);
  expect(texts.map((_text, index) => sheet?.getCell(2, index + 1).text)).toEqual([
    '=1+1',
    '<b>&"x"</b>',
    ' 两端 ',
    '行\n二',
    '',
  ]);
});

it('holds rows of one batch in memory, however many there are', async () => {
  let waiting = 0;
  let most = 0;
  const pieces: Buffer[] = [];
  async function* batches() {
    for await (const rows of batchesOf(5_000, 500)) {
      waiting += 1;
      most = Math.max(most, waiting - pieces.length);
      yield rows;
    }
  }
  const columns = Array.from({ length: 30 }, (_, index) => ({ header: `C${index}` }));
  const random = (row: number, column: number) => String((row * 7_919 + column * 104_729) % 1_000_003);
  for await (const piece of streamSheet({
    name: 'many',
    columns,
    batches: batches(),
    toCells: (row) => columns.map((_column, index) => random(row, index)),
  }))
    pieces.push(piece);
  expect(most).toBeLessThan(6);
  const rows = readSheetRows({ content: Buffer.concat(pieces), rows: 6_000, columns: 30 });
  expect(rows).toHaveLength(5_001);
  expect(rows[5_000]?.cells[29]).toBe(random(5_000, 29));
});

it('ends with the error of its rows', async () => {
  const sheet = (batches: AsyncIterable<number[]>) =>
    streamSheet({ name: 'x', columns: [{ header: 'A' }], batches, toCells: (cell) => [String(cell)] });
  async function* broken() {
    yield [1];
    throw new Error('the line is cut');
  }
  await expect(buffer(sheet(broken()))).rejects.toThrow('the line is cut');
});
