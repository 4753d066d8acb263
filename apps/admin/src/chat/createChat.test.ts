import { type ClientFrame } from '@smart-admin/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatStorage } from './chatStorage.js';
import { type Conversation } from './chatTypes.js';
import { createChat, type ChatFrame } from './createChat.js';

let sent: ClientFrame[];
let kept: Map<string, unknown>;
let rows: Conversation[];
const storage = () =>
  createChatStorage('me', {
    read: <T>(key: string, isValid: (value: unknown) => value is T) => {
      const value = structuredClone(kept.get(key));
      return isValid(value) ? value : null;
    },
    write: (key, value) => void kept.set(key, value),
  });
const make = () =>
  createChat({
    userId: 'me',
    send: (frame) => sent.push(frame),
    loadConversations: () => Promise.resolve(rows),
    storage: storage(),
  });
const greet: ChatFrame = { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] };
const told = (number: number, userId = 'you') =>
  ({
    userId,
    messageType: 'text',
    message: `第${number}条`,
    dateTime: number,
    number,
    clientId: `c${number}`,
  }) as const;
const stored = (number: number) =>
  ({
    sendUserId: 'you',
    contentType: 'text',
    content: `第${number}条`,
    sendTime: number,
    number,
    clientId: '',
  }) as const;
const page = (numbers: number[], more: Partial<Extract<ChatFrame, { method: 'messageList' }>> = {}): ChatFrame => ({
  method: 'messageList',
  toUserId: 'you',
  list: numbers.map(stored),
  isLast: false,
  readNumber: 0,
  ...more,
});
const sentTexts = () => sent.flatMap((frame) => (frame.method === 'SendMessage' ? [frame.messageContent] : []));
const echo = (index = -1): ChatFrame => {
  const frame = sent.filter(({ method }) => method === 'SendMessage').at(index);
  if (frame?.method !== 'SendMessage') throw new Error('nothing was sent');
  return { method: 'sendMessage', toUserId: 'you', ...told(900, 'me'), clientId: frame.clientId ?? '' };
};

beforeEach(() => {
  [sent, kept, rows] = [[], new Map(), []];
});

