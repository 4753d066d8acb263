import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormValues } from '../core/document/FormDocument.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { show } from '../testing/showStory.js';
import { moveCell } from './moveCell.js';
import '../testing/preloadViews.js';

function open(rows: FormValues[]) {
  const document = createFormDocument([
    createField('subtable', {
      id: 'rows',
      label: '明细',
      columns: [
        createField('text', { id: 'name', label: '姓名' }),
        createField('number', { id: 'count', label: '数量' }),
        createField('text', { id: 'note', label: '备注' }),
      ],
    }),
  ]);
  const store = createFormStore(document, { rows });
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} />
    </QueryClientProvider>,
  );
  const values = () => (store.getValues().rows as FormValues[]).map(({ name, count, note }) => [name, count, note]);
  return { store, user, values };
}

const cells = (rowName: number) => within(screen.getAllByRole('row')[rowName] as HTMLElement).getAllByRole('gridcell');
const cell = (row: number, column: number) => cells(row)[column] as HTMLElement;
const isOn = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const selected = () => screen.getAllByRole('gridcell', { selected: true }).length;

/** What a copy puts on the clipboard, and a paste takes from it. */
function clipboard(parts: Record<string, string> = {}) {
  return {
    parts,
    setData: (type: string, text: string) => void (parts[type] = text),
    getData: (type: string) => parts[type] ?? '',
  };
}

describe('keys of an editable grid', () => {
  it('F2 leaves the editor, arrows move, Shift makes a block, Enter edits', async () => {
    const { user } = open([{ name: '甲' }, { name: '乙' }]);
    screen.getByLabelText('姓名，第1行').focus();
    await user.keyboard('{F2}');
    await isOn(cell(1, 1));
    await user.keyboard('{ArrowRight}');
    await isOn(cell(1, 2));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await isOn(cell(2, 3));
    expect(selected()).toBe(4);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(selected()).toBe(1));
    await user.keyboard('{Control>}{Home}{/Control}');
    await isOn(cell(1, 1));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('姓名，第1行'));
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });

  it('Ctrl+D fills down, Delete clears, Ctrl+A takes all cells', async () => {
    const { user, values } = open([{ name: '甲', count: 1 }, { name: '乙' }, {}]);
    screen.getByLabelText('姓名，第1行').focus();
    await user.keyboard('{F2}');
    await isOn(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await waitFor(() => expect(selected()).toBe(6));
    await user.keyboard('{Control>}d{/Control}');
    expect(values()).toEqual([
      ['甲', 1, ''],
      ['甲', 1, ''],
      ['甲', 1, ''],
    ]);
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(selected()).toBe(9));
    await user.keyboard('{Delete}');
    expect(
      values()
        .flat()
        .every((value) => value === '' || value === null),
    ).toBe(true);
  });

  it('a block is copied and pasted elsewhere; one that is pasted into an editor goes into the cells from there on', async () => {
    const { user, values } = open([
      { name: '甲', count: 1 },
      { name: '乙', count: 2 },
    ]);
    screen.getByLabelText('姓名，第1行').focus();
    await user.keyboard('{F2}');
    await isOn(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await isOn(cell(2, 2));
    const data = clipboard();
    fireEvent.copy(cell(2, 2), { clipboardData: data });
    expect(data.parts['text/plain']).toBe('甲\t1\n乙\t2');
    const input = screen.getByLabelText('姓名，第2行');
    act(() => input.focus());
    fireEvent.pointerDown(input, { button: 0 });
    fireEvent.paste(input, { clipboardData: data });
    await waitFor(() =>
      expect(values()).toEqual([
        ['甲', 1, ''],
        ['甲', 1, ''],
        ['乙', 2, ''],
      ]),
    );
    // one text is the editor's own
    expect(fireEvent.paste(input, { clipboardData: clipboard({ 'text/plain': '丙' }) })).toBe(true);
  });

  it('Tab into an editor leaves the cells: paste and copy are the editor’s own', async () => {
    const { user, values } = open([{ name: '甲' }, { name: '乙' }]);
    screen.getByLabelText('姓名，第1行').focus();
    await user.keyboard('{F2}');
    await isOn(cell(1, 1));
    await user.keyboard('{Tab}{Tab}');
    const input = screen.getByLabelText('数量，第1行');
    expect(document.activeElement).toBe(input);
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    expect(fireEvent.paste(input, { clipboardData: clipboard({ 'text/plain': '7' }) })).toBe(true);
    const copied = clipboard();
    fireEvent.copy(input, { clipboardData: copied });
    expect(copied.parts).toEqual({});
    expect(values()[0]).toEqual(['甲', null, '']);
  });

  it('Tab to another cell of a long grid selects that one', async () => {
    const { user, values } = open(Array.from({ length: 200 }, (_, index) => ({ name: `第${index + 1}行`, count: 1 })));
    const first = await screen.findByText('第1行');
    act(() => first.closest('td')?.focus());
    await user.keyboard('{F2}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toMatch(/\.name$/));
    await user.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('data-cell')).toMatch(/\.count$/);
    expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([document.activeElement]);
    await user.keyboard('{Delete}');
    expect(values()[0]).toEqual(['第1行', null, '']);
  });

  it('a long grid moves through rows that are not drawn, and edits where Enter is pressed', async () => {
    const { user } = open(Array.from({ length: 200 }, (_, index) => ({ name: `第${index + 1}行` })));
    const first = await screen.findByText('第1行');
    act(() => first.closest('td')?.focus());
    await user.keyboard('{F2}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toMatch(/\.name$/));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('第2行'));
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('第2行')).toBe(document.activeElement);
  });
});

