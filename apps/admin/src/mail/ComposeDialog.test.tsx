import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ComposeDialog } from './ComposeDialog.js';
import { EMPTY_MAIL } from './composed.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks before it is closed while a file is on its way', async () => {
  // a server that is busy: the file stays on its way
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  const handleClose = vi.fn();
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <ComposeDialog start={EMPTY_MAIL} place={undefined} onDone={vi.fn()} onClose={handleClose} />
      </QueryClientProvider>
    </UiProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const input = document.querySelector<HTMLInputElement>('[data-slot=uploader] input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['数据'], '表.txt', { type: 'text/plain' }));
  const send = screen.getByRole('button', { name: '发送' });
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(true));
  const leave = () => user.click(screen.getByRole('button', { name: '取消' }));
  await leave();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('附件尚未上传完成');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(handleClose).not.toHaveBeenCalled();
  await leave();
  await user.click((await screen.findByRole('alertdialog')).querySelector('[data-variant^=danger]') as HTMLElement);
  await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
});
