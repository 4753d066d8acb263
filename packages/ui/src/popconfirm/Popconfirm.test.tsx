import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Popconfirm } from './Popconfirm.js';

afterEach(cleanup);

describe('Popconfirm', () => {
  describeConformance(
    <Popconfirm defaultOpen trigger={<Button>停用</Button>} title="停用该车道？" onConfirm={() => undefined} />,
    { slot: 'popconfirm', refIs: 'div' },
  );

  it('begins on cancel, does nothing there, and gives the focus back', async () => {
    const handleConfirm = vi.fn();
    render(<Popconfirm trigger={<Button>停用</Button>} title="停用该车道？" onConfirm={handleConfirm} />);
    const button = screen.getByRole('button', { name: '停用' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: '停用该车道？' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(handleConfirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('waits for what it does, says why it failed, and closes when it is done', async () => {
    const handleConfirm = vi.fn().mockRejectedValueOnce(new Error('车道正在使用')).mockResolvedValueOnce(undefined);
    render(<Popconfirm defaultOpen trigger={<Button>停用</Button>} title="停用该车道？" onConfirm={handleConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('车道正在使用'));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(handleConfirm).toHaveBeenCalledTimes(2);
  });
});
