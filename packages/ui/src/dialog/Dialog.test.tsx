import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.js';
import { axeViolations, describeConformance } from '../testing/describeConformance.js';
import { Dialog, DialogClose } from './Dialog.js';

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

  it('returns the focus also when a field inside takes it by itself', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>新增</Button>
          <Dialog title="新增用户" open={open} onOpenChange={setOpen}>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
            <input aria-label="姓名" autoFocus />
          </Dialog>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '新增' })));
  });

  it('leaves the focus to what was gone to before the panel had left the page', () => {
    vi.useFakeTimers();
    try {
      render(
        <Dialog defaultOpen title="编辑停车场">
          <Dialog title="选择部门" trigger={<Button>部门</Button>} />
          <input aria-label="收费规则" />
        </Dialog>,
      );
      fireEvent.click(screen.getByRole('button', { name: '部门' }));
      const inner = screen.getByRole('dialog', { name: '选择部门' });
      fireEvent.click(within(inner).getByRole('button', { name: '关闭' }));
      const field = screen.getByRole('textbox', { name: '收费规则' });
      act(() => field.focus());
      act(() => vi.runAllTimers());
      expect(screen.queryByRole('dialog', { name: '选择部门' })).toBeNull();
      expect(document.activeElement).toBe(field);
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes by a click beside it only where that is wanted', async () => {
    const { rerender } = render(<Dialog defaultOpen title="编辑用户" />);
    const mask = document.querySelector('[data-slot=dialog-mask]') as HTMLElement;
    await userEvent.click(mask);
    expect(screen.getByRole('dialog')).toBeTruthy();
    rerender(<Dialog defaultOpen closeOnMask title="编辑用户" />);
    await userEvent.click(mask);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the page from readers and keyboard and gives it back, without touching its styles', async () => {
    const sheets = document.querySelectorAll('head style').length;
    render(
      <>
        <Button>页面</Button>
        <Dialog defaultOpen title="编辑用户">
          <input aria-label="姓名" />
        </Dialog>
      </>,
    );
    // a changed style of body makes the browser style the whole page anew
    expect(document.body.getAttribute('style')).toBeNull();
    expect(document.querySelectorAll('head style')).toHaveLength(sheets);
    expect(screen.queryByRole('button', { name: '页面' })).toBeNull();
    screen.getByText('页面').focus();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: '页面' })).toBeTruthy();
  });

  it('keeps a page that scrolls where it is', async () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    render(<Dialog defaultOpen title="编辑用户" />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
    height.mockRestore();
  });
});
