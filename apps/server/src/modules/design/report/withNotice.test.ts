import { type FinishedSheet } from '@smart-admin/form-engine/core/report';
import { expect, it } from 'vitest';
import { withNotice } from './withNotice.js';

const sheet = (heads: number): FinishedSheet => ({
  columns: [100, 100],
  rows: [0, 1].map((row) => ({ height: 30, isHead: row < heads })),
  cells: [],
});

it('a notice stands above all, and stands still where the first row does', () => {
  expect(withNotice(sheet(1), '数据较多').rows.map(({ isHead }) => isHead)).toEqual([true, true, false]);
  expect(withNotice(sheet(0), '数据较多').rows.map(({ isHead }) => isHead)).toEqual([false, false, false]);
});

it('is as wide as the sheet and as high as its text needs', () => {
  const { cells, rows } = withNotice(sheet(0), '长'.repeat(60));
  expect(cells).toMatchObject([{ row: 0, column: 0, columnSpan: 2, text: '长'.repeat(60) }]);
  expect(rows[0]?.height).toBe(100);
});
