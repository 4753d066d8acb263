import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { visitDocument, visitRecord } from '../core/testing/visitDocument.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { modelResource, type ModelRow } from './modelResource.js';
import { memoryResource, memorySource, type UserRow, userRows } from './testing/memoryResource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import {
  type ColumnSettingsStore,
  type FormDraft,
  type FormDraftStore,
  type ExportRequest,
  type ResourceDefinition,
  type ResourceRow,
} from './types.js';
import '../testing/preloadViews.js';

afterEach(() => {
  cleanup();
  const question = currentQuestion();
  if (question) answerQuestion(question, false);
});

const currentUser = { id: 'u77', name: '吴运营', organizeId: 'd77', organizeName: '客户服务部' };

function open<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  columnSettings?: ColumnSettingsStore,
  drafts?: FormDraftStore,
) {
  const [onError, onChanged] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <FormDataSourcesProvider sources={{ ...memorySources, currentUser }}>
          <ResourceProvider
            permissions={ALLOW_ALL}
            columnSettings={columnSettings}
            drafts={drafts}
            onError={onError}
            onChanged={onChanged}
          >
            <ResourcePage definition={definition} />
          </ResourceProvider>
        </FormDataSourcesProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), onError, onChanged, unmount };
}

function users(count = 25) {
  const source = memorySource(userRows(count));
  return { source, definition: { ...memoryResource(source), tree: undefined } as ResourceDefinition<UserRow> };
}

describe('rows of a tree', () => {
  it('offer a new record below them, and only where they say so and records can be added', async () => {
    const { source, definition } = users();
    const create = vi.fn(source.create);
    const form = createFormDocument([
      createField('text', { id: 'name', label: '姓名', required: true }),
      createField('text', { id: 'department', label: '上级' }),
    ]);
    const tree: ResourceDefinition<UserRow> = {
      ...definition,
      form,
      treeRows: { childrenKey: 'below', addBelow: true },
      initialValues: ({ parent }) => (parent ? { department: parent.account } : {}),
      source: { ...source, list: source.list, create },
    };
    const { user, unmount } = open(tree);
    const row = (await screen.findByText('user5')).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: /更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name: '新增下级' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    expect((await within(dialog).findByLabelText<HTMLInputElement>(/上级/)).value).toBe('user5');
    await user.type(within(dialog).getByLabelText(/姓名/), '何雨');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(create.mock.lastCall?.[0]).toMatchObject({ name: '何雨', department: 'user5' }));
    unmount();
    open({ ...tree, source: users().source, treeRows: { childrenKey: 'below' } });
    const other = (await screen.findByText('user5')).closest('tr') as HTMLElement;
    expect(within(other).queryByRole('button', { name: /新增下级/ })).toBeNull();
  });
});

describe('buttons of a form', () => {
  it('stand beside its own while it can be changed and read what is typed', async () => {
    const read = vi.fn();
    const { user } = open({
      ...users().definition,
      formActions: ({ mode, row, store }) => (
        <button type="button" onClick={() => read(mode, row?.id, store.getValues().name)}>
          试算
        </button>
      ),
    });
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox', { name: '姓名' }), '周');
    await user.click(within(dialog).getByRole('button', { name: '试算' }));
    expect(read).toHaveBeenCalledWith('create', undefined, '周');
  });
});

