import { beforeEach, describe, expect, it } from 'vitest';
import { useUnread } from './unreadStore.js';

const counts = () => ({ chat: useUnread.getState().chat, notices: useUnread.getState().notices });
beforeEach(() => useUnread.getState().clear());

describe('unread counts', () => {
  it('S4-14 a push of new notices adds to the count', () => {
    useUnread.getState().begin({ chat: 2, notices: 3 });
    useUnread.getState().push(4);
    expect(counts()).toEqual({ chat: 2, notices: 7 });
  });

  it('reading one lowers the count, never below 0', () => {
    useUnread.getState().begin({ chat: 0, notices: 1 });
    useUnread.getState().read();
    useUnread.getState().read();
    expect(counts().notices).toBe(0);
  });

  it('takes no nonsense for a number', () => {
    useUnread.getState().begin({ chat: Number.NaN, notices: -5 });
    expect(counts()).toEqual({ chat: 0, notices: 0 });
  });
});
