import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A folder without mails; answers what lists were asked for. */
function show() {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (input: string | URL) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.searchParams.has('folder')) asked.push(url.searchParams);
    const account = { account: { email: 'a@example.com' }, unread: 0, drafts: 0, failed: 0 };
    const pagination = { currentPage: 1, pageSize: 20, total: 0 };
    return Promise.resolve(Response.json({ code: 200, msg: '', data: { ...account, list: [], pagination } }));
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { asked, user: userEvent.setup() };
}

it('searches once the typing rests, not at every letter', async () => {
  const { asked, user } = show();
  await screen.findByText('没有邮件');
  await user.type(screen.getByRole('searchbox'), 'invoice');
  await vi.waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('invoice'));
  expect(new Set(asked.map((query) => query.get('keyword') ?? ''))).toEqual(new Set(['', 'invoice']));
});

it('says that nothing fits where unread mails alone are asked for, and shows all again', async () => {
  const { user } = show();
  await screen.findByText('没有邮件');
  const box = screen.getByRole('checkbox', { name: '仅看未读' });
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: '清空条件' }));
  expect(await screen.findByText('没有邮件')).toBeDefined();
  expect(box.getAttribute('aria-checked')).toBe('false');
});
