import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryResource, memorySource, type UserRow, userRows } from './testing/memoryResource.js';
import { type ImportContent, type ImportSource } from './import-export/ImportSource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { type ColumnSettingsStore, type ResourceDefinition, type ResourcePermissions } from './types.js';
import '../testing/preloadViews.js';

afterEach(() => {
  cleanup();
  const question = currentQuestion();
  if (question) answerQuestion(question, false);
});

function open(
  definition: ResourceDefinition<UserRow>,
  permissions: ResourcePermissions = ALLOW_ALL,
  columnSettings?: ColumnSettingsStore,
) {
  const onError = vi.fn();
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={permissions} columnSettings={columnSettings} onError={onError}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), onError, ...view };
}

function setUp(count = 25) {
  const source = memorySource(userRows(count));
  const definition: ResourceDefinition<UserRow> = { ...memoryResource(source), tree: undefined };
  return { source, definition };
}

const firstRow = () => screen.findByRole('row', { name: /user1 / });

describe('ResourcePage', () => {
  it('lists a page, and the next one', async () => {
    const { user } = open(setUp().definition);
    expect(await screen.findByText('共 25 条')).toBeDefined();
    expect(screen.getByText('user20')).toBeDefined();
    expect(screen.queryByText('user21')).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText('user21')).toBeDefined();
  });

  it('searches with Enter, and 重置 shows all again', async () => {
    const { user } = open(setUp().definition);
    await screen.findByText('共 25 条');
    await user.type(screen.getByRole('searchbox', { name: '姓名 / 账号 / 手机号' }), '陈嘉豪{Enter}');
    expect(await screen.findByText('共 2 条')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect(await screen.findByText('共 25 条')).toBeDefined();
  });

  it('names a search without result and offers to clear it', async () => {
    const { user } = open(setUp().definition);
    await screen.findByText('共 25 条');
    await user.type(screen.getByRole('searchbox', { name: '姓名 / 账号 / 手机号' }), '没有此人{Enter}');
    expect(await screen.findByText('没有符合条件的用户')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '清空条件' }));
    expect(await screen.findByText('共 25 条')).toBeDefined();
  });

  it('creates a record, keeps everything typed after a refusal and puts the message on its field', async () => {
    const { source, definition } = setUp();
    const { user } = open(definition);
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    await user.type(within(dialog).getByLabelText(/姓名/), '何雨');
    await user.type(within(dialog).getByLabelText(/账号/), 'user3');
    await user.click(within(dialog).getByRole('combobox', { name: /部门/ }));
    await user.click(await screen.findByRole('option', { name: '运营管理部' }));
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('账号已存在')).toBeDefined();
    expect(within(dialog).getByLabelText<HTMLInputElement>(/姓名/).value).toBe('何雨');
    await user.clear(within(dialog).getByLabelText(/账号/));
    await user.type(within(dialog).getByLabelText(/账号/), 'heyu');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('heyu')).toBeDefined();
    expect(source.rows[0]).toMatchObject({ name: '何雨', account: 'heyu', department: '运营管理部' });
  });

  it('reads, changes and saves a record', async () => {
    const { source, definition } = setUp();
    const { user } = open(definition);
    await user.click(within(await firstRow()).getByRole('button', { name: /编辑/ }));
    const dialog = await screen.findByRole('dialog', { name: '编辑用户' });
    const name = await within(dialog).findByLabelText<HTMLInputElement>(/姓名/);
    expect(name.value).toBe('周雨桐');
    await user.type(name, '二');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(source.rows[0]?.name).toBe('周雨桐二'));
    expect(await screen.findByText('周雨桐二')).toBeDefined();
  });

  it('asks before it closes a changed form', async () => {
    const { user } = open(setUp().definition);
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    await user.type(within(dialog).getByLabelText(/姓名/), '何');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(await screen.findByText('内容尚未保存，确定要关闭吗？')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新增用户' })).toBeNull());
  });

  it('asks with the fixed sentence before it deletes', async () => {
    const { source, definition } = setUp();
    const { user } = open(definition);
    await user.click(within(await firstRow()).getByRole('button', { name: /更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    expect(await screen.findByText('此操作将永久删除该数据, 是否继续？')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(source.rows).toHaveLength(25);
    await user.click(within(await firstRow()).getByRole('button', { name: /更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(await screen.findByText('共 24 条')).toBeDefined();
  });

  it('chooses rows over pages and deletes them together', async () => {
    const { source, definition } = setUp();
    const { user } = open(definition);
    await user.click(within(await firstRow()).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await user.click(within(await screen.findByRole('row', { name: /user21/ })).getByRole('checkbox'));
    expect(screen.getByRole('toolbar', { name: '已选 2 项' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(source.rows.map(({ id }) => id)).not.toContain('u21'));
    expect(source.rows).toHaveLength(23);
    expect(await screen.findByRole('button', { name: '新增用户' })).toBeDefined();
  });

  it('forgets what was chosen once another node of the tree shows other rows', async () => {
    const { user } = open(memoryResource(memorySource(userRows(30))));
    await user.click(within(await firstRow()).getByRole('checkbox'));
    expect(screen.getByRole('toolbar', { name: '已选 1 项' })).toBeDefined();
    await user.click(await screen.findByRole('treeitem', { name: /运营管理部/ }));
    expect(await screen.findByText('共 10 条')).toBeDefined();
    expect(screen.queryByRole('toolbar', { name: /已选/ })).toBeNull();
  });

  it('goes to the last page that exists when its page is gone', async () => {
    const { source, definition } = setUp(21);
    const { user } = open(definition);
    await screen.findByText('共 21 条');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await screen.findByText('user21');
    source.rows = source.rows.slice(0, 20);
    await user.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('user1')).toBeDefined();
  });

  it('draws nothing that the person may not use', async () => {
    const { definition } = setUp();
    const permissions = {
      can: (code: string) => code === 'btn_edit',
      canColumn: () => false,
      fieldAccess: (path: string) => (path === 'phone' ? 'hidden' : 'write'),
    };
    const { user } = open(
      { ...definition, source: { ...definition.source, export: async () => undefined } },
      permissions,
    );
    await screen.findByText('共 25 条');
    expect(screen.queryByRole('button', { name: '新增用户' })).toBeNull();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /账号/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: /编辑/ })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: '编辑用户' });
    await within(dialog).findByLabelText(/姓名/);
    expect(within(dialog).queryByLabelText(/手机号/)).toBeNull();
  });

  it('says that loading failed and loads again', async () => {
    const { definition, source } = setUp();
    let fails = true;
    const list: typeof source.list = (query, signal) =>
      fails ? Promise.reject(new Error('连接服务器超时')) : source.list(query, signal);
    const { user } = open({ ...definition, source: { ...source, list } });
    expect(await screen.findByText('用户加载失败')).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('共 25 条')).toBeDefined();
  });

  it('keeps the rows when a refresh fails', async () => {
    const { definition, source } = setUp();
    let fails = false;
    const list: typeof source.list = (query, signal) =>
      fails ? Promise.reject(new Error('连接服务器超时')) : source.list(query, signal);
    const { user } = open({ ...definition, source: { ...source, list } });
    await firstRow();
    fails = true;
    await user.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('刷新失败，显示的是之前的数据')).toBeDefined();
    expect(await firstRow()).toBeDefined();
  });

  it('filters by the node of the tree', async () => {
    const source = memorySource(userRows(30));
    const { user } = open(memoryResource(source));
    await user.click(await screen.findByRole('treeitem', { name: /运营管理部/ }));
    expect(await screen.findByText('共 10 条')).toBeDefined();
  });

  it('shows details without controls and leads to the form', async () => {
    const { user } = open(setUp().definition);
    await user.click(within(await firstRow()).getByRole('button', { name: /查看/ }));
    const dialog = await screen.findByRole('dialog', { name: '用户详情' });
    expect(await within(dialog).findByText('user1')).toBeDefined();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '编辑' }));
    expect(await screen.findByRole('dialog', { name: '编辑用户' })).toBeDefined();
  });

  it('runs an action of the page after its question', async () => {
    const run = vi.fn();
    const { definition } = setUp();
    const { user } = open({
      ...definition,
      actions: [{ id: 'reset', label: '重置密码', place: 'row', confirm: '确定重置密码吗？', primary: true, run }],
    });
    await user.click(within(await firstRow()).getByRole('button', { name: /重置密码/ }));
    await user.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(run.mock.calls[0]?.[0]).toMatchObject({ row: { account: 'user1' } });
  });

  it('imports: preview with errors, then the good rows, then the result', async () => {
    const { definition, source } = setUp();
    const commit = vi.fn(async () => ({ successes: 1, failures: 0, failed: [] }));
    const importSource: ImportSource = {
      template: async () => undefined,
      preview: async (): Promise<ImportContent> => ({
        fields: [{ id: 'name', label: '姓名', required: true }],
        columns: [{ header: '姓名', sample: '甲', field: 'name' }],
        rows: [
          { values: { name: '甲' }, errors: {} },
          { values: { name: '' }, errors: { name: '姓名不能为空' } },
        ],
        total: 2,
      }),
      take: { kind: 'commit', commit },
    };
    const { user } = open({ ...definition, source: { ...source, import: importSource } });
    await user.click(await screen.findByRole('button', { name: '导入' }));
    const dialog = await screen.findByRole('dialog', { name: '导入用户' });
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'a.xlsx'));
    expect(await within(dialog).findByText('姓名不能为空')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: '导入 1 行' }));
    expect(await within(dialog).findByText('成功 1 行，失败 1 行')).toBeDefined();
    expect(commit).toHaveBeenCalledWith([{ values: { name: '甲' }, errors: {} }]);
  });

  it('draws the columns that the person saved', async () => {
    const store = { load: async () => [{ id: 'phone', visible: false }], save: vi.fn(), reset: vi.fn() };
    open(setUp().definition, ALLOW_ALL, store);
    await firstRow();
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /手机号/ })).toBeNull());
  });

  it('has nothing for axe to complain about', async () => {
    const { container } = open(memoryResource(memorySource(userRows(5))));
    await screen.findByText('共 5 条');
    await screen.findByRole('treeitem', { name: /运营管理部/ });
    const result = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
