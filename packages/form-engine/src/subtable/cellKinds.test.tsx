import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { show } from '../testing/showStory.js';
import '../testing/preloadViews.js';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙', children: [{ value: 'b1', label: '乙一' }] },
];
const flat = options.map(({ value, label }) => ({ value, label }));
const base = (id: string) => ({ id, label: id, required: true });

const document = createFormDocument([
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('select', { ...base('select'), options: flat }),
      createField('radio', { ...base('radio'), options: flat }),
      createField('checkbox', { ...base('checkbox'), options: flat }),
      createField('number', { ...base('numInput'), defaultValue: 1 }),
      createField('calculate', { ...base('calculate'), formula: '{numInput}×2' }),
      createField('treeSelect', { ...base('treeSelect'), options }),
      createField('cascader', { ...base('cascader'), options }),
    ],
  }),
]);

const CHOSEN = {
  select: 'a',
  radio: 'a',
  checkbox: ['a'],
  numInput: 3,
  treeSelect: 'a',
  cascader: ['a'],
};
const cell = (name: string) => screen.getByLabelText(`${name}，第1行`);

function open(row: Record<string, unknown>) {
  const store = createFormStore(document, { rows: [row] }, { calculateDelay: 0 });
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} />
    </QueryClientProvider>,
  );
  return { store, user, row: () => (store.getValues().rows as Record<string, unknown>[])[0] };
}

describe('cells of a subtable', () => {
  it('E3-75 select, radio, checkbox, number, calculation, tree and cascader show, change, are checked and reset', async () => {
    const { store, user, row } = open(CHOSEN);
    for (const name of ['select', 'radio', 'checkbox', 'treeSelect', 'cascader'])
      expect(cell(name).textContent, name).toContain('甲');
    expect(cell('numInput')).toHaveProperty('value', '3');
    expect(cell('calculate')).toHaveProperty('value', '6.00');

    for (const name of ['select', 'radio', 'checkbox']) {
      await user.click(cell(name));
      await user.click(await screen.findByRole('option', { name: '乙' }));
      await user.keyboard('{Escape}');
    }
    await user.click(cell('treeSelect'));
    await user.click(await screen.findByRole('treeitem', { name: '乙' }));
    await user.keyboard('{Escape}');
    await user.click(cell('cascader'));
    await user.click(await screen.findByRole('option', { name: '乙' }));
    await user.click(await screen.findByRole('option', { name: '乙一' }));
    await user.clear(cell('numInput'));
    await user.type(cell('numInput'), '5');
    await user.tab();
    act(() => store.flush());
    expect(row()).toEqual({
      select: 'b',
      radio: 'b',
      checkbox: ['a', 'b'],
      numInput: 5,
      calculate: '10.00',
      treeSelect: 'b',
      cascader: ['b', 'b1'],
    });
    expect(cell('calculate')).toHaveProperty('value', '10.00');

    act(() => {
      store.resetCells('rows');
      store.flush();
    });
    expect(row()).toEqual({
      select: '',
      radio: '',
      checkbox: [],
      numInput: 1,
      calculate: '2.00',
      treeSelect: '',
      cascader: [],
    });
    act(() => store.setValue('rows.0.numInput', null));
    act(() => void store.validate());
    for (const name of ['select', 'radio', 'checkbox', 'numInput', 'treeSelect', 'cascader'])
      expect(cell(name).getAttribute('aria-invalid') ?? '', name).toBe('true');
    expect(screen.getAllByText('不能为空')).toHaveLength(6);
    expect(store.submit().ok).toBe(false);
  });
});