describe('batch deletion', () => {
  it('asks first, deletes exactly the chosen rows in one call and clears the choice', async () => {
    const { source, definition } = users();
    const removeMany = vi.fn(source.removeMany);
    const { user, onChanged } = open({ ...definition, source: { ...source, list: source.list, removeMany } });
    for (const account of ['user2', 'user5']) {
      const row = (await screen.findByText(account)).closest('tr') as HTMLElement;
      await user.click(within(row).getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    expect(await screen.findByText('此操作将永久删除该数据, 是否继续？')).toBeDefined();
    expect(removeMany).not.toHaveBeenCalled();
    expect(onChanged).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('共 23 条')).toBeDefined();
    expect(removeMany.mock.calls).toEqual([[['u2', 'u5']]]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.queryByRole('toolbar', { name: /已选/ })).toBeNull();
  });

  it('keeps rows and choice when the server refuses', async () => {
    const { source, definition } = users();
    const removeMany = () => Promise.reject(new Error('数据已被引用'));
    const { user, onError, onChanged } = open({ ...definition, source: { ...source, removeMany } });
    const row = (await screen.findByText('user2')).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onChanged).not.toHaveBeenCalled();
    expect(screen.getByText('user2')).toBeDefined();
    expect(screen.getByRole('toolbar', { name: '已选 1 项' })).toBeDefined();
  });
});

