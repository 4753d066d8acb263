import { ApiError } from '@smart-admin/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callPatiently } from './callPatiently.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (code: number) => new ApiError('/api/oauth/CurrentUser', code, '请求出错，请重试');

describe('callPatiently', () => {
  it('goes on where the line was interrupted', async () => {
    const onSilence = vi.fn();
    const call = vi
      .fn()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(502))
      .mockResolvedValue('user');
    const answer = callPatiently(call, { onSilence });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe('user');
    expect(call).toHaveBeenCalledTimes(3);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('tells when no answer comes three times, and goes on asking every five seconds', async () => {
    const onSilence = vi.fn();
    const call = vi.fn().mockRejectedValue(failure(0));
    const answer = callPatiently(call, { onSilence });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onSilence).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
    call.mockResolvedValue('user');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe('user');
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('stops for good when nobody waits any more', async () => {
    const controller = new AbortController();
    const settled = vi.fn();
    const call = vi.fn().mockRejectedValue(failure(0));
    void callPatiently(call, { signal: controller.signal }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([600, 500, 403])('takes %i as it is', async (code) => {
    const call = vi.fn().mockRejectedValue(failure(code));
    await expect(callPatiently(call)).rejects.toMatchObject({ code });
    expect(call).toHaveBeenCalledTimes(1);
  });
});
