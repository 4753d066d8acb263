import { type ChatMessage, type ClientFrame } from '@smart-admin/api-client';
import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnread } from '../app/unreadStore.js';
import { ChatContext, type ChatContextValue } from './ChatContext.js';
import { createChatStorage } from './chatStorage.js';
import { type Conversation } from './chatTypes.js';
import { ChatWindow } from './ChatWindow.js';
import { createChat, type ChatFrame } from './createChat.js';

const greet: ChatFrame = { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] };
const person = (id: string) => ({
  id,
  realName: `姓名${id}`,
  label: `姓名${id}`,
  account: id,
  headIcon: '',
  department: '研发部',
});
const row = (id: string, fields: Partial<Conversation> = {}): Conversation => ({
  ...person(id),
  unreadMessage: 0,
  latestMessage: '好的[微笑]',
  messageType: 'text',
  latestDate: Date.now(),
  ...fields,
});
const told = (number: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  userId: 'zhou',
  messageType: 'text',
  message: `第${number}条`,
  dateTime: 1_700_000_000_000 + number,
  number,
  clientId: `c${number}`,
  ...fields,
});

let sent: ClientFrame[];
const loadContacts = vi.fn();
const upload = vi.fn<ChatContextValue['upload']>();

beforeEach(() => {
  sent = [];
  vi.clearAllMocks();
  useUnread.setState({ chats: { zhou: 2 }, notices: 0 });
  // without a layout nothing would be in view
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  loadContacts.mockImplementation(({ query }: { query: { currentPage: number; keyword: string } }) =>
    Promise.resolve({
      list: Array.from({ length: query.currentPage === 1 ? 20 : 3 }, (_, index) =>
        person(`${query.keyword}p${query.currentPage}_${index}`),
      ),
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  useUnread.getState().clear();
});

async function open(
  rows: Conversation[] = [row('zhou', { unreadMessage: 2 }), row('wang', { messageType: 'image', latestMessage: '' })],
) {
  const kept = new Map<string, unknown>();
  const chat = createChat({
    userId: 'me',
    send: (frame) => sent.push(frame),
    loadConversations: () => Promise.resolve(rows),
    storage: createChatStorage('me', {
      read: <T,>(key: string, isValid: (value: unknown) => value is T) => {
        const value = kept.get(key);
        return isValid(value) ? value : null;
      },
      write: (key, value) => void kept.set(key, value),
    }),
  });
  chat.receive(greet);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ChatContext
          value={{
            chat,
            me: { id: 'me', name: '我', avatar: '' },
            loadContacts: loadContacts as unknown as ChatContextValue['loadContacts'],
            upload,
          }}
        >
          <ChatWindow />
        </ChatContext>
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: '最近' });
  return { chat, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** Opens the conversation with Zhou, of which these messages are the last. */
async function openZhou(messages: ChatMessage[] = [told(1), told(2)]) {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /姓名zhou/ }));
  act(() =>
    opened.chat.receive({
      method: 'messageList',
      toUserId: 'zhou',
      list: messages.map(({ userId, messageType, message, dateTime, ...rest }) => ({
        sendUserId: userId,
        contentType: messageType,
        content: message,
        sendTime: dateTime,
        ...rest,
      })),
      isLast: false,
      readNumber: 0,
    }),
  );
  return { ...opened, log: await screen.findByRole('log', { name: '与姓名zhou的聊天记录' }) };
}
const sentOf = (method: ClientFrame['method']) => sent.filter((frame) => frame.method === method);

it('R2.5-55 shows recent conversations with the latest message, its time and what is unread', async () => {
  await open();
  const [zhou, wang] = within(screen.getByRole('list', { name: '最近' })).getAllByRole('button');
  expect(zhou?.textContent).toContain('姓名zhou');
  expect(zhou?.textContent).toContain('好的');
  expect(within(zhou as HTMLElement).getByRole('img', { name: '微笑' })).toBeDefined();
  expect(within(zhou as HTMLElement).getByText('刚刚')).toBeDefined();
  expect(within(zhou as HTMLElement).getByRole('img', { name: '2 条未读' }).textContent).toBe('2');
  expect(wang?.textContent).toContain('[图片]');
});

