import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryResource, memorySource, type UserRow, userRows } from '../testing/memoryResource.js';
import { type BinRow, type ResourceDefinition, type ResourcePermissions } from '../types.js';

afterEach(cleanup);

/** Three users of whom the removed ones can be taken back. */
function binned(): ResourceDefinition<UserRow> & { deleted: () => string[] } {
  const source = memorySource(userRows(3));
  let bin: BinRow<UserRow>[] = [];
  const take = (ids: string[]) => {
    const taken = bin.filter(({ id }) => ids.includes(id));
    bin = bin.filter(({ id }) => !ids.includes(id));
    return Promise.resolve(taken);
  };
  return {
    ...memoryResource(source),
    tree: undefined as never,
    source: {
      list: source.list,
      remove: (id) => {
        const removed = source.rows.filter((row) => row.id === id);
        bin = [...removed.map((row) => ({ ...row, _deletedAt: 0, _deletedBy: '王若彤', _purgedAt: 1 })), ...bin];
        source.rows = source.rows.filter((row) => row.id !== id);
        return Promise.resolve();
      },
      bin: {
        list: ({ currentPage, pageSize }) =>
          Promise.resolve({ list: bin, pagination: { currentPage, pageSize, total: bin.length } }),
        restore: async (ids) => {
          source.rows = [...(await take(ids)), ...source.rows];
        },
        purge: async (ids) => void (await take(ids)),
      },
    },
    deleted: () => bin.map(({ name }) => name),
  };
}

function open(definition: ResourceDefinition<UserRow>, permissions: ResourcePermissions = ALLOW_ALL) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={permissions}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

async function remove(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('移入回收站，到期后永久删除');
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
}

describe('a resource with a recycle bin', () => {
  it('offers to take a deletion back, and shows what was deleted in the place of the list', async () => {
    const definition = binned();
    const user = open(definition);
    await remove(user, '周雨桐');
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await rowOf('周雨桐')).toBeDefined();

    await remove(user, '陈嘉豪');
    await user.click(screen.getByRole('button', { name: '回收站' }));
    expect(await screen.findByRole('heading', { name: '用户回收站' })).toBeDefined();
    const row = await rowOf('陈嘉豪');
    expect(row.textContent).toContain('王若彤');
    expect(within(row).queryByRole('button', { name: /编辑/ })).toBeNull();
    await user.click(within(row).getByRole('button', { name: '恢复 陈嘉豪' }));
    await waitFor(() => expect(definition.deleted()).toEqual([]));
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(await rowOf('陈嘉豪')).toBeDefined();
  });

  it('deletes for ever only after a question', async () => {
    const definition = binned();
    const user = open(definition);
    await remove(user, '周雨桐');
    await user.click(screen.getByRole('button', { name: '回收站' }));
    await user.click(within(await rowOf('周雨桐')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '彻底删除' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('将永久删除 1 条数据及其历史');
    await user.click(within(question).getByRole('button', { name: '彻底删除' }));
    await waitFor(() => expect(definition.deleted()).toEqual([]));
  });

  it('shows nothing of it to those who may not delete', async () => {
    open(binned(), { ...ALLOW_ALL, can: (code) => code !== 'btn_remove' });
    expect(await rowOf('周雨桐')).toBeDefined();
    expect(screen.queryByRole('button', { name: '回收站' })).toBeNull();
  });
});
