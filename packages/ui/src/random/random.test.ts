import { afterEach, describe, expect, it, vi } from 'vitest';
import { createId, randomString } from './createId.js';
import { debounce } from './debounce.js';

afterEach(() => vi.useRealTimers());

describe('createId', () => {
  it('C9-38 begins with the time since 2020-08-01 and never repeats in a burst', () => {
    const now = Date.UTC(2026, 10, 20);
    expect(createId(now).startsWith((now - Date.UTC(2020, 7, 1)).toString(36))).toBe(true);
    expect(new Set(Array.from({ length: 10_000 }, () => createId(now))).size).toBe(10_000);
  });
});

describe('randomString and debounce', () => {
  it('C9-39 random strings have 6 letters and digits; debounce calls once with the last arguments', () => {
    expect(randomString()).toMatch(/^[A-Za-z0-9]{6}$/);
    expect(randomString(20)).toMatch(/^[A-Za-z0-9]{20}$/);
    vi.useFakeTimers();
    const action = vi.fn<(text: string) => void>();
    const debounced = debounce(action, 500);
    debounced('a');
    vi.advanceTimersByTime(499);
    debounced('b');
    vi.advanceTimersByTime(499);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('cancels and flushes', () => {
    vi.useFakeTimers();
    const action = vi.fn();
    const debounced = debounce(action, 500);
    debounced();
    debounced.cancel();
    vi.runAllTimers();
    expect(action).not.toHaveBeenCalled();
    debounced();
    debounced.flush();
    vi.runAllTimers();
    expect(action).toHaveBeenCalledTimes(1);
  });
});
