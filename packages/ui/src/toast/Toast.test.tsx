import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../notification/notify.js';
import { toast, TOAST_DURATION } from './toast.js';
import { Toaster } from './Toaster.js';

afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

describe('toast', () => {
  it('announces errors at once and the rest politely', async () => {
    render(<Toaster />);
    act(() => {
      toast.error('请求出错，请重试');
      toast.success('保存成功');
    });
    expect((await screen.findByRole('alert')).textContent).toBe('请求出错，请重试');
    expect((await screen.findByText('保存成功')).closest('[role=status]')).not.toBeNull();
    expect(TOAST_DURATION).toBe(1500);
  });

  it('offers one action, which closes it', async () => {
    render(<Toaster />);
    const undo = vi.fn();
    act(() => void toast.success('已移除 林晓东', { action: { label: '撤销', onClick: undo } }));
    const button = await screen.findByRole('button', { name: '撤销' });
    act(() => button.click());
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('已移除 林晓东')).toBeNull());
  });
});

describe('notify', () => {
  it('shows title and text and is closed by its cross', async () => {
    render(<Toaster />);
    act(() => {
      notify({ title: '导出完成', description: '共 1,204 条' });
    });
    expect(await screen.findByText('导出完成')).toBeTruthy();
    act(() => screen.getByRole('button', { name: '关闭' }).click());
    await waitFor(() => expect(screen.queryByText('导出完成')).toBeNull());
  });
});
