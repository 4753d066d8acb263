import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { type Field } from '../../core/document/FormDocument.js';
import { ResourceFormDialog } from '../form/ResourceFormDialog.js';
import { HistoryDrawer } from '../history/HistoryDrawer.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type FormMode, type ResourceDefinition } from '../types.js';
import { type WrittenSource } from './WrittenSource.js';
import '../../testing/preloadViews.js';

afterEach(cleanup);

const text = (id: string, label: string): Field => createField('text', { id, label });
const former = createFormDocument([text('title', '旧标题'), text('note', '备注'), text('pay', '薪资')]);
const today = createFormDocument([text('title', '标题')]);

const records = (form = former): WrittenSource & { read: ReturnType<typeof vi.fn<WrittenSource['read']>> } => ({
  version: 3,
  read: vi.fn<WrittenSource['read']>(() =>
    Promise.resolve({ version: 2, form, values: { title: '甲', note: '当时', pay: '' }, hidden: ['pay'] }),
  ),
});

function show(children: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>{children}</ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

function open(mode: FormMode, written: WrittenSource, _version = 2) {
  const definition: ResourceDefinition = {
    id: 'model.contract',
    label: '合同',
    form: today,
    columns: [],
    search: [],
    written,
    source: {
      list: () => Promise.resolve({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } }),
      read: () => Promise.resolve({ title: '甲', _revision: 4, _version }),
      update: () => Promise.resolve(),
    },
  };
  return show(
    <ResourceFormDialog
      definition={definition}
      mode={mode}
      row={{ id: 'a' }}
      initialValues={{}}
      onClose={() => undefined}
      onSaved={() => Promise.resolve()}
    />,
  );
}

describe('a record that an older form wrote', () => {
  it('opens as it was written without what is hidden, and as of today on demand', async () => {
    const written = records();
    const user = open('detail', written);
    expect(await screen.findByText('当时')).toBeDefined();
    expect(screen.getByText('旧标题')).toBeDefined();
    expect(screen.queryByText('薪资')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('第 2 版表单保存');
    expect(written.read).toHaveBeenCalledWith('a', 4, expect.any(AbortSignal));
    await user.click(screen.getByRole('button', { name: '按当前的表单显示' }));
    expect(await screen.findByText('标题')).toBeDefined();
    expect(screen.queryByText('当时')).toBeNull();
    await user.click(screen.getByRole('button', { name: '按当时的样子显示' }));
    expect(await screen.findByText('当时')).toBeDefined();
  });

  it('is edited with the form of today, which is said', async () => {
    open('update', records());
    expect(await screen.findByText(/正在用当前的表单编辑/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '标题' }).value).toBe('甲');
    expect(screen.queryByText('备注')).toBeNull();
  });

  it('is shown with the form of today, which is said, where the older one cannot be read', async () => {
    const written = records();
    written.read.mockRejectedValueOnce(new Error('offline'));
    const user = open('detail', written);
    expect(await screen.findByText(/暂时无法按当时的样子显示/)).toBeDefined();
    expect(screen.getByText('标题')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('当时')).toBeDefined();
  });

  it('says nothing where the forms are the same, and does not ask where the record is of today', async () => {
    const same = records(today);
    open('detail', same);
    expect(await screen.findByText('标题')).toBeDefined();
    await waitFor(() => expect(same.read).toHaveBeenCalledOnce());
    expect(screen.queryByText(/版表单/)).toBeNull();
    cleanup();
    const current = records();
    open('detail', current, 3);
    expect(await screen.findByText('标题')).toBeDefined();
    expect(current.read).not.toHaveBeenCalled();
  });
});

it('the history shows the record as each save left it, in the form of then', async () => {
  const change = { set: { title: '甲' }, rows: {} };
  const save = { revision: 2, cause: 'update' as const, userName: '王若彤', time: 0, change, undo: change };
  const written = records();
  const user = show(
    <HistoryDrawer
      record={{ id: 'a', name: '合同甲' }}
      form={today}
      source={{
        id: 'model.contract',
        list: () => Promise.resolve({ list: [save], pagination: { currentPage: 1, pageSize: 20, total: 1 } }),
      }}
      written={written}
      canRestore={false}
      onClose={() => undefined}
      onRestored={() => Promise.resolve()}
    />,
  );
  // the state before the first save that is told, too
  expect(await screen.findByRole('button', { name: '查看当时的内容 第 1 版' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '查看当时的内容 第 2 版' }));
  const dialog = await screen.findByRole('dialog', { name: '合同甲（第 2 版）' });
  expect(await within(dialog).findByText('当时')).toBeDefined();
  expect(within(dialog).queryByText('薪资')).toBeNull();
  expect(written.read).toHaveBeenCalledWith('a', 2, expect.any(AbortSignal));
});
