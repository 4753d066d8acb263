import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { type ColumnSetting } from '../fields/sources/ColumnSettings.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { show } from '../testing/showStory.js';
import '../testing/preloadViews.js';

const document = createFormDocument([
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('text', { id: 'gate', label: '入口' }),
      createField('number', { id: 'fee', label: '费用' }),
      createField('text', { id: 'note', label: '备注' }),
    ],
  }),
]);

function open(saved?: ColumnSetting[]) {
  const store = createFormStore(document, {
    rows: [
      { gate: '东门', fee: 10 },
      { gate: '西门', fee: 5 },
      { gate: '东门', fee: 1000.5 },
    ],
  });
  const columnSettings = {
    load: vi.fn(() => Promise.resolve(saved)),
    save: vi.fn<(name: string, columns: ColumnSetting[]) => Promise<void>>(() => Promise.resolve()),
    reset: vi.fn(() => Promise.resolve()),
  };
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <FormDataSourcesProvider sources={{ columnSettings }}>
        <FormRenderer store={store} settingsKey="model.visit" />
      </FormDataSourcesProvider>
    </QueryClientProvider>,
  );
  return { user, store, columnSettings };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const lines = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByLabelText(/^费用/)?.getAttribute('value') ?? row.textContent);

describe('columns of a subtable', () => {
  it('stand as the person left them, and are remembered with another width', async () => {
    const { user, columnSettings } = open([
      { id: 'note', visible: true, fixed: 'left', width: 200 },
      { id: 'gate', visible: false },
      { id: 'fee', visible: true },
    ]);
    await waitFor(() => expect(heads()).toEqual(['序号', '备注', '费用']));
    expect(columnSettings.load).toHaveBeenCalledWith('model.visit.rows');
    expect(screen.getByRole('columnheader', { name: /备注/ }).style.left).toBe('96px');
    screen.getByRole('separator', { name: '“备注”的列宽' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(columnSettings.save).toHaveBeenLastCalledWith('model.visit.rows', [
      { id: 'note', visible: true, fixed: 'left', width: 216 },
      { id: 'gate', visible: false },
      { id: 'fee', visible: true },
    ]);
  });

  it('put the rows in groups with sums, which follow what is typed; a row moves when the grid is left', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: '分组' }));
    await user.click(await screen.findByRole('menuitem', { name: '入口' }));
    expect(lines()).toEqual(['东门2行1,010.5', '10', '1000.5', '西门1行5', '5', '添加一行']);
    act(() => store.setValue('rows.1.fee', 7));
    expect(lines()[3]).toBe('西门1行7');
    const gate = screen.getByRole('textbox', { name: '入口，第3行' });
    await user.clear(gate);
    await user.type(gate, '东门');
    expect(lines()[3]).toBe('西门1行7');
    await user.click(globalThis.document.body);
    expect(lines()).toEqual(['东门3行1,017.5', '10', '7', '1000.5', '添加一行']);
    // what is saved keeps its order
    expect((store.getValues().rows as { fee: number }[]).map(({ fee }) => fee)).toEqual([10, 7, 1000.5]);
  });
});
