import { type ReportSheet } from '@smart-admin/api-client/contract';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportTable } from './ReportTable.js';

const look = {
  ...{ bold: false, italic: false, size: 0, vertical: 'middle', wraps: false, borders: ['top', 'left'] },
  ...{ align: 'left', colour: '', fill: '' },
} satisfies ReportSheet['looks'][number];
const cell = (row: number, column: number, text: string, more: object = {}) => ({
  ...{ row, column, rowSpan: 1, columnSpan: 1, text, look: 0 },
  ...more,
});
const sheet: ReportSheet = {
  columns: [100, 100, 100],
  rows: [
    { height: 32, isHead: true },
    { height: 32, isHead: false },
    { height: 32, isHead: false },
  ],
  cells: [
    cell(0, 0, '停车场'),
    cell(0, 1, '实收'),
    cell(1, 0, '东门', { rowSpan: 2 }),
    cell(1, 1, '10.00'),
    cell(2, 2, '', { error: '除数为零' }),
  ],
  looks: [look],
  ...{ total: 2, page: 1, pageSize: 100, cut: [], isEmpty: false },
};

it('is a table with heads, merged cells, and empty places where nothing was drawn', () => {
  render(
    <LocaleProvider locale="zh">
      <ReportTable sheet={sheet} label="营收" />
    </LocaleProvider>,
  );
  const table = screen.getByRole('table', { name: '营收' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['停车场', '实收']);
  expect(within(table).getByRole('cell', { name: '东门' })).toHaveProperty('rowSpan', 2);
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.children.length)).toEqual([3, 3, 2]);
  // why a formula has no value is told to readers of the screen too
  expect(within(table).getByText('除数为零')).toBeDefined();
});

it('draws a chart in its cell, with its figures as a table, and says when it draws only some of them', () => {
  const chart = {
    ...{ form: 'stacked' as const, labels: ['东门', '西门'], unit: '元', isCut: true },
    series: [
      { name: '现金', values: [10, 5] },
      { name: '微信', values: [7, null] },
    ],
  };
  const cells = [cell(1, 0, '各场实收', { rowSpan: 2, columnSpan: 3, chart })];
  render(
    <LocaleProvider locale="zh">
      <ReportTable sheet={{ ...sheet, cells }} label="营收" />
    </LocaleProvider>,
  );
  const figure = screen.getByRole('figure', { name: '各场实收' });
  fireEvent.click(within(figure).getByRole('button'));
  expect(within(figure).getByRole('row', { name: '西门 5 元 -' })).toBeDefined();
  expect(screen.getByText('项目较多，只画出了一部分')).toBeDefined();
});

it('says in the cell of a chart without values that there is no data', () => {
  const chart = { form: 'line' as const, labels: [], series: [{ name: '实收', values: [] }], unit: '', isCut: false };
  render(
    <LocaleProvider locale="zh">
      <ReportTable sheet={{ ...sheet, cells: [cell(1, 0, '', { chart })] }} label="营收" />
    </LocaleProvider>,
  );
  expect(within(screen.getByRole('figure', { name: '图表' })).getByText('暂无数据')).toBeDefined();
});
