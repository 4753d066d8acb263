import { beforeEach, describe, expect, it } from 'vitest';
import { unreadAtStart, unreadChats, useUnread } from './unreadStore.js';

const counts = () => ({ chat: unreadChats(useUnread.getState()), notices: useUnread.getState().notices });
beforeEach(() => useUnread.getState().clear());

describe('unread counts', () => {
  it('S4-13 the first count is that of unread messages and notices together', () => {
    const frame = { method: 'initMessage', unreadMessageCount: 2, unreadNoticeCount: 3, unreadNums: [] };
    useUnread.getState().begin(unreadAtStart(frame));
    expect(counts()).toEqual({ chat: 0, notices: 5 });
    useUnread.getState().begin(unreadAtStart({ ...frame, unreadMessageCount: 0, unreadNoticeCount: 0 }));
    expect(counts().notices).toBe(0);
  });

  it('conversations with unread messages count at the chat alone', () => {
    const unreadNums = [
      { userId: 'a', unreadNum: 2 },
      { userId: 'b', unreadNum: 1 },
    ];
    expect(unreadAtStart({ unreadMessageCount: 0, unreadNoticeCount: 1, unreadNums })).toEqual({
      chats: { a: 2, b: 1 },
      notices: 1,
    });
    expect(unreadAtStart({ unreadNums: 'none' })).toEqual({ chats: {}, notices: 0 });
  });

  it('S4-14 a push of new notices adds to the count', () => {
    useUnread.getState().begin({ chats: { a: 2 }, notices: 3 });
    useUnread.getState().push(4);
    expect(counts()).toEqual({ chat: 2, notices: 7 });
  });

  it('reading one lowers the count, never below 0', () => {
    useUnread.getState().begin({ chats: {}, notices: 1 });
    useUnread.getState().read('m1');
    useUnread.getState().read('m2');
    expect(counts().notices).toBe(0);
  });

  it('counts one that was read here once, whether the server tells it before its answer or after', () => {
    const { begin, left, read } = useUnread.getState();
    begin({ chats: {}, notices: 3 });
    left(2, ['m1']);
    read('m1');
    expect(counts().notices).toBe(2);
    read('m2');
    left(1, ['m2']);
    expect(counts().notices).toBe(1);
  });

  it('A7.17-15 counts what somebody wrote until it is read', () => {
    const { chatFrom, chatRead } = useUnread.getState();
    chatFrom('a');
    chatFrom('a');
    chatFrom('b');
    expect(counts().chat).toBe(3);
    chatRead('a', 0);
    expect(useUnread.getState().chats).toEqual({ a: 0, b: 1 });
  });

  it('takes no nonsense for a number', () => {
    useUnread.getState().begin(unreadAtStart({ unreadNoticeCount: -5, unreadNums: [{ userId: 'a', unreadNum: 'x' }] }));
    expect(counts()).toEqual({ chat: 0, notices: 0 });
  });
});
