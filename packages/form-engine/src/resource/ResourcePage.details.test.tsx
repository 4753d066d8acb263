import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { initialListState } from './state/listState.js';
import { memoryResource, memorySource, type UserRow, userRows } from './testing/memoryResource.js';
import { type DetailPlace, type ListState, type ResourceDefinition } from './types.js';
import '../testing/preloadViews.js';

afterEach(cleanup);

/** A list whose details stand in a place; answers what its state is. */
function open(
  detailPlace: DetailPlace,
  start: Partial<ListState> = {},
  more: Partial<ResourceDefinition<UserRow>> = {},
) {
  const source = memorySource(userRows(25));
  const definition: ResourceDefinition<UserRow> = { ...memoryResource(source), tree: undefined, detailPlace, ...more };
  const states: ListState[] = [];
  function Bound() {
    const [value, setValue] = useState<ListState>({ ...initialListState(definition), ...start });
    const onChange = (next: ListState) => {
      states.push(next);
      setValue(next);
    };
    return <ResourcePage definition={definition} state={{ value, onChange }} />;
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <FormDataSourcesProvider sources={memorySources}>
          <ResourceProvider permissions={ALLOW_ALL} onError={vi.fn()} onChanged={vi.fn()}>
            <Bound />
          </ResourceProvider>
        </FormDataSourcesProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), states, rows: userRows(25) };
}

const rowOf = async (account: string) => (await screen.findByText(account)).closest('tr') as HTMLElement;
const showDetails = async (user: ReturnType<typeof userEvent.setup>, account: string) =>
  user.click(within(await rowOf(account)).getByRole('button', { name: /查看/ }));

it('details in a drawer leave the list usable: another row shows its record there', async () => {
  const { user } = open('drawer');
  await showDetails(user, 'user1');
  const drawer = await screen.findByRole('dialog', { name: '用户详情' });
  expect(await within(drawer).findByText('user1')).toBeTruthy();
  await showDetails(user, 'user2');
  expect(await within(drawer).findByText('user2')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(drawer).getByRole('button', { name: '编辑' }));
  expect(await screen.findByRole('dialog', { name: '编辑用户' })).toBeTruthy();
});

it('details as a page stand in the state of the list, go from record to record and lead back to the row', async () => {
  const { user, states, rows } = open('page');
  await showDetails(user, 'user1');
  const page = await screen.findByRole('region', { name: '用户详情' });
  expect(await within(page).findByText('user1')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('用户详情');
  expect(states.at(-1)?.record).toBe(rows[0]?.id);
  await user.click(within(page).getByRole('button', { name: '下一条' }));
  expect(await within(page).findByText('user2')).toBeTruthy();
  expect(states.at(-1)?.record).toBe(rows[1]?.id);

  // a change is made over it and shown on it
  await user.click(within(page).getByRole('button', { name: '编辑' }));
  const dialog = await screen.findByRole('dialog', { name: '编辑用户' });
  const name = await within(dialog).findByLabelText<HTMLInputElement>(/姓名/);
  await user.clear(name);
  await user.type(name, '新名字');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = screen.getByRole('region', { name: '用户详情' });
  expect(await within(again).findByText('新名字')).toBeTruthy();

  await user.click(within(again).getByRole('button', { name: '返回列表' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '用户详情' })).toBeNull());
  expect(states.at(-1)).not.toHaveProperty('record');
});

it('an address that names a record shows it, also when it is on another page of the list', async () => {
  const { rows } = open('page', { record: userRows(25)[24]?.id ?? '' });
  const page = await screen.findByRole('region', { name: '用户详情' });
  expect(await within(page).findByText(rows[24]?.account ?? '')).toBeTruthy();
  // what may be done with it depends on its row, which is not here
  expect(within(page).queryByRole('button', { name: '编辑' })).toBeNull();
});

it.each(['dialog', 'drawer', 'page'] as const)(
  'details in a %s lead to no form where the row may not be edited',
  async (place) => {
    const { user } = open(place, {}, { rowConditions: { edit: ({ account }) => account !== 'user1' } });
    const details = () =>
      place === 'page' ? screen.getByRole('region', { name: '用户详情' }) : screen.getByRole('dialog');
    await showDetails(user, 'user1');
    await waitFor(() => expect(within(details()).getByText('user1')).toBeTruthy());
    expect(within(details()).queryByRole('button', { name: '编辑' })).toBeNull();
    await user.click(within(details()).getByRole('button', { name: /下一|下一条/ }));
    await waitFor(() => expect(within(details()).getByText('user2')).toBeTruthy());
    expect(within(details()).getByRole('button', { name: '编辑' })).toBeTruthy();
  },
);
