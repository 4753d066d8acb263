import { type ClientFrame } from '@smart-admin/api-client';
import { UiProvider } from '@smart-admin/ui/app-root';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatContext, type ChatContextValue } from './ChatContext.js';
import { createChatStorage } from './chatStorage.js';
import { Composer } from './Composer.js';
import { createChat } from './createChat.js';

/** What the browser's recorder does: it hands over what it has when it ends. */
class TestRecorder {
  state: 'inactive' | 'recording' = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;

  constructor(readonly stream: { getTracks: () => { stop: () => void }[] }) {}

  start() {
    this.state = 'recording';
  }

  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    queueMicrotask(() => this.onstop?.());
  }
}

const ended = vi.fn();
const getUserMedia = vi.fn<() => Promise<unknown>>();
const upload = vi.fn<ChatContextValue['upload']>();
const warn = vi.spyOn(console, 'warn');
let sent: ClientFrame[];

beforeEach(() => {
  sent = [];
  vi.resetAllMocks();
  warn.mockReturnValue();
  upload.mockResolvedValue({ url: '/api/file/Download/IMFile/IMFile_0.webm' });
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: ended }] });
  vi.stubGlobal('MediaRecorder', TestRecorder);
  vi.stubGlobal('navigator', { userAgent: 'test', language: 'zh-CN', mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const chat = createChat({
    userId: 'me',
    send: (frame) => sent.push(frame),
    loadConversations: () => Promise.resolve([]),
    storage: createChatStorage('me', { read: () => null, write: () => undefined }),
  });
  chat.receive({ method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] });
  const loadContacts = (() => Promise.reject(new Error('not asked'))) as unknown as ChatContextValue['loadContacts'];
  const view = render(
    <UiProvider locale="zh">
      <ChatContext value={{ chat, me: { id: 'me', name: '我', avatar: '' }, loadContacts, upload }}>
        <Composer peerId="zhou" />
      </ChatContext>
    </UiProvider>,
  );
  return { view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });

it('records, says for how long, and sends the sound with its length', async () => {
  const { user } = open();
  await user.click(await button('录音'));
  expect((await screen.findByRole('status')).textContent).toBe('正在录音 0 秒');
  // the clock of the browser, three seconds on
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
  await user.click(await button('发送录音'));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'SendMessage')).toHaveLength(1));
  const [[file, type] = []] = upload.mock.calls;
  expect([file?.name, file?.type, file?.size, type]).toEqual(['voice.webm', 'audio/webm;codecs=opus', 5, 'IMFile']);
  const frame = sent.find((each) => each.method === 'SendMessage');
  if (frame?.method !== 'SendMessage') throw new Error('nothing was sent');
  expect(frame).toMatchObject({ toUserId: 'zhou', messageType: 'voice' });
  const content = JSON.parse(frame.messageContent) as { path: string; duration: number };
  expect(content.path).toBe('/api/file/Download/IMFile/IMFile_0.webm');
  expect(content.duration).toBeGreaterThanOrEqual(3);
  expect(ended).toHaveBeenCalledOnce();
  expect(await button('录音')).toBeDefined();
});

it('counts the seconds while it records', async () => {
  const { user } = open();
  await user.click(await button('录音'));
  await screen.findByText('正在录音 0 秒');
  expect(await screen.findByText('正在录音 1 秒')).toBeDefined();
});

it('gives the microphone back when a recording is cancelled or left, and sends nothing', async () => {
  const { user, view } = open();
  await user.click(await button('录音'));
  await user.click(await button('取消录音'));
  expect(ended).toHaveBeenCalledTimes(1);
  await user.click(await button('录音'));
  await screen.findByRole('status');
  act(() => view.unmount());
  expect(ended).toHaveBeenCalledTimes(2);
  expect(upload).not.toHaveBeenCalled();
});

it('says why it cannot: not allowed, no microphone, a browser without it', async () => {
  const { user } = open();
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(await button('录音'));
  expect(await screen.findByText(/浏览器不允许使用麦克风/)).toBeDefined();
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotFoundError'));
  await user.click(await button('录音'));
  expect(await screen.findByText('此浏览器不能录音')).toBeDefined();
  vi.stubGlobal('MediaRecorder', undefined);
  await user.click(await button('录音'));
  expect(getUserMedia).toHaveBeenCalledTimes(2);
  expect(upload).not.toHaveBeenCalled();
});
