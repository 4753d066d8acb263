import { type ReportSheet } from '@smart-admin/api-client/contract';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintedReport } from './PrintedReport.js';

const sheet: ReportSheet = {
  columns: [100],
  rows: [{ height: 32, isHead: false }],
  cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: '东门', look: 0 }],
  looks: [
    {
      ...{ bold: false, italic: false, size: 0, vertical: 'middle', wraps: false, borders: [] },
      ...{ align: 'left', colour: '', fill: '' },
    },
  ],
  ...{ total: 1, page: 1, pageSize: 100, cut: [], isEmpty: false },
};
const print = (cut: string[]) =>
  render(
    <LocaleProvider locale="zh">
      <PrintedReport sheet={{ ...sheet, cut }} label="营收" />
    </LocaleProvider>,
  );

it('says on paper that not all rows count, by the names of their data sets', () => {
  print(['营收', '停车记录']);
  expect(screen.getByText('数据较多，仅统计了前面的部分：营收、停车记录。请缩小筛选范围')).toBeDefined();
  expect(screen.getByRole('table', { name: '营收' })).toBeDefined();
});

it('says nothing of a whole report', () => {
  print([]);
  expect(screen.queryByText(/数据较多/)).toBeNull();
});
