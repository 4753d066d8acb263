import { type ReportSheet } from '@smart-admin/api-client/contract';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { render, screen, within } from '@testing-library/react';
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
