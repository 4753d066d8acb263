import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type BulkResult } from '../types.js';
import { BulkEditDialog } from './BulkEditDialog.js';
import '../../testing/preloadViews.js';

afterEach(cleanup);

const form = createFormDocument([
  createField('text', { id: 'title', label: '标题', required: true }),
  createField('text', { id: 'secret', label: '密级' }),
  createField('text', { id: 'fixed', label: '编号', readOnly: true }),
  createField('subtable', {
    id: 'lines',
    label: '明细',
    columns: [createField('text', { id: 'item', label: '品名' })],
  }),
]);
const names = new Map([
  ['a', '甲'],
  ['b', '乙'],
]);

function open(result: BulkResult) {
  const [onChange, onUndo, onClose, onSaved] = [
    vi.fn(() => Promise.resolve(result)),
    vi.fn((changed: BulkResult['changed']) => Promise.resolve({ changed, unchanged: 0, refused: [] })),
    vi.fn(),
    vi.fn(() => Promise.resolve()),
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={{ ...ALLOW_ALL, fieldAccess: (path) => (path === 'secret' ? 'read' : 'write') }}>
          <BulkEditDialog label="合同" form={form} names={names} {...{ onChange, onUndo, onClose, onSaved }} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), onChange, onUndo, onClose, onSaved };
}

async function fill(user: ReturnType<typeof userEvent.setup>, text: string) {
  const dialog = await screen.findByRole('dialog', { name: '批量编辑合同（2 条）' });
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '修改 2 条' }).disabled).toBe(true);
  await user.click(within(dialog).getByRole('combobox'));
  // what nobody may set here is no choice
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['标题']);
  await user.click(screen.getByRole('option', { name: '标题' }));
  await user.keyboard('{Escape}');
  const field = await within(dialog).findByRole('textbox', { name: '标题' });
  if (text) await user.type(field, text);
  await user.click(within(dialog).getByRole('button', { name: '修改 2 条' }));
}

it('gives the chosen fields one value in one call, and offers to take it back', async () => {
  const { user, onChange, onUndo, onClose, onSaved } = open({
    changed: [
      { id: 'a', revision: 2 },
      { id: 'b', revision: 5 },
    ],
    unchanged: 0,
    refused: [],
  });
  await fill(user, '新标题');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['a', 'b'], { title: '新标题' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: '撤销', hidden: true }));
  await waitFor(() =>
    expect(onUndo).toHaveBeenCalledWith([
      { id: 'a', revision: 2 },
      { id: 'b', revision: 5 },
    ]),
  );
  expect(await screen.findByText('已撤销 2 条')).toBeDefined();
});

it('names the records that refuse, with the reason, and lets the others be taken back', async () => {
  const { user, onChange, onUndo, onClose } = open({
    changed: [{ id: 'a', revision: 2 }],
    unchanged: 0,
    refused: [{ id: 'b', reason: '标题不能为空' }],
  });
  await fill(user, '');
  const refused = await screen.findByRole('list', { name: '未修改的数据' });
  expect(refused.textContent).toBe('乙标题不能为空');
  expect(onChange).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(onUndo).toHaveBeenCalledWith([{ id: 'a', revision: 2 }]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