describe('history', () => {
  it('A7.17-06 C9-26 opens with 30 messages and goes back by 50, from the oldest that is loaded', () => {
    const chat = make();
    chat.receive(greet);
    chat.open('you');
    chat.open('you');
    expect(sent).toEqual([
      { method: 'MessageList', toUserId: 'you', formUserId: 'me', sord: 'desc', currentPage: 1, pageSize: 30 },
    ]);
    chat.receive(page([60, 59, 58]));
    chat.loadOlder('you');
    chat.loadOlder('you');
    expect(sent.slice(1)).toMatchObject([{ pageSize: 50, before: 58 }]);
    chat.receive(page([57, 56], { before: 58, isLast: true }));
    chat.loadOlder('you');
    expect(sent).toHaveLength(2);
    expect(chat.store.getState().threads.you).toMatchObject({ isWhole: true, isLoading: false });
    expect(chat.store.getState().threads.you?.messages.map(({ number }) => number)).toEqual([56, 57, 58, 59, 60]);
  });

  it('A7.17-17 asks for the newest first where it opens or goes back, and for what was missed from there on', () => {
    const chat = make();
    chat.receive(greet);
    chat.open('you');
    chat.receive(page([60, 59]));
    chat.loadOlder('you');
    chat.receive(greet);
    expect(sent.map((frame) => (frame.method === 'MessageList' ? [frame.formUserId, frame.sord] : []))).toEqual([
      ['me', 'desc'],
      ['me', 'desc'],
      ['me', 'asc'],
    ]);
    expect(sent.at(-1)).toMatchObject({ after: 60, pageSize: 50 });
  });

  it('A7.17-12 A7.17-13 A7.17-14 puts what comes into its order, each message once', () => {
    const chat = make();
    chat.receive(greet);
    chat.open('you');
    chat.receive(page([3, 2, 1], { isLast: true }));
    for (const number of [5, 4, 5]) chat.receive({ method: 'receiveMessage', formUserId: 'you', ...told(number) });
    chat.receive({ method: 'sendMessage', toUserId: 'you', ...told(6, 'me') });
    expect(chat.store.getState().threads.you?.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('fetches what was missed after a cut, page by page, and nothing twice', () => {
    const chat = make();
    chat.receive(greet);
    chat.open('you');
    chat.receive(page([2, 1], { isLast: true }));
    chat.away();
    chat.receive(greet);
    expect(sent.at(-1)).toMatchObject({ method: 'MessageList', after: 2, sord: 'asc', pageSize: 50 });
    // somebody writes on meanwhile
    chat.receive({ method: 'receiveMessage', formUserId: 'you', ...told(9) });
    chat.receive(page([3, 4], { after: 2 }));
    expect(sent.at(-1)).toMatchObject({ after: 4 });
    chat.receive(page([5, 6, 7, 8, 9], { after: 4, isLast: true }));
    expect(chat.store.getState().threads.you?.messages.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(chat.store.getState().threads.you?.isWhole).toBe(true);
  });

  it('asks again for a first page that a cut has lost', () => {
    const chat = make();
    chat.open('you');
    chat.receive(greet);
    expect(sent.filter(({ method }) => method === 'MessageList')).toHaveLength(2);
  });

  it('searches a conversation by pages and forgets answers to earlier words', () => {
    const chat = make();
    chat.receive(greet);
    chat.search('you', '月卡');
    chat.search('you', '道闸');
    chat.receive(page([9], { keyword: '月卡' }));
    expect(chat.store.getState().found).toMatchObject({ keyword: '道闸', messages: [], isLoading: true });
    chat.receive(page([8, 6], { keyword: '道闸' }));
    chat.searchOn('you');
    expect(sent.at(-1)).toMatchObject({ keyword: '道闸', before: 6 });
    chat.receive(page([2], { keyword: '道闸', before: 6, isLast: true }));
    expect(chat.store.getState().found?.messages.map(({ number }) => number)).toEqual([2, 6, 8]);
    // of this conversation: another one neither shows it nor asks on
    expect(chat.store.getState().found?.peerId).toBe('you');
    const before = sent.length;
    chat.searchOn('other');
    expect(sent).toHaveLength(before);
    chat.search('you', ' ');
    expect(chat.store.getState().found).toBeUndefined();
  });
});

describe('sending', () => {
  it('V5-36 trims a text and sends no empty one', () => {
    const chat = make();
    chat.receive(greet);
    chat.sendText('you', '  \n ');
    chat.sendText('you', ' 你好 \n');
    expect(sent).toMatchObject([
      { method: 'SendMessage', toUserId: 'you', messageType: 'text', messageContent: '你好' },
    ]);
  });

  it('keeps what is written without a line, and sends it in its order when the server is back', () => {
    const chat = make();
    for (const text of ['一', '二', '三']) chat.sendText('you', text);
    expect(sent).toEqual([]);
    expect(chat.store.getState().waiting).toHaveLength(3);
    chat.receive(greet);
    expect(sentTexts()).toEqual(['一']);
    chat.receive(echo());
    expect(sentTexts()).toEqual(['一', '二']);
    // the answer to the second is lost: it goes out again under the same id
    chat.away();
    chat.receive(greet);
    expect(sentTexts()).toEqual(['一', '二', '二']);
    const ids = sent.flatMap((frame) => (frame.method === 'SendMessage' ? [frame.clientId] : []));
    expect(ids[1]).toBe(ids[2]);
    chat.receive(echo());
    chat.receive(echo());
    expect(sentTexts()).toEqual(['一', '二', '二', '三']);
    expect(chat.store.getState().waiting).toEqual([]);
    expect(storage().waiting()).toEqual([]);
  });

  it('goes on after a reload with what was not sent, and so do other windows', () => {
    const first = make();
    first.sendText('you', '一');
    const second = make();
    first.sendText('you', '二');
    expect(
      make()
        .store.getState()
        .waiting.map(({ content }) => content),
    ).toEqual(['一', '二']);
    // what one window has sent is done for the other too
    first.receive(greet);
    const done = echo();
    first.receive(done);
    second.receive(done);
    expect(second.store.getState().waiting).toEqual([]);
    expect(
      storage()
        .waiting()
        .map(({ content }) => content),
    ).toEqual(['二']);
  });

  it('shows what was refused until it is tried again or given up, and lets the others pass', () => {
    const chat = make();
    chat.receive(greet);
    chat.sendText('you', '一');
    chat.sendText('you', '二');
    const { clientId } = chat.store.getState().waiting[0] ?? { clientId: '' };
    chat.receive({ method: 'messageRefused', clientId, reason: 'tooMany' });
    expect(sentTexts()).toEqual(['一', '二']);
    chat.receive(echo());
    expect(chat.store.getState().waiting).toMatchObject([{ content: '一', refused: 'tooMany' }]);
    chat.retry(clientId);
    expect(sentTexts()).toEqual(['一', '二', '一']);
    chat.discard(clientId);
    expect(chat.store.getState().waiting).toEqual([]);
  });

  it('sends once more what nobody has answered', () => {
    vi.useFakeTimers();
    const chat = make();
    chat.receive(greet);
    chat.sendText('you', '一');
    vi.advanceTimersByTime(15_000);
    expect(sentTexts()).toEqual(['一', '一']);
    chat.receive(echo());
    vi.advanceTimersByTime(60_000);
    expect(sentTexts()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('uploads a file in its turn and keeps one that failed', async () => {
    const chat = make();
    chat.receive(greet);
    const load = vi.fn(() => Promise.reject(new Error('文件过大')));
    chat.sendFile({ toUserId: 'you', messageType: 'file', fileName: 'a.pdf' }, load);
    await vi.waitFor(() =>
      expect(chat.store.getState().waiting).toMatchObject([
        { refused: 'upload', detail: '文件过大', fileName: 'a.pdf' },
      ]),
    );
    load.mockImplementation(() => Promise.resolve('{}') as never);
    chat.retry(chat.store.getState().waiting[0]?.clientId ?? '');
    await vi.waitFor(() => expect(sent).toMatchObject([{ messageType: 'file', messageContent: '{}' }]));
  });

  it('keeps a draft for each person, and tells at most every three seconds that one is writing', () => {
    let time = 10_000;
    const chat = createChat({
      userId: 'me',
      send: (frame) => sent.push(frame),
      loadConversations: () => Promise.resolve([]),
      storage: storage(),
      now: () => time,
    });
    chat.setDraft('you', '在');
    chat.setDraft('you', '在吗');
    chat.setDraft('other', '草稿');
    expect(sent).toEqual([{ method: 'Typing', toUserId: 'you' }]);
    time += 3_000;
    chat.setDraft('you', '在吗？');
    expect(sent).toHaveLength(2);
    expect(make().store.getState().drafts).toEqual({ you: '在吗？', other: '草稿' });
    chat.setDraft('you', '');
    expect(storage().drafts()).toEqual({ other: '草稿' });
  });
});

describe('conversations', () => {
  const row = (id: string): Conversation => ({
    id,
    realName: id,
    label: id,
    account: id,
    headIcon: '',
    department: '',
    unreadMessage: 0,
    latestMessage: '旧',
    messageType: 'text',
    latestDate: 1,
  });

  it('E3-37 come with the newest first, count what is unread, and load a new one', async () => {
    rows = [row('a'), row('you')];
    const chat = make();
    chat.receive(greet);
    await vi.waitFor(() => expect(chat.store.getState().conversations).toHaveLength(2));
    chat.receive({ method: 'receiveMessage', formUserId: 'you', ...told(7) });
    expect(chat.store.getState().conversations[0]).toMatchObject({
      id: 'you',
      unreadMessage: 1,
      latestMessage: '第7条',
    });
    chat.receive({ method: 'updateReadMessage', formUserId: 'me', toUserId: 'you', readNumber: 7, unreadNum: 0 });
    expect(chat.store.getState().conversations[0]?.unreadMessage).toBe(0);
    rows = [row('new'), row('a'), row('you')];
    chat.receive({ method: 'receiveMessage', formUserId: 'new', ...told(1, 'new') });
    await vi.waitFor(() => expect(chat.store.getState().conversations).toHaveLength(3));
  });

  it('know how far the other one has read, what was deleted, and who is writing', () => {
    const chat = make();
    chat.receive(greet);
    chat.open('you');
    chat.receive(page([2, 1], { readNumber: 1 }));
    chat.receive({ method: 'updateReadMessage', formUserId: 'you', toUserId: 'me', readNumber: 2, unreadNum: 0 });
    chat.receive({ method: 'typing', formUserId: 'you' });
    expect(chat.store.getState().typing.you).toBeGreaterThan(Date.now());
    chat.receive({ method: 'removeMessage', toUserId: 'you', numbers: [1] });
    expect(chat.store.getState().threads.you).toMatchObject({ peerRead: 2, messages: [{ number: 2 }] });
    chat.receive({ method: 'receiveMessage', formUserId: 'you', ...told(3) });
    expect(chat.store.getState().typing.you).toBe(0);
    chat.markRead('you');
    expect(sent.at(-1)).toEqual({ method: 'UpdateReadMessage', formUserId: 'you', readNumber: 3 });
  });
});