describe('rows', () => {
  it('are opened as a form, one after the other, copied and moved by their menu', async () => {
    const { user, values } = open([{ name: '甲' }, { name: '乙' }]);
    await user.click(screen.getByRole('button', { name: '第1行的操作' }));
    await user.click(screen.getByRole('menuitem', { name: '打开为表单' }));
    const dialog = await screen.findByRole('dialog', { name: '明细 第1行' });
    await user.type(within(dialog).getByLabelText('备注，第1行'), '早');
    await user.click(within(dialog).getByRole('button', { name: '下一行' }));
    await user.type(await within(dialog).findByLabelText('备注，第2行'), '晚');
    expect(within(dialog).getByRole('button', { name: '下一行' }).hasAttribute('disabled')).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: '完成' }));
    expect(values()).toEqual([
      ['甲', null, '早'],
      ['乙', null, '晚'],
    ]);
    await user.click(screen.getByRole('button', { name: '第2行的操作' }));
    await user.click(screen.getByRole('menuitem', { name: '复制一行' }));
    await user.click(screen.getByRole('button', { name: '第1行的操作' }));
    await user.click(screen.getByRole('menuitem', { name: '下移' }));
    expect(values().map(([name]) => name)).toEqual(['乙', '甲', '乙']);
  });
});

describe('moveCell', () => {
  it('stays within the grid', () => {
    const size = { rows: 20, columns: 3 };
    const from = { row: 1, column: 1 };
    const to = (key: string, isWhole = false) => moveCell(from, { key, isWhole }, size);
    expect([to('ArrowUp'), to('ArrowUp', true), to('ArrowDown', true)]).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 1 },
      { row: 19, column: 1 },
    ]);
    expect([to('Home'), to('End'), to('Home', true), to('End', true)]).toEqual([
      { row: 1, column: 0 },
      { row: 1, column: 2 },
      { row: 0, column: 0 },
      { row: 19, column: 2 },
    ]);
    expect([to('PageDown'), to('PageUp'), to('x')]).toEqual([{ row: 11, column: 1 }, { row: 0, column: 1 }, undefined]);
    expect(moveCell({ row: 19, column: 2 }, { key: 'ArrowRight', isWhole: false }, size)).toEqual({
      row: 19,
      column: 2,
    });
  });
});
