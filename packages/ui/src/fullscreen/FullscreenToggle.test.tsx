import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.js';
import { FullscreenToggle } from './FullscreenToggle.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const key of ['fullscreenElement', 'fullscreenEnabled']) Reflect.deleteProperty(document, key);
});

function setFullscreen(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
}

describe('FullscreenToggle', () => {
  it('S4-52 turns on and off, and the icon follows when Escape leaves', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    const request = vi.fn(() => Promise.resolve());
    document.documentElement.requestFullscreen = request;
    render(<FullscreenToggle />);
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    expect(request).toHaveBeenCalledTimes(1);
    act(() => setFullscreen(document.documentElement));
    expect(screen.getByRole('button', { name: '退出全屏' })).toBeTruthy();
    act(() => setFullscreen(null));
    expect(screen.getByRole('button', { name: '全屏' })).toBeTruthy();
  });

  it('R2.7-29 has one tooltip for entering and another for leaving', async () => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    render(<FullscreenToggle />);
    await userEvent.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('全屏');
    act(() => setFullscreen(document.documentElement));
    expect(screen.getByRole('tooltip').textContent).toBe('退出全屏');
  });

  it('R2.7-30 X8-21 warns when the browser cannot', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    render(
      <>
        <FullscreenToggle />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    expect(await screen.findByText('您的浏览器不支持全屏')).toBeTruthy();
  });
});