describe('export', () => {
  const savedColumns = [
    { id: 'account', visible: true },
    { id: 'name', visible: true },
    { id: 'phone', visible: false },
    { id: 'department', visible: true },
    { id: 'enabledMark', visible: true },
    { id: 'lastLogin', visible: false },
  ];
  const settings = { load: async () => savedColumns, save: vi.fn(), reset: vi.fn() };
  function openExport(save: (request: ExportRequest) => Promise<void>) {
    const { source, definition } = users();
    return open({ ...definition, source: { ...source, export: save } }, settings);
  }
  const dialog = () => screen.findByRole('dialog', { name: '导出用户' });

  it('takes the filters and the order that the list shows, and the visible columns as they stand unless others are chosen', async () => {
    const save = vi.fn<(request: ExportRequest) => Promise<void>>(async () => undefined);
    const { user } = openExport(save);
    await screen.findByText('共 25 条');
    await user.type(screen.getByRole('searchbox', { name: '姓名 / 账号 / 手机号' }), '陈嘉豪{Enter}');
    await screen.findByText('共 2 条');
    await user.click(within(screen.getByRole('columnheader', { name: /账号/ })).getByRole('button', { name: /账号/ }));
    await user.click(screen.getByRole('button', { name: '导出' }));
    const form = within(await dialog());
    expect(form.getByRole('radio', { name: '符合筛选条件的全部数据（2）' })).toHaveProperty('dataset.state', 'checked');
    const boxes = form.getAllByRole('checkbox');
    expect(boxes.map((box) => [box.getAttribute('aria-checked'), box.closest('label')?.textContent])).toMatchObject([
      ['true', '账号'],
      ['true', '姓名'],
      ['false', '手机号'],
      ['true', '部门'],
      ['true', '状态'],
      ['false', '最近登录'],
    ]);
    await user.click(form.getByRole('checkbox', { name: '部门' }));
    await user.clear(form.getByRole('textbox', { name: '文件名' }));
    await user.type(form.getByRole('textbox', { name: '文件名' }), '名单');
    await user.click(form.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [request] = save.mock.lastCall ?? [];
    expect(request).toMatchObject({
      query: { keyword: '陈嘉豪', sort: [{ id: 'account', desc: false }] },
      columns: ['account', 'name', 'enabledMark'],
      fileName: '名单',
    });
    expect(request).not.toHaveProperty('ids');
  });

  it('takes the chosen rows, which stay chosen, or those of the page', async () => {
    const save = vi.fn<(request: ExportRequest) => Promise<void>>(async () => undefined);
    const { user } = openExport(save);
    await screen.findByText('共 25 条');
    const [first, second] = screen.getAllByRole('checkbox', { name: /选择.*行/ });
    if (first) await user.click(first);
    if (second) await user.click(second);
    const bar = screen.getByRole('toolbar', { name: '已选 2 项' });
    await user.click(within(bar).getByRole('button', { name: '导出' }));
    await user.click(within(await dialog()).getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save.mock.lastCall?.[0]).toMatchObject({ ids: ['u1', 'u2'], query: { filters: {} } });
    screen.getByRole('toolbar', { name: '已选 2 项' });

    await user.click(within(bar).getByRole('button', { name: '导出' }));
    await user.click(within(await dialog()).getByRole('radio', { name: '当前页（20）' }));
    await user.click(within(await dialog()).getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save.mock.lastCall?.[0].ids).toHaveLength(20);
  });

  it('keeps the filters of chosen rows that count what the filters find', async () => {
    const save = vi.fn<(request: ExportRequest) => Promise<void>>(async () => undefined);
    const { source, definition } = users();
    const filtered = { ...definition, defaultFilters: { enabledMark: '1' } };
    const { user } = open({ ...filtered, source: { ...source, export: save, countsFiltered: true } }, settings);
    await screen.findByText('共 23 条');
    await user.click(screen.getAllByRole('checkbox', { name: /选择.*行/ })[0] as HTMLElement);
    await user.click(within(screen.getByRole('toolbar', { name: '已选 1 项' })).getByRole('button', { name: '导出' }));
    await user.click(within(await dialog()).getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save.mock.lastCall?.[0]).toMatchObject({ ids: ['u1'], query: { filters: { enabledMark: '1' } } });
  });

  it('is stopped by the person, and goes on in the dialog', async () => {
    const save = vi.fn<(request: ExportRequest) => Promise<void>>(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { user } = openExport(save);
    await screen.findByText('共 25 条');
    await user.click(screen.getByRole('button', { name: '导出' }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: '导出' }));
    await form.findByRole('progressbar', { name: '正在导出' });
    await user.click(form.getByRole('button', { name: '停止导出' }));
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
    expect(save.mock.lastCall?.[0].signal.aborted).toBe(true);
    form.getByRole('button', { name: '取消' });
  });
});

describe('what was typed and not saved', () => {
  const form = createFormDocument([
    createField('text', { id: 'name', label: '姓名', required: true }),
    createField('text', { id: 'account', label: '账号', defaultValue: 'new' }),
    createField('text', { id: 'password', label: '密码', secret: true }),
  ]);
  function openNew(kept: Map<string, FormDraft>) {
    const { definition } = users();
    const drafts: FormDraftStore = {
      read: (key) => kept.get(key),
      write: (key, draft) => void kept.set(key, draft),
      remove: (key) => void kept.delete(key),
    };
    return open({ ...definition, form }, undefined, drafts);
  }
  const dialog = () => screen.findByRole('dialog', { name: '新增用户' });

  it('is kept when the page goes, without secrets, and can be restored', async () => {
    const kept = new Map<string, FormDraft>();
    const { user, unmount } = openNew(kept);
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    await user.type(within(await dialog()).getByLabelText(/姓名/), '何雨');
    await user.type(within(await dialog()).getByLabelText(/密码/, { selector: 'input' }), 'Smart123');
    unmount();
    expect([...kept.values()].map(({ values }) => values)).toEqual([{ name: '何雨' }]);

    const next = openNew(kept);
    await next.user.click(await screen.findByRole('button', { name: '新增用户' }));
    await next.user.click(within(await dialog()).getByRole('button', { name: '恢复' }));
    expect(within(await dialog()).getByLabelText<HTMLInputElement>(/姓名/).value).toBe('何雨');
    expect(within(await dialog()).getByLabelText<HTMLInputElement>(/账号/).value).toBe('new');
    await next.user.click(within(await dialog()).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.size).toBe(0);
  });

  it('is not kept when the person leaves it on purpose', async () => {
    const kept = new Map<string, FormDraft>();
    const { user } = openNew(kept);
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    await user.type(within(await dialog()).getByLabelText(/姓名/), '何雨');
    await user.click(within(await dialog()).getByRole('button', { name: '取消' }));
    await user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.size).toBe(0);
  });
});