it('R2.5-54 C9-25 lists contacts by 20, finds them by a word, and loads on within 300 px of the end', async () => {
  const heights = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: '联系人' }));
  const list = await screen.findByRole('list', { name: '联系人' });
  expect(within(list).getAllByRole('button')).toHaveLength(20);
  const scroll = (scrollTop: number) => {
    Object.defineProperties(list, {
      clientHeight: { value: 500, configurable: true },
      scrollTop: { value: scrollTop, configurable: true },
    });
    fireEvent.scroll(list);
  };
  scroll(1_199);
  expect(loadContacts).toHaveBeenCalledTimes(1);
  scroll(1_201);
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(23));
  await user.type(screen.getByRole('textbox', { name: '姓名或账号' }), '周');
  await waitFor(() =>
    expect(loadContacts.mock.calls.at(-1)?.[0]).toEqual({ query: { keyword: '周', currentPage: 1, pageSize: 20 } }),
  );
  await user.click(await screen.findByRole('button', { name: /姓名周p1_0\s*研发部/ }));
  expect(await screen.findByRole('region', { name: '姓名周p1_0' })).toBeDefined();
  heights.mockRestore();
});

it('asks for contacts once the typing rests', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: '联系人' }));
  await screen.findByRole('list', { name: '联系人' });
  await user.type(screen.getByRole('textbox', { name: '姓名或账号' }), 'zhou');
  await screen.findByRole('button', { name: /姓名zhoup1_0/ });
  const asked = loadContacts.mock.calls.map(([call]) => (call as { query: { keyword: string } }).query.keyword);
  expect([...new Set(asked)]).toEqual(['', 'zhou']);
});

