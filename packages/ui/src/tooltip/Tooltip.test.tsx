import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.js';

const label = () => screen.queryByRole('tooltip')?.textContent;
const button = (name = '刷新') => screen.getByRole('button', { name });
const twoButtons = (
  <>
    <Tooltip content="重新加载" delay={0}>
      <button type="button">刷新</button>
    </Tooltip>
    <Tooltip content="复制车牌" delay={0}>
      <button type="button">复制</button>
    </Tooltip>
  </>
);

describe('Tooltip', () => {
  it('shows on focus, describes its trigger, and goes with Escape', async () => {
    render(twoButtons);
    await userEvent.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('重新加载');
    expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.keyboard('{Escape}');
    expect(label()).toBeUndefined();
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  it('shows while hovered, one at a time', async () => {
    render(twoButtons);
    await userEvent.hover(button());
    await waitFor(() => expect(label()).toBe('重新加载'));
    await userEvent.hover(button('复制'));
    await waitFor(() => expect(label()).toBe('复制车牌'));
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    await userEvent.unhover(button('复制'));
    expect(label()).toBeUndefined();
  });

  it('goes when its trigger is pressed, and a press does not show it', async () => {
    render(twoButtons);
    await userEvent.hover(button());
    await waitFor(() => expect(label()).toBe('重新加载'));
    await userEvent.click(button());
    expect(label()).toBeUndefined();
    await userEvent.click(button('复制'));
    expect(label()).toBeUndefined();
  });

  it('waits as long as it is told, and not for touch', () => {
    vi.useFakeTimers();
    const onOpenChange = vi.fn();
    render(
      <Tooltip content="重新加载" delay={500} onOpenChange={onOpenChange}>
        <button type="button">刷新</button>
      </Tooltip>,
    );
    fireEvent.pointerMove(button(), { pointerType: 'touch' });
    vi.advanceTimersByTime(1_000);
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerMove(button(), { pointerType: 'mouse' });
    vi.advanceTimersByTime(499);
    expect(onOpenChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOpenChange).toHaveBeenCalledWith(true);
    vi.useRealTimers();
  });

  it('keeps the handlers of its trigger, and leaves it alone without a text', async () => {
    const handleFocus = vi.fn();
    const { rerender } = render(
      <Tooltip content="重新加载">
        <button type="button" onFocus={handleFocus}>
          刷新
        </button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(handleFocus).toHaveBeenCalledOnce();
    rerender(
      <Tooltip content="">
        <button type="button">刷新</button>
      </Tooltip>,
    );
    expect(label()).toBeUndefined();
  });
});
