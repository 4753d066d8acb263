import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { tableCells } from '../core/state/tableCells.js';
import { type FieldAccess } from '../core/validation/FieldAccess.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { show } from '../testing/showStory.js';
import '../testing/preloadViews.js';
import { batchColumn } from './batchColumn.js';
import { copyBlock, copyRow } from './gridEdits.js';
import { visibleColumns } from './visibleColumns.js';

const table = createField('subtable', {
  id: 'rows',
  label: '明细',
  showSummary: true,
  summaryFields: ['salary', 'fee'],
  batchAdd: true,
  columns: [
    createField('userSelect', { id: 'who', label: '人员' }),
    createField('number', { id: 'salary', label: '工资', required: true }),
    createField('number', { id: 'fee', label: '费用' }),
  ],
});
const document = createFormDocument([table]);
const values = {
  rows: [
    { salary: 9000, fee: 10 },
    { salary: 8000, fee: 5 },
  ],
};

const storeWith = (access: Record<string, FieldAccess>) =>
  createFormStore(document, values, { context: { access: (path) => access[path] ?? 'write' } });

function open(access: Record<string, FieldAccess>) {
  const store = storeWith(access);
  show(<FormRenderer store={store} />);
  return store;
}

describe('a column of a subtable that somebody may not see', () => {
  it('has no head, no sum and no cells', async () => {
    open({ 'rows.salary': 'hidden' });
    const grid = await screen.findByRole('grid');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['序号', '人员', '费用']);
    const [head, first] = within(grid).getAllByRole('row');
    expect(within(first!).getAllByRole('gridcell')).toHaveLength(within(head!).getAllByRole('columnheader').length);
    const sums = grid.querySelector('[data-slot="subtable-summary"]');
    expect(sums?.textContent).toBe('合计15');
    expect(globalThis.document.body.textContent).not.toMatch(/工资|17,?000/);
  });

  it('is on no card of a narrow subtable', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 600));
    open({ 'rows.salary': 'hidden' });
    const cards = await screen.findByRole('list', { name: '明细' });
    expect(cards.textContent).toContain('费用');
    expect(globalThis.document.body.textContent).not.toMatch(/工资|17,?000/);
  });

  it('is neither copied, nor filled by several at once, nor told to scripts', () => {
    const store = storeWith({ 'rows.salary': 'hidden', 'rows.who': 'read' });
    const columns = visibleColumns(table, 'pc', store.access);
    const place = { store, table: 'rows', columns };
    expect(copyBlock(place, { top: 0, bottom: 1, left: 0, right: 9 }).text).toBe('\t10\n\t5');
    expect(batchColumn(table, columns, store)).toBeUndefined();
    expect(batchColumn(table, columns, storeWith({}))?.id).toBe('who');
    expect(tableCells(store, 'rows', 0).map(({ vModel }) => vModel)).toEqual(['who', 'fee']);
    const copied = copyRow(place, store.getRows('rows')[0] ?? '');
    expect(store.getField(`rows.${copied}.salary`).value).not.toBe(9000);
    expect(store.getField(`rows.${copied}.fee`).value).toBe(10);
  });

  it('is read without being changed where the person may read it alone', async () => {
    open({ 'rows.fee': 'read', 'rows.salary': 'hidden' });
    const grid = await screen.findByRole('grid');
    const cell = within(grid).getByLabelText('费用，第1行');
    expect(cell.getAttribute('value')).toBe('10');
    expect(cell.hasAttribute('readonly')).toBe(true);
  });

  it('takes the subtable along when it is the last one', () => {
    open({ 'rows.who': 'hidden', 'rows.salary': 'hidden', 'rows.fee': 'hidden' });
    expect(screen.queryByRole('region', { name: '明细' })).toBeNull();
  });
});
