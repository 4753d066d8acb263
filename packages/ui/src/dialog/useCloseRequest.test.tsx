import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drawer } from '../drawer/Drawer.js';
import { Dialog } from './Dialog.js';

const handleUnhandled = vi.fn();
let listeners: NodeJS.UnhandledRejectionListener[] = [];

// Vitest fails a run in which a promise was rejected that nobody handles, as here on purpose
beforeEach(() => {
  listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', handleUnhandled);
});
afterEach(() => {
  process.off('unhandledRejection', handleUnhandled);
  for (const listener of listeners) process.on('unhandledRejection', listener);
  handleUnhandled.mockReset();
});

const PANELS = [
  { name: 'Dialog', Panel: Dialog },
  { name: 'Drawer', Panel: Drawer },
];

it.each(PANELS)('$name stays open when asking fails, tells the error and asks again', async ({ Panel }) => {
  const failure = new Error('草稿保存失败');
  const handleBeforeClose = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(failure).mockResolvedValueOnce(true);
  render(<Panel defaultOpen title="编辑用户" onBeforeClose={handleBeforeClose} />);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(handleUnhandled).toHaveBeenCalledWith(failure, expect.anything()));
  expect(screen.getByRole('dialog', { name: '编辑用户' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(PANELS)('$name asks once while the answer is awaited', async ({ Panel }) => {
  let answer: (mayClose: boolean) => void = () => {};
  const handleBeforeClose = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(<Panel defaultOpen title="编辑用户" onBeforeClose={handleBeforeClose} />);
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(handleBeforeClose).toHaveBeenCalledOnce();
  answer(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
