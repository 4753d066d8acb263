import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, WholePart } from './lazyPart.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function failing(times: number) {
  let left = times;
  const load = vi.fn(() =>
    left-- > 0
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ Part: ({ name }: { name: string }) => <p>{name}</p> }),
  );
  const Part = lazyPart(load, (module) => module.Part);
  const page = (
    <>
      <input aria-label="typed" defaultValue="王小明" />
      <Suspense fallback={<p>loading</p>}>
        <Part name="设置" />
      </Suspense>
    </>
  );
  return { load, page };
}

describe('lazyPart', () => {
  it('tries again, longer apart each time, and keeps what stands beside it', async () => {
    const { load, page } = failing(2);
    await act(async () => render(page));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('loading')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('设置')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('王小明');
  });

  it('tries at once when the network is back', async () => {
    const { page } = failing(1);
    await act(async () => render(page));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('设置')).toBeDefined();
  });

  it('is drawn at once when it was loaded before', async () => {
    const { load, page } = failing(0);
    render(page);
    expect(screen.getByText('loading')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(0));
    cleanup();
    render(page);
    expect(screen.getByText('设置')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('WholePart', () => {
  const part = () =>
    lazyPart(
      () => Promise.resolve({ Part: () => <p>设置</p> }),
      (module) => module.Part,
    );

  it('shows the fallback until the code is there, and no longer', async () => {
    render(<WholePart part={part()} fallback={<p>loading</p>} />);
    expect(screen.getByText('loading')).toBeDefined();
    // no time passes: below Suspense it would be 300 ms
    await act(async () => {});
    expect(screen.getByText('设置')).toBeDefined();
  });

  it('shows what was loaded ahead without a fallback', async () => {
    const settings = part();
    await settings.preload();
    render(<WholePart part={settings} fallback={<p>loading</p>} />);
    expect(screen.getByText('设置')).toBeDefined();
  });
});
