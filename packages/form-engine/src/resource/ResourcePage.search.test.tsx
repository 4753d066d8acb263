import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { memoryResource, memorySource, userRows } from './testing/memoryResource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { type ListView, type ListViewStore } from './types.js';

const KEYWORD = '姓名 / 账号 / 手机号';

function open(views?: ListViewStore, withTree = false) {
  const source = memorySource(userRows(25));
  const list = vi.fn(source.list);
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <FormDataSourcesProvider sources={memorySources}>
          <ResourceProvider permissions={ALLOW_ALL} views={views}>
            <ResourcePage
              definition={{ ...memoryResource({ ...source, list }), ...(withTree ? {} : { tree: undefined }) }}
            />
          </ResourceProvider>
        </FormDataSourcesProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const keywords = () => list.mock.calls.map(([query]) => query.keyword ?? '');
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), list, keywords, ...view };
}

const chips = () => screen.queryByRole('list', { name: '筛选条件' });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: KEYWORD });

describe('filters', () => {
  it('search by themselves: typing once after a pause, a choice at once', async () => {
    const { user, keywords, list } = open();
    await screen.findByText('共 25 条');
    // without a pause between them, which a busy machine would make
    for (const text of ['陈', '陈嘉', '陈嘉豪']) fireEvent.change(search(), { target: { value: text } });
    expect(await screen.findByText('共 2 条')).toBeDefined();
    expect(keywords()).toEqual(['', '陈嘉豪']);
    expect(search().value).toBe('陈嘉豪');
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '启用' }));
    await waitFor(() => expect(list.mock.lastCall?.[0].filters).not.toEqual({}));
    expect(list.mock.lastCall?.[0].keyword).toBe('陈嘉豪');
  });

  it('wait for the characters of an input method', async () => {
    const { keywords } = open();
    await screen.findByText('共 25 条');
    fireEvent.compositionStart(search());
    fireEvent.change(search(), { target: { value: 'chen' } });
    fireEvent.change(search(), { target: { value: '陈嘉豪' } });
    fireEvent.compositionEnd(search());
    expect(await screen.findByText('共 2 条')).toBeDefined();
    expect(keywords()).toEqual(['', '陈嘉豪']);
  });

  it('stand above the rows as chips that take them away, alone or all at once', async () => {
    const { user } = open();
    await screen.findByText('共 25 条');
    expect(chips()).toBeNull();
    await user.type(search(), '陈嘉豪{Enter}');
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '启用' }));
    await waitFor(() => expect(within(chips() as HTMLElement).getByText('启用')).toBeDefined());
    expect(within(chips() as HTMLElement).getByText('陈嘉豪')).toBeDefined();
    await user.click(screen.getByRole('button', { name: `移除条件 ${KEYWORD}` }));
    await waitFor(() => expect(search().value).toBe(''));
    await user.click(within(chips() as HTMLElement).getByRole('button', { name: '清空全部条件' }));
    await waitFor(() => expect(chips()).toBeNull());
    expect(await screen.findByText('共 25 条')).toBeDefined();
    expect(screen.getByRole('combobox', { name: '状态' }).textContent).toBe('');
  });
});

describe('the tree beside the list', () => {
  it('takes the first match of its search by Enter, also by pinyin', async () => {
    const { user, list } = open(undefined, true);
    await screen.findByText('共 25 条');
    const field = screen.getByRole('searchbox', { name: /^搜索/ });
    await user.type(field, 'caiwu');
    await waitFor(() => expect(document.querySelector('[role=tree] mark')?.textContent).toBe('财务'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(Object.values(list.mock.lastCall?.[0].filters ?? {})).toHaveLength(1));
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('财务');
  });
});

describe('saved views', () => {
  function store(first: readonly ListView[] = []) {
    let views = first;
    return {
      load: vi.fn(() => Promise.resolve(views)),
      save: vi.fn((_id: string, next: readonly ListView[]) => {
        views = next;
        return Promise.resolve();
      }),
    };
  }
  const chen: ListView = {
    id: 'v1',
    name: '陈家',
    isDefault: true,
    state: { keyword: '陈嘉豪', filters: {}, sort: [], treeNode: '' },
  };
  const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: /^视图/ }));

  it('keep filters under a name, are shown, overwritten, made the default and deleted', async () => {
    const views = store();
    const { user } = open(views);
    await screen.findByText('共 25 条');
    await user.type(search(), '陈嘉豪{Enter}');
    await screen.findByText('共 2 条');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: '保存为新视图' }));
    await user.type(await screen.findByRole('textbox', { name: '视图名称' }), '陈家{Enter}');
    await waitFor(() => expect(views.save).toHaveBeenCalledTimes(1));
    expect(views.save.mock.lastCall?.[1]).toMatchObject([
      { name: '陈家', isDefault: false, state: { keyword: '陈嘉豪' } },
    ]);
    await user.click(screen.getByRole('button', { name: '重置' }));
    await screen.findByText('共 25 条');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '陈家' }));
    await screen.findByText('共 2 条');
    expect(search().value).toBe('陈嘉豪');
    await user.clear(search());
    await screen.findByText('共 25 条');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: '更新视图“陈家”' }));
    await waitFor(() => expect(views.save.mock.lastCall?.[1][0]?.state.keyword).toBe(''));
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: '设为默认视图' }));
    await waitFor(() => expect(views.save.mock.lastCall?.[1][0]?.isDefault).toBe(true));
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: '删除视图“陈家”' }));
    await waitFor(() => expect(currentQuestion()).toBeDefined());
    const question = currentQuestion();
    if (question) answerQuestion(question, true);
    await waitFor(() => expect(views.save.mock.lastCall?.[1]).toEqual([]));
  });

  it('begin with the default one', async () => {
    open(store([chen]));
    expect(await screen.findByText('共 2 条')).toBeDefined();
    expect(await screen.findByRole('button', { name: '视图: 陈家' })).toBeDefined();
  });

  it('are not offered where nothing keeps them, and their failure leaves the list alone', async () => {
    const { unmount } = open();
    await screen.findByText('共 25 条');
    expect(screen.queryByRole('button', { name: /^视图/ })).toBeNull();
    unmount();
    open({ ...store(), load: () => Promise.reject(new Error('away')) });
    expect(await screen.findByText('共 25 条')).toBeDefined();
  });
});