it('says where the browser lets no message be copied', async () => {
  const { user, log } = await openZhou([told(1)]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(await within(log).findByRole('button', { name: '消息操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '复制' }));
  expect(await screen.findByText('复制失败，请手动选择后复制')).toBeDefined();
});

it('R2.5-56 A7.17-15 opens a conversation, says that it is read, and loads what came before near its beginning', async () => {
  const { log, chat } = await openZhou();
  expect(sentOf('MessageList')).toMatchObject([{ toUserId: 'zhou', formUserId: 'me', pageSize: 30 }]);
  expect(await within(log).findByText('第2条')).toBeDefined();
  expect(sentOf('UpdateReadMessage')).toEqual([{ method: 'UpdateReadMessage', formUserId: 'zhou', readNumber: 2 }]);
  expect(useUnread.getState().chats.zhou).toBe(0);
  act(() => chat.receive({ method: 'receiveMessage', formUserId: 'zhou', ...told(3) }));
  expect(await within(log).findByText('第3条')).toBeDefined();
  expect(sentOf('UpdateReadMessage').at(-1)).toMatchObject({ readNumber: 3 });
  Object.defineProperty(log, 'scrollTop', { value: 10, configurable: true });
  fireEvent.scroll(log);
  expect(sentOf('MessageList').at(-1)).toMatchObject({ before: 1, pageSize: 50 });
});

it('V5-36 V5-37 R2.5-57 sends a text by Enter or by the button, with an emoji, and no empty one', async () => {
  const { user, chat, log } = await openZhou();
  const field = screen.getByRole('textbox', { name: '输入消息' });
  await user.click(field);
  await user.keyboard('   {Enter}');
  expect(sentOf('SendMessage')).toEqual([]);
  await user.clear(field);
  await user.type(field, '你好');
  await user.click(screen.getByRole('button', { name: '表情' }));
  const panel = await screen.findByRole('toolbar', { name: '表情' });
  expect(within(panel).getAllByRole('button')).toHaveLength(120);
  within(panel).getByRole('button', { name: '微笑' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}{Enter}');
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('你好[微笑]'));
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(sentOf('SendMessage')).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sentOf('SendMessage')).toMatchObject([
    { toUserId: 'zhou', messageType: 'text', messageContent: '你好[微笑]' },
  ]);
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(within(log).getByText('等待发送')).toBeDefined();
  const frame = sentOf('SendMessage')[0];
  const clientId = frame?.method === 'SendMessage' ? (frame.clientId ?? '') : '';
  act(() => chat.receive({ method: 'sendMessage', toUserId: 'zhou', ...told(3, { userId: 'me', clientId }) }));
  expect(within(log).queryByText('等待发送')).toBeNull();
  expect(await within(log).findByText('已送达')).toBeDefined();
  act(() =>
    chat.receive({ method: 'updateReadMessage', formUserId: 'zhou', toUserId: 'me', readNumber: 3, unreadNum: 0 }),
  );
  expect(await within(log).findByText('已读')).toBeDefined();
  await user.type(field, '按钮');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(sentOf('SendMessage').at(-1)).toMatchObject({ messageContent: '按钮' });
});

it('says that the line is cut and shows what waits', async () => {
  const { user, chat, log } = await openZhou();
  act(() => chat.away());
  expect(screen.getByText(/连接已断开/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: '输入消息' }), '断线时写的{Enter}');
  expect(sentOf('SendMessage')).toEqual([]);
  expect(within(log).getByText('断线时写的')).toBeDefined();
  expect(within(log).getByText('等待发送')).toBeDefined();
  act(() => chat.receive(greet));
  expect(sentOf('SendMessage')).toMatchObject([{ messageContent: '断线时写的' }]);
});

it('V5-34 V5-35 sends only an image below 5 MB, one at a time, after it was looked at', async () => {
  const { user } = await openZhou();
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*="image/png"]') as HTMLInputElement;
  expect(input.multiple).toBe(false);
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('请选择图片文件')).toBeDefined();
  choose(new File([new Uint8Array(5_242_880)], 'b.png', { type: 'image/png' }));
  expect(await screen.findByText('图片大小不能超过5M')).toBeDefined();
  expect(screen.queryByRole('img', { name: '要发送的图片' })).toBeNull();
  choose(new File([new Uint8Array(5_242_879)], 'c.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: '要发送的图片' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '移除图片' }));
  expect(screen.queryByRole('img', { name: '要发送的图片' })).toBeNull();
  expect(upload).not.toHaveBeenCalled();
});

it('R2.5-58 E3-41 shows images that open large, sounds, videos and files, and what cannot be read as such', async () => {
  const path = '/api/file/Download/IM/IM_0.png';
  const file = JSON.stringify({ name: '月报.pdf', path, size: 2_048 });
  const { user, log } = await openZhou([
    told(1, { messageType: 'image', message: JSON.stringify({ name: '现场.png', width: 400, height: 100, path }) }),
    told(2, { messageType: 'voice', message: file }),
    told(3, { messageType: 'video', message: file }),
    told(4, { messageType: 'file', message: file }),
    told(5, { messageType: 'file', message: '{"name":"x","path":"https://example.com/x"}' }),
    told(6, { message: '<img src=x onerror="alert(1)">' }),
  ]);
  expect(await within(log).findByLabelText('语音')).toBeDefined();
  expect(within(log).getByLabelText('月报.pdf').tagName).toBe('VIDEO');
  expect(within(log).getByRole('link', { name: '下载 月报.pdf' }).getAttribute('href')).toBe(`${path}?attachment=1`);
  expect(within(log).getByText('无法显示的消息')).toBeDefined();
  expect(within(log).getByText('<img src=x onerror="alert(1)">')).toBeDefined();
  await user.click(within(log).getByRole('button', { name: '预览现场.png' }));
  expect(await screen.findByRole('dialog', { name: '现场.png' })).toBeDefined();
});

it('deletes a message from one’s own side after the question', async () => {
  const { user, log } = await openZhou();
  await user.click(within(log).getAllByRole('button', { name: '消息操作' })[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: '从我这里删除' }));
  const question = await waitFor(() => currentQuestion() ?? Promise.reject(new Error('no question')));
  expect(sentOf('RemoveMessage')).toEqual([]);
  answerQuestion(question, true);
  await waitFor(() =>
    expect(sentOf('RemoveMessage')).toEqual([{ method: 'RemoveMessage', toUserId: 'zhou', numbers: [1] }]),
  );
});

it('finds a word in a conversation', async () => {
  const { user, chat } = await openZhou();
  await user.click(screen.getByRole('button', { name: '搜索聊天记录' }));
  await user.type(screen.getByRole('textbox', { name: '搜索聊天记录' }), '道闸{Enter}');
  expect(sentOf('MessageList').at(-1)).toMatchObject({ keyword: '道闸', toUserId: 'zhou' });
  act(() =>
    chat.receive({ method: 'messageList', toUserId: 'zhou', keyword: '道闸', list: [], isLast: true, readNumber: 0 }),
  );
  expect(await screen.findByText('没有找到聊天记录')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '关闭搜索' }));
  expect(await screen.findByRole('log')).toBeDefined();
});
