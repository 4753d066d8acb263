import { UiProvider } from '@smart-admin/ui/app-root';
import { useMessages } from '@smart-admin/ui/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fileMessages } from './fileMessages.js';
import { type FileRow } from './fileRow.js';
import { UsageDialog } from './UsageDialog.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Usage() {
  const row = { id: 'annex_1', fullName: 'a.txt' } as FileRow;
  return <UsageDialog row={row} t={useMessages(fileMessages)} onClose={() => undefined} />;
}

it('names where a file is used in the words of its reader alone', async () => {
  const list = [
    { kind: 'user', id: 'u1', fullName: '王芳的头像' },
    { kind: 'chat', id: 'c1', fullName: '聊天' },
    { kind: 'flow', id: 'f1', fullName: '流程附件' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', data: { list } })));
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <Usage />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.findByText('聊天');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['王芳的头像用户头像', '聊天', '流程附件']);
});
