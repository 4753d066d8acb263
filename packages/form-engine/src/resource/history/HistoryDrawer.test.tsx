import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type RecordSave } from './HistorySource.js';
import { HistoryDrawer } from './HistoryDrawer.js';
import '../../testing/preloadViews.js';

afterEach(cleanup);

const form = createFormDocument([
  createField('text', { id: 'title', label: '标题' }),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('text', { id: 'idCard', label: '身份证' }),
      createField('text', { id: 'gate', label: '入口' }),
    ],
  }),
]);
const save = (revision: number, cause: RecordSave['cause'], before?: string, after?: string): RecordSave => ({
  revision,
  cause,
  userName: '王若彤',
  time: 0,
  change: { set: after === undefined ? {} : { title: after }, rows: {} },
  undo: { set: before === undefined ? {} : { title: before }, rows: {} },
});

const whole = [save(4, 'restore'), save(3, 'remove'), save(2, 'update', '旧标题', '新标题'), save(1, 'create')];

function open(canRestore: boolean, saves = whole, permissions = ALLOW_ALL) {
  const restore = vi.fn(() => Promise.resolve());
  const onRestored = vi.fn(() => Promise.resolve());
  const list = () => Promise.resolve({ list: saves, pagination: { currentPage: 1, pageSize: 20, total: 4 } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={permissions}>
          <HistoryDrawer
            record={{ id: 'a', name: '合同甲' }}
            form={form}
            source={{ id: 'model.contract', list, restore }}
            canRestore={canRestore}
            onClose={() => undefined}
            onRestored={onRestored}
          />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), restore, onRestored };
}

it('tells who did what with both values, and goes back to an earlier state after a question', async () => {
  const { user, restore, onRestored } = open(true);
  const drawer = await screen.findByRole('dialog', { name: '合同甲 的历史' });
  const changed = (await within(drawer).findByText('王若彤 修改')).closest('li') as HTMLElement;
  expect(within(changed).getByText('旧标题').closest('del')).not.toBeNull();
  expect(within(changed).getByText('新标题').closest('ins')).not.toBeNull();
  expect(within(drawer).getByText('王若彤 从回收站恢复')).toBeDefined();
  // the state of now and a removal are nothing to go back to
  expect(within(drawer).getAllByRole('button', { name: /^恢复到此版本/ })).toHaveLength(2);
  await user.click(within(drawer).getByRole('button', { name: '恢复到此版本 第 1 版' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(restore).toHaveBeenCalledWith('a', { revision: 1, current: 4 }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
});

it('only tells those who may not change the record', async () => {
  open(false);
  expect(await screen.findByText('王若彤 新增')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^恢复到此版本/ })).toBeNull();
});

it('says which fields stay as they are, because what stood there was not kept', async () => {
  const { user, restore } = open(true, [{ ...save(3, 'update'), lost: ['title'] }, ...whole.slice(2)]);
  expect(await screen.findByText('没有保留修改前的内容')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '恢复到此版本 第 1 版' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/以下内容没有保留，恢复后仍是现在的值：标题。/)).toBeDefined();
  await user.click(within(question).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(restore).toHaveBeenCalledWith('a', { revision: 1, current: 3 }));
});

it('names rows by the first column that the person may see', async () => {
  const rows = { rows: { upsert: [{ id: 'r1', gate: '东门' }], remove: [] } };
  const saves = [{ ...save(1, 'update'), change: { set: {}, rows }, undo: { set: {}, rows } }];
  const fieldAccess = (path: string) => (path === 'rows.idCard' ? 'hidden' : 'read');
  open(false, saves, { ...ALLOW_ALL, fieldAccess });
  expect(await screen.findByText(/东门/)).toBeDefined();
});

it('leads back to what a record was before its history begins', async () => {
  const { user, restore } = open(true, [save(3, 'update', '乙', '丙'), save(2, 'update', '甲', '乙')]);
  const before = (await screen.findByText('更早的内容')).closest('li') as HTMLElement;
  await user.click(within(before).getByRole('button', { name: '恢复到此版本 第 1 版' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(restore).toHaveBeenCalledWith('a', { revision: 1, current: 3 }));
});
