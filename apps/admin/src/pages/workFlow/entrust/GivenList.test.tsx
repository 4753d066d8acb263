import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { GivenList } from './GivenList.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

it('offers people to entrust, never whoever is signed in as a variable', async () => {
  const page = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
  // what a person has saved of the list
  serveFlows((_method, path) => ({ data: path.startsWith('/api/permission/Authority') ? [] : page }));
  const { user } = useSession.getState();
  const permission = { modelId: 'entrust', column: [], form: [], button: [{ enCode: 'btn_add' }] };
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <PageProvider path="/workFlow/entrust" modelId="entrust" route={undefined}>
            <GivenList />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /新增|新建/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: /受托人/ }));
  const tabs = within(await screen.findByRole('dialog', { name: /选择/ })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['全部数据', '当前组织', '我的下属']);
});
