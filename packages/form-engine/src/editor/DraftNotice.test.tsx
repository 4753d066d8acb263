import { UiProvider } from '@smart-admin/ui/app-root';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftNotice } from './DraftNotice.js';

afterEach(cleanup);

it('says that a draft is of another device, and what it changes, before it is recovered or given up', async () => {
  const [onRecover, onDiscard] = [vi.fn(), vi.fn()];
  const compare = vi.fn(() => [{ id: 'a', kind: 'removed', label: '车牌号' } as const]);
  const found = { document: { draft: true }, time: 0, isOutdated: true, isElsewhere: true };
  render(
    <UiProvider locale="zh">
      <DraftNotice found={found} compare={compare} onRecover={onRecover} onDiscard={onDiscard} />
    </UiProvider>,
  );
  expect(screen.getByText(/在另一台设备上有未保存的更改/)).toBeDefined();
  expect(screen.getByText('此后已有人保存了新版本，恢复会以草稿为准')).toBeDefined();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: '查看差异' }));
  const dialog = await screen.findByRole('dialog', { name: '查看差异' });
  expect(within(dialog).getByText(/车牌号/)).toBeDefined();
  expect(compare).toHaveBeenCalledWith({ draft: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '恢复' }));
  expect(onRecover).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '放弃' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});
