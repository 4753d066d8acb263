import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type ResourceDefinition, type ResourceRow, type RowMoving } from '../types.js';
import { withRowAt } from './rowPlaces.js';

interface Entry extends ResourceRow {
  name: string;
  children?: Entry[];
}

/** A menu of one folder and two pages, and whoever saves its moves. */
function open(options: { refuses?: boolean } = {}) {
  let rows: readonly Entry[] = [
    { id: 'a', name: '系统管理', children: [{ id: 'a1', name: '用户管理' }] },
    { id: 'b', name: '停车订单' },
  ];
  const save = vi.fn<RowMoving<Entry>['save']>((row, { to }) => {
    if (options.refuses) return Promise.reject(new Error('刚被他人调整'));
    rows = withRowAt({ rows, childrenKey: 'children' }, row.id, to);
    return Promise.resolve();
  });
  const onError = vi.fn();
  const definition: ResourceDefinition<Entry> = {
    id: 'test.menu',
    label: '菜单',
    columns: [{ id: 'name', header: '名称' }],
    search: [{ id: 'keyword', label: '关键词', kind: 'keyword' }],
    treeRows: { childrenKey: 'children', move: { canHold: ({ id }) => id === 'a', save } },
    source: {
      list: () =>
        Promise.resolve({ list: [...rows], pagination: { currentPage: 1, pageSize: 20, total: rows.length } }),
    },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL} onError={onError}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { save, onError };
}

const press = (key: string) => userEvent.keyboard(`{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`);
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const names = () =>
  [...document.querySelectorAll('tr[data-key]')].map(
    (row) => `${row.getAttribute('aria-level')}${row.querySelector('td')?.textContent}`,
  );

it('a moved row is saved with the places where it stood and stands, and can be taken back', async () => {
  const { save } = open();
  (await rowOf('停车订单')).focus();
  await press('ArrowRight');
  await waitFor(() => expect(names()).toEqual(['1系统管理', '2用户管理', '2停车订单']));
  expect(save.mock.lastCall?.[1]).toMatchObject({
    from: { parentId: null, afterId: 'a', beforeId: null },
    to: { parentId: 'a', afterId: 'a1', beforeId: null },
  });
  await screen.findByText('“停车订单”已移到“系统管理”下，第2位');
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(names()).toEqual(['1系统管理', '2用户管理', '1停车订单']));
  expect(save).toHaveBeenCalledTimes(2);
});

it('a row whose move is refused goes back, and the reason is told', async () => {
  const { onError } = open({ refuses: true });
  (await rowOf('停车订单')).focus();
  await press('ArrowUp');
  await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('刚被他人调整')));
  await waitFor(() => expect(names()).toEqual(['1系统管理', '2用户管理', '1停车订单']));
});

it('nothing goes into a row that takes none, and nothing moves while a keyword shows a part of the tree', async () => {
  const { save } = open();
  (await rowOf('停车订单')).focus();
  await press('ArrowRight');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(names()).toEqual(['1系统管理', '2用户管理', '2停车订单']));
  (await rowOf('停车订单')).focus();
  await press('ArrowRight');
  await userEvent.type(screen.getByLabelText('关键词'), '停车{Enter}');
  (await rowOf('停车订单')).focus();
  await press('ArrowLeft');
  expect(save).toHaveBeenCalledTimes(1);
});
