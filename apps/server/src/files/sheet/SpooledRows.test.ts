import { expect, it } from 'vitest';
import { ParserPool } from '../parse/ParserPool.js';
import { SpooledRows } from './SpooledRows.js';

it('gives the rows of a sheet as often as they are asked for, with all that ends a line elsewhere', async () => {
  const parsers = new ParserPool();
  const content = Buffer.from('名称,说明\n甲,一\u2028二\u2029三\n乙,"四\n五\r六"\n');
  const read = async (rows: SpooledRows) => {
    const cells: string[][] = [];
    for await (const row of rows) cells.push(row.cells);
    return cells;
  };
  const load = () => Promise.resolve({ content, rows: 10, columns: 2 });
  const twice = await SpooledRows.withRows(parsers, load, async (rows) => [await read(rows), await read(rows)]);
  const cells = [
    ['名称', '说明'],
    ['甲', '一\u2028二\u2029三'],
    ['乙', '四\n五\r六'],
  ];
  expect(twice).toEqual([cells, cells]);
  await parsers.stop();
});
