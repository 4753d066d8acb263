import { describe, expect, it } from 'vitest';
import { createField } from '../../core/document/createField.js';
import { arrangeColumns, withWidth } from './arrangeColumns.js';

const columns = [
  createField('text', { id: 'plate', label: '车牌号', required: true }),
  createField('number', { id: 'count', label: '数量', columnWidth: 150 }),
  createField('text', { id: 'note', label: '备注' }),
];
const idsOf = ({ columns: shown }: ReturnType<typeof arrangeColumns>) => shown.map(({ id }) => id);

describe('columns of a subtable as a person has them', () => {
  it('stand as the form says until somebody changes them', () => {
    expect(arrangeColumns(columns, undefined, 96)).toEqual({
      columns,
      edges: [undefined, undefined, undefined],
      isSized: false,
    });
  });

  it('stay at the edges at the sum of the widths before them', () => {
    const arranged = arrangeColumns(
      columns,
      [
        { id: 'note', visible: true, fixed: 'left', width: 200 },
        { id: 'plate', visible: true, fixed: 'right' },
        { id: 'count', visible: true, fixed: 'left' },
      ],
      96,
    );
    expect(idsOf(arranged)).toEqual(['note', 'count', 'plate']);
    expect(arranged.edges).toEqual([{ left: 96 }, { left: 296 }, { right: 0 }]);
    expect(arranged.isSized).toBe(true);
  });

  it('are hidden, but not where they must be filled in', () => {
    const arranged = arrangeColumns(
      columns,
      [
        { id: 'plate', visible: false },
        { id: 'count', visible: false },
      ],
      96,
    );
    expect(idsOf(arranged)).toEqual(['plate', 'note']);
    expect(arranged.isSized).toBe(false);
  });

  it('keep what was set before when one gets another width', () => {
    const settings = withWidth(columns, [{ id: 'note', visible: false }], { id: 'count', width: 80 });
    expect(settings).toEqual([
      { id: 'note', visible: false },
      { id: 'count', visible: true, width: 80 },
    ]);
    expect(arrangeColumns(columns, settings, 96).columns.map(({ columnWidth }) => columnWidth)).toEqual([
      undefined,
      80,
    ]);
  });
});
