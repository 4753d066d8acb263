import { afterEach, expect, it, vi } from 'vitest';
import { useLive } from '../app/liveSocket.js';
import { type SessionUser, useSession } from '../app/sessionStore.js';
import { currentChat } from './currentChat.js';

afterEach(() => {
  useSession.setState({ user: null });
  useLive.setState({ isHeard: false });
  vi.unstubAllGlobals();
});

const userOf = (userId: string) => ({ userInfo: { userId } }) as SessionUser;

it('sends nothing more of somebody once another one is signed in', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', data: { list: [] } })));
  useSession.setState({ user: userOf('lin') });
  useLive.setState({ isHeard: true });
  const chat = currentChat('lin');
  expect(chat.store.getState().isOnline).toBe(true);
  useSession.setState({ user: null });
  useSession.setState({ user: userOf('wang') });
  expect(currentChat('wang')).not.toBe(chat);
  expect(chat.store.getState().isOnline).toBe(false);
});
