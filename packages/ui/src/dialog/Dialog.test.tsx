import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.js';
import { axeViolations, describeConformance } from '../testing/describeConformance.js';
import { Dialog, DialogClose } from './Dialog.js';

afterEach(cleanup);

describe('Dialog', () => {
  describeConformance(
    <Dialog defaultOpen title="编辑用户">
      内容
    </Dialog>,
    { slot: 'dialog', refIs: 'div' },
  );

  it('asks before closing and stays open when refused', async () => {
    const handleBeforeClose = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    render(
      <Dialog
        defaultOpen
        title="编辑用户"
        onBeforeClose={handleBeforeClose}
        footer={
          <DialogClose>
            <Button>取消</Button>
          </DialogClose>
        }
      />,
    );
    await userEvent.keyboard('{Escape}');
    expect(handleBeforeClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns the focus to its opener', async () => {
    render(
      <Dialog title="编辑用户" trigger={<Button>打开</Button>}>
        <input aria-label="姓名" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' })));
  });
});
