import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameStore } from '../app/frameStore.js';
import { setNavigate } from '../app/navigation.js';
import { queryClient } from '../app/queryClient.js';
import { useSession, type SessionUser } from '../app/sessionStore.js';
import { UnreadButtons } from '../app/UnreadButtons.js';
import { announce, type AnnouncedFrame } from './announce.js';

/** What the browser has shown. */
let shown: ShownNotification[];
/** What the server answers by the end of the address; anything else it refuses. */
let answers: Record<string, unknown>;
const { language } = frameStore.settings.getState();
const warn = vi.spyOn(console, 'warn');
const visited = vi.fn<(address: string) => void>();

class ShownNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  close = vi.fn();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }
}

const setting = { showNotices: 1, showChats: 1, quietFrom: '', quietTo: '', muted: [], channels: ['notice'] };
const row = { id: 'm1', title: '道闸升级', creatorUser: '', lastModifyTime: 1, isRead: '0', type: 2 };
const person = { id: 'zhou', realName: '周敏', label: '周敏', account: 'zhoumin', headIcon: '', department: '研发部' };
const conversation = { ...person, unreadMessage: 1, latestMessage: '好', messageType: 'text', latestDate: 1 };
const messages = { list: [row], pagination: { currentPage: 1, pageSize: 1, total: 1 } };

beforeEach(() => {
  shown = [];
  answers = {
    '/message/Setting': setting,
    '/message': messages,
    '/message/ReadInfo/m1': { ...row, bodyText: 'flow1', files: '[]' },
    '/message/imreply': { list: [conversation] },
  };
  warn.mockClear();
  warn.mockReturnValue();
  visited.mockClear();
  queryClient.clear();
  frameStore.settings.setState({ language: 'zh' });
  const held = new Set<string>();
  vi.stubGlobal('Notification', ShownNotification);
  vi.stubGlobal('fetch', (address: string | Request | URL) => {
    const path = new URL(address instanceof Request ? address.url : address, location.href).pathname;
    const known = Object.entries(answers).find(([end]) => path.endsWith(end));
    const body = known ? { code: 200, msg: '', data: known[1] } : { code: 500, msg: '服务器繁忙', data: null };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
  vi.stubGlobal('navigator', {
    ...{ language: 'zh-CN', userAgent: navigator.userAgent, onLine: true },
    locks: {
      request: async (name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
        if (held.has(name)) return work(null);
        held.add(name);
        return work({ name });
      },
    },
  });
  setNavigate(((to: string) => visited(to)) as Parameters<typeof setNavigate>[0]);
});
afterEach(() => {
  frameStore.settings.setState({ language });
  vi.unstubAllGlobals();
  useSession.getState().reset();
});
afterAll(() => warn.mockRestore());

const push = { method: 'messagePush', unreadNoticeCount: 1, kind: 'flow' } as const;
const said = (number: number): AnnouncedFrame => ({
  ...{ method: 'receiveMessage', formUserId: 'zhou', userId: 'zhou', messageType: 'text', message: '下班了吗' },
  ...{ dateTime: 1, number, clientId: `c${number}` },
});

/** Announces a frame and answers what the browser shows of it; a window keeps others off for seconds after that. */
async function show(frame: AnnouncedFrame): Promise<ShownNotification> {
  void announce(frame);
  await waitFor(() => expect(shown).toHaveLength(1));
  const [notification] = shown;
  if (!notification) throw new Error('nothing is shown');
  return notification;
}

it('names the newest message, and a click opens what it is about, once for all windows', async () => {
  const notification = await show(push);
  await announce(push);
  expect(shown).toHaveLength(1);
  expect(notification).toMatchObject({ title: '您有新的通知', options: { body: '道闸升级' } });
  notification.onclick?.();
  await waitFor(() => expect(visited).toHaveBeenCalledWith(expect.stringMatching(/^\/workFlowDetail\?config=/)));
  expect(notification.close).toHaveBeenCalled();
});

it('shows a kind that is wanted beside one that is not, and one that is muted elsewhere alone', async () => {
  answers['/message/Setting'] = {
    ...setting,
    muted: [
      { kind: 'comment', channel: 'notice' },
      { kind: 'flow', channel: 'mail' },
    ],
  };
  await announce({ ...push, kind: 'comment' });
  await show(push);
});

it('says that something came also where its title cannot be read, and leads to the message centre', async () => {
  delete answers['/message'];
  const notification = await show(push);
  expect(notification).toMatchObject({ title: '您有新的通知', options: {} });
  expect(notification.options.body).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  notification.onclick?.();
  expect(visited).toHaveBeenCalledWith('/messageRecord');
});

it('leads to the message centre where the message of a click cannot be read', async () => {
  const notification = await show(push);
  delete answers['/message/ReadInfo/m1'];
  notification.onclick?.();
  await waitFor(() => expect(visited).toHaveBeenCalledWith('/messageRecord'));
});

it('shows nothing that its reader does not want, nor in quiet hours, nor where nobody knows', async () => {
  answers['/message/Setting'] = { ...setting, showNotices: 0 };
  await announce(push);
  queryClient.clear();
  answers['/message/Setting'] = { ...setting, muted: [{ kind: 'flow', channel: 'notice' }] };
  await announce(push);
  queryClient.clear();
  answers['/message/Setting'] = { ...setting, quietFrom: '00:00', quietTo: '23:59' };
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] });
  await announce(said(1));
  vi.useRealTimers();
  queryClient.clear();
  delete answers['/message/Setting'];
  await announce(push);
  expect(shown).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it('names whoever wrote, says nothing of what they wrote, and a click opens their conversation', async () => {
  useSession.setState({ token: 'tok', user: { userInfo: { userId: 'me', userName: '我' } } as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <UnreadButtons />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  const notification = await show(said(1));
  expect(notification).toMatchObject({ title: '周敏', options: { body: '您有新的聊天消息', tag: 'smart-zhou' } });
  act(() => notification.onclick?.());
  expect(await screen.findByRole('log', { name: '与周敏的聊天记录' })).toBeTruthy();
});

it('says that somebody wrote also where nobody knows who', async () => {
  delete answers['/message/imreply'];
  expect(await show(said(2))).toMatchObject({ title: '您有新的聊天消息' });
  expect(warn).toHaveBeenCalledOnce();
});
