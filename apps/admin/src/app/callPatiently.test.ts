import { ApiError } from '@smart-admin/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callPatiently } from './callPatiently.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (code: number) => new ApiError('/api/oauth/CurrentUser', code, '请求出错，请重试');

describe('callPatiently', () => {
  it('goes on where the line was interrupted', async () => {
    const call = vi
      .fn()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(502))
      .mockResolvedValue('user');
    const answer = callPatiently(call);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe('user');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('fails when no answer comes three times', async () => {
    const call = vi.fn().mockRejectedValue(failure(0));
    const answer = expect(callPatiently(call)).rejects.toMatchObject({ code: 0 });
    await vi.advanceTimersByTimeAsync(3_000);
    await answer;
    expect(call).toHaveBeenCalledTimes(3);
  });

  it.each([600, 500, 403])('takes %i as it is', async (code) => {
    const call = vi.fn().mockRejectedValue(failure(code));
    await expect(callPatiently(call)).rejects.toMatchObject({ code });
    expect(call).toHaveBeenCalledTimes(1);
  });
});
