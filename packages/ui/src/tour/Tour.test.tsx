import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Tour } from './Tour.js';

afterEach(cleanup);

const STEPS = [
  { target: '#search', title: '搜索', description: '按车牌查找' },
  { target: '#missing', title: '导出' },
];

function Page({ onSeen, onFinish }: { onSeen?: () => void; onFinish?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="search" onClick={() => setOpen(true)}>
        开始
      </button>
      <Tour
        steps={STEPS}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          onSeen?.();
        }}
        onFinish={onFinish}
      />
    </>
  );
}

describe('Tour', () => {
  describeConformance(<Tour steps={STEPS} defaultOpen />, { slot: 'tour' });

  it('goes forth and back, says where it is, and ends with the focus where it was', async () => {
    const handleFinish = vi.fn();
    const handleSeen = vi.fn();
    render(<Page onSeen={handleSeen} onFinish={handleFinish} />);
    const start = screen.getByRole('button', { name: '开始' });
    await userEvent.click(start);
    await screen.findByRole('dialog', { name: '搜索' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('搜索'));
    expect(screen.getByText('1 / 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByRole('dialog', { name: '导出' });
    await userEvent.click(screen.getByRole('button', { name: '上一步' }));
    await userEvent.click(await screen.findByRole('button', { name: '下一步' }));
    await userEvent.click(await screen.findByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(handleFinish).toHaveBeenCalledTimes(1);
    expect(handleSeen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(start));
  });

  it('ends by Escape without being finished', async () => {
    const handleFinish = vi.fn();
    const handleSeen = vi.fn();
    render(<Page onSeen={handleSeen} onFinish={handleFinish} />);
    await userEvent.click(screen.getByRole('button', { name: '开始' }));
    await screen.findByRole('dialog', { name: '搜索' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(handleSeen).toHaveBeenCalledTimes(1);
    expect(handleFinish).not.toHaveBeenCalled();
  });
});
