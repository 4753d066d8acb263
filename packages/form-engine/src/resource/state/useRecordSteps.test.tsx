import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryResource, memorySource, userRows } from '../testing/memoryResource.js';
import '../../testing/preloadViews.js';

afterEach(cleanup);

it('goes from record to record in the order of the list, over the edges of pages', async () => {
  const definition = { ...memoryResource(memorySource(userRows(4))), tree: undefined as never };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={{ ...definition, pageSizes: [2], defaultPageSize: 2 }} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const first = (await screen.findByText('user1')).closest('tr') as HTMLElement;
  await user.click(within(first).getByRole('button', { name: /查看/ }));
  const dialog = await screen.findByRole('dialog', { name: '用户详情' });
  const shows = (account: string) => within(dialog).findByText(account);
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  await shows('user1');
  expect(button('上一条').disabled).toBe(true);
  for (const account of ['user2', 'user3', 'user4']) {
    await user.click(button('下一条'));
    await shows(account);
  }
  expect(button('下一条').disabled).toBe(true);
  for (const account of ['user3', 'user2']) {
    await user.click(button('上一条'));
    await shows(account);
  }
});
