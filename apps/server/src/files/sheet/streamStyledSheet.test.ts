import { Workbook } from '@cj-tech-master/excelts';
import { type FinishedChart } from '@smart-admin/form-engine/core/report';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readXml } from '../parse/readXml.js';
import { ZipArchive } from '../parse/ZipArchive.js';
import { type StyledSheet, streamStyledSheet } from './streamStyledSheet.js';

const LOOK = {
  ...{ bold: false, italic: false, size: 0, colour: '', fill: '', borders: [], wraps: false },
  ...{ align: 'auto' as const, vertical: 'middle' as const },
};
const chart = (fields: Partial<FinishedChart> = {}): FinishedChart => ({
  ...{ form: 'bar', unit: '元', isCut: false, labels: ['南 <一> 号', '北 & 二号'] },
  series: [
    { name: '实收', values: [120.5, 80] },
    { name: '退款', values: [null, -10] },
  ],
  ...fields,
});
const sheetOf = (...charts: FinishedChart[]): StyledSheet => ({
  name: '图表数据',
  columns: [100, 100],
  rows: charts.map(() => ({ height: 200, isHead: false })),
  cells: charts.map((each, row) => ({
    ...{ row, column: 0, rowSpan: 1, columnSpan: 2, value: `第 ${row + 1} 张`, text: `第 ${row + 1} 张` },
    ...{ format: 'auto' as const, look: LOOK, chart: each },
  })),
  ...{ isLandscape: false, chartWords: { data: '图表数据', cut: '只画出了一部分' } },
});
const noop = () => undefined;
async function filesOf(sheet: StyledSheet): Promise<Record<string, string>> {
  const archive = new ZipArchive(await buffer(streamStyledSheet(sheet)), { entries: 50, bytes: 1_000_000 });
  return Object.fromEntries(archive.names.map((name) => [name, String(archive.read(name))]));
}

it('charts are drawn by Excel from the numbers of a second sheet', async () => {
  const forms = ['bar', 'stacked', 'line', 'pie'] as const;
  const sheet = sheetOf(...forms.map((form) => chart({ form, isCut: form === 'pie' })));
  const content = await buffer(streamStyledSheet(sheet));
  const book = new Workbook();
  await book.xlsx.load(content);
  expect(book.worksheets.map(({ name }) => name)).toEqual(['图表数据', '图表数据 2']);
  const data = book.worksheets[1]!;
  const rows = [1, 2, 3, 4, 5].map((row) => ['A', 'B', 'C'].map((column) => data.getCell(`${column}${row}`).value));
  expect(rows).toEqual([
    ['第 1 张', null, null],
    [null, '实收', '退款'],
    ['南 <一> 号', 120.5, null],
    ['北 & 二号', 80, -10],
    [null, null, null],
  ]);
  expect(data.getCell('A16').value).toBe('第 4 张 (只画出了一部分)');

  const files = await filesOf(sheet);
  const second = files['xl/charts/chart2.xml']!;
  expect(second).toContain('<c:grouping val="stacked"/>');
  // the second chart: its title in row 6, its series in row 7, its labels in rows 8 and 9
  expect([...second.matchAll(/<c:f>(.*?)<\/c:f>/g)].map(([, place]) => place)).toEqual([
    ...["'图表数据 2'!$B$7", "'图表数据 2'!$A$8:$A$9", "'图表数据 2'!$B$8:$B$9"],
    ...["'图表数据 2'!$C$7", "'图表数据 2'!$A$8:$A$9", "'图表数据 2'!$C$8:$C$9"],
  ]);
  expect(files['xl/drawings/drawing1.xml']).toContain(
    '<xdr:to><xdr:col>2</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>',
  );
});

it('every part is XML, is named with what it is, and leads to parts that are there', async () => {
  const files = await filesOf(sheetOf(chart({ form: 'pie' }), chart({ form: 'line', unit: '"><x' })));
  const typed = [...files['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
  expect(typed.toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => !name.endsWith('.rels') && name !== '[Content_Types].xml')
      .toSorted(),
  );
  for (const [name, content] of Object.entries(files)) {
    expect(() => readXml(Buffer.from(content), { open: noop, close: noop, text: noop }), name).not.toThrow();
    if (!name.endsWith('.rels')) continue;
    const folder = new URL(`../`, `file:///${name}`);
    for (const [, target] of content.matchAll(/Target="([^"]+)"/g))
      expect(Object.keys(files)).toContain(new URL(target!, folder).pathname.slice(1));
  }
});

it('a sheet without charts, or with an empty one, has one sheet alone', async () => {
  const files = await filesOf(sheetOf(chart({ labels: [], series: [{ name: '实收', values: [] }] })));
  expect(Object.keys(files).filter((name) => /chart|drawing|sheet2/.test(name))).toEqual([]);
});