describe('保存并新增', () => {
  it('saves, stays open and starts again with nothing but the defaults', async () => {
    const { source, definition } = users();
    const form = createFormDocument([
      createField('text', { id: 'name', label: '姓名', required: true }),
      createField('text', { id: 'account', label: '账号', required: true }),
      createField('text', { id: 'phone', label: '手机号', defaultValue: '13800000000' }),
      createField('userSelect', { id: 'manager', label: '主管', defaultCurrent: true }),
    ]);
    const create = vi.fn(source.create);
    const initialValues = () => ({ department: '财务结算部' });
    const { user } = open({ ...definition, form, initialValues, source: { ...source, create } });
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
    await user.type(field(/姓名/), '何雨');
    await user.type(field(/账号/), 'heyu');
    await user.clear(field(/手机号/));
    await user.click(within(dialog).getByRole('button', { name: '保存并新增' }));
    await waitFor(() => expect(field(/姓名/).value).toBe(''));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ name: '何雨', account: 'heyu', phone: '', manager: 'u77' });
    expect(field(/账号/).value).toBe('');
    expect(field(/手机号/).value).toBe('13800000000');
    expect(within(dialog).getByRole('combobox', { name: /主管/ }).textContent).toContain('吴运营');
    expect(document.activeElement).toBe(field(/姓名/));
    expect(within(dialog).queryByText(/不能为空/)).toBeNull();
    // nothing was typed since: it closes without a question
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('details', () => {
  it('show names for ids and options, a dash for nothing, and rows without controls', async () => {
    const record: ModelRow = { id: 'v1', ...visitRecord, endDate: '', plate: '', total: '860.50', creator: 'u2' };
    const definition = modelResource(
      {
        id: 'm1',
        fullName: '访客预约',
        formData: encodeFormDocument(visitDocument),
        columnData: { columnList: [{ prop: 'visitorName' }] },
      },
      {
        list: async () => ({ list: [record], pagination: { currentPage: 1, pageSize: 20, total: 1 } }),
        read: async () => record,
      },
    );
    const { user } = open(definition);
    await user.click(await screen.findByRole('button', { name: /查看/ }));
    const dialog = await screen.findByRole('dialog', { name: '访客预约详情' });
    const text = (path: string) =>
      dialog.querySelector(`[data-field-path="${path}"] [data-slot=field-text]`)?.textContent;
    await waitFor(() => expect(text('creator')).toBe('陈嘉豪'));
    expect(text('reason')).toBe('参观');
    expect(text('endDate')).toBe('-');
    expect(text('plate')).toBe('-');
    const table = within(dialog).getByRole('table', { name: '随行人员' });
    expect(within(table).getByText('王若彤')).toBeDefined();
    expect(within(table).getByText('300.00')).toBeDefined();
    expect(within(table).getByText('-')).toBeDefined();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('spinbutton')).toBeNull();
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /添加|删除|移动/ })).toBeNull();
  });
});

describe('保存', () => {
  it('sends one record for a double click', async () => {
    const { source, definition } = users();
    const form = createFormDocument([createField('text', { id: 'name', label: '姓名', required: true })]);
    const create = vi.fn(source.create);
    const { user } = open({ ...definition, form, source: { ...source, create } });
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    await user.type(within(dialog).getByLabelText(/姓名/), '何雨');
    const save = within(dialog).getByRole('button', { name: '保存' });
    // the second click comes before anything could be drawn again
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('may be pressed again after a refusal', async () => {
    const { source, definition } = users();
    const form = createFormDocument([createField('text', { id: 'name', label: '姓名', required: true })]);
    const create = vi.fn(source.create).mockRejectedValueOnce(new Error('请求出错，请重试'));
    const { user } = open({ ...definition, form, source: { ...source, create } });
    await user.click(await screen.findByRole('button', { name: '新增用户' }));
    const dialog = await screen.findByRole('dialog', { name: '新增用户' });
    await user.type(within(dialog).getByLabelText(/姓名/), '何雨');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('请求出错，请重试')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).toHaveBeenCalledTimes(2);
  });
});
