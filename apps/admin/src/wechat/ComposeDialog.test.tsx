import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComposeDialog } from './ComposeDialog.js';

/** Code that the server answers to who asks for followers. */
let code: number;

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL) => {
    const isFollowers = String(input).includes('/MPUser');
    const row = { id: 'f1', openId: 'o1', nickname: '小王', remark: '' };
    const data = { list: isFollowers ? [row] : [], pagination: { currentPage: 1, pageSize: 500, total: 0 } };
    const answer = isFollowers && code !== 200 ? { code, msg: '稍后再试', data: null } : { code: 200, msg: '', data };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ComposeDialog account="mp" onClose={vi.fn()} />
      </QueryClientProvider>
    </UiProvider>,
  );
}

it('opens for whoever may send but not see followers, and says why nobody can be chosen', async () => {
  code = 403;
  open();
  expect(await screen.findByRole('textbox', { name: /内容/ })).toBeTruthy();
  expect(screen.getByText('没有可选的用户：还没有同步，或您没有“公众号用户”页面的权限')).toBeTruthy();
});

it('says that followers could not be loaded, and offers them when they can', async () => {
  code = 500;
  open();
  const alert = await within(await screen.findByRole('dialog', { name: '发送消息' })).findByRole('alert');
  expect(alert.textContent).toContain('稍后再试');
  code = 200;
  await userEvent.setup().click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('textbox', { name: /内容/ })).toBeTruthy();
  expect(screen.queryByText(/没有可选的用户/)).toBeNull();
});
