import { toChatMessage, type ClientFrame, type ServerFrame } from '@smart-admin/api-client';
import { createStore } from 'zustand';
import { type ChatStorage } from './chatStorage.js';
import { type ChatState, type Conversation, type Thread } from './chatTypes.js';
import { createOutbox } from './createOutbox.js';
import { lastNumber, mergeMessages, NO_THREAD, withLatest, withPage } from './threads.js';

/** Messages that a conversation opens with, and that come with each step back. */
export const FIRST_PAGE = 30;
export const HISTORY_PAGE = 50;
/** Milliseconds for which somebody counts as writing. */
const TYPING = 5_000;
/** One's own writing is told at most so often, milliseconds. */
const TELL_TYPING = 3_000;

/** The chat of one person without its looks: conversations, what is waiting to be sent, and what frames change of them. */
export function createChat({ userId, send, loadConversations, storage, now = Date.now }: ChatConfig) {
  const store = createStore<ChatState>(() => ({
    isOnline: false,
    conversations: [],
    conversationsState: 'loading',
    threads: {},
    waiting: storage.waiting(),
    drafts: storage.drafts(),
    typing: {},
    found: undefined,
  }));
  const get = store.getState;
  const outbox = createOutbox({ store, send, storage, now });
  let toldTyping = 0;

  const thread = (peerId: string): Thread => get().threads[peerId] ?? NO_THREAD;
  const setThread = (peerId: string, change: Partial<Thread>) =>
    store.setState(({ threads }) => ({ threads: { ...threads, [peerId]: { ...thread(peerId), ...change } } }));
  const ask = (peerId: string, more: Partial<Extract<ClientFrame, { method: 'MessageList' }>>) =>
    send({ method: 'MessageList', toUserId: peerId, formUserId: userId, sord: 'desc', currentPage: 1, ...more });
  const askFirst = (peerId: string) => {
    setThread(peerId, { isLoading: true });
    ask(peerId, { pageSize: FIRST_PAGE });
  };
  const askOlder = (peerId: string) => {
    const [first] = thread(peerId).messages;
    if (!first) return;
    setThread(peerId, { isLoading: true });
    ask(peerId, { pageSize: HISTORY_PAGE, before: first.number });
  };
  const askMissed = (peerId: string, after: number) => ask(peerId, { pageSize: HISTORY_PAGE, sord: 'asc', after });
  const refresh = async () => {
    try {
      store.setState({ conversations: await loadConversations(), conversationsState: 'ready' });
    } catch (error) {
      console.warn('The conversations could not be loaded', error);
      if (get().conversationsState !== 'ready') store.setState({ conversationsState: 'failed' });
    }
  };
  const addMessage = (peerId: string, message: ReturnType<typeof toChatMessage>) => {
    // what is not loaded yet comes with its first page
    if (thread(peerId).isLoaded) setThread(peerId, { messages: mergeMessages(thread(peerId).messages, [message]) });
    const conversations = withLatest(get().conversations, peerId, message);
    if (conversations) store.setState({ conversations });
    else void refresh();
  };
  const receivePage = (page: Extract<ServerFrame, { method: 'messageList' }>) => {
    if (page.keyword !== undefined) {
      const { found } = get();
      if (found?.peerId !== page.toUserId || found.keyword !== page.keyword) return;
      const messages = mergeMessages(found.messages, page.list.map(toChatMessage));
      store.setState({ found: { ...found, messages, isWhole: page.isLast, isLoading: false } });
      return;
    }
    setThread(page.toUserId, withPage(thread(page.toUserId), page));
    const last = page.list.at(-1);
    if (page.after !== undefined && !page.isLast && last) askMissed(page.toUserId, last.number);
  };

  return {
    store,
    refresh,
    /** What the server says. */
    receive(frame: ChatFrame): void {
      switch (frame.method) {
        case 'initMessage':
          store.setState({ isOnline: true });
          outbox.restart();
          // answers that were under way are lost, and so is what was said meanwhile
          for (const [peerId, known] of Object.entries(get().threads)) {
            setThread(peerId, { isLoading: false });
            if (known.isLoaded) askMissed(peerId, lastNumber(known));
            else askFirst(peerId);
          }
          void refresh();
          break;
        case 'receiveMessage': {
          const { method: _method, formUserId, ...message } = frame;
          store.setState(({ typing }) => ({ typing: { ...typing, [formUserId]: 0 } }));
          addMessage(formUserId, message);
          break;
        }
        case 'sendMessage': {
          const { method: _method, toUserId, ...message } = frame;
          addMessage(toUserId, message);
          outbox.acknowledge(message.clientId);
          break;
        }
        case 'messageRefused':
          outbox.refuse(frame.clientId, { refused: frame.reason });
          break;
        case 'messageList':
          receivePage(frame);
          break;
        case 'updateReadMessage':
          if (frame.formUserId !== userId) setThread(frame.formUserId, { peerRead: frame.readNumber });
          else
            store.setState(({ conversations }) => ({
              conversations: conversations.map((row) =>
                row.id === frame.toUserId ? { ...row, unreadMessage: frame.unreadNum } : row,
              ),
            }));
          break;
        case 'removeMessage': {
          const isLeft = ({ number }: { number: number }) => !frame.numbers.includes(number);
          setThread(frame.toUserId, { messages: thread(frame.toUserId).messages.filter(isLeft) });
          store.setState(({ found }) => ({ found: found && { ...found, messages: found.messages.filter(isLeft) } }));
          void refresh();
          break;
        }
        case 'typing':
          store.setState(({ typing }) => ({ typing: { ...typing, [frame.formUserId]: now() + TYPING } }));
          break;
      }
    },
    /** The server is away. */
    away: () => store.setState({ isOnline: false }),
    /** Loads the newest messages of a conversation, once. */
    open(peerId: string): void {
      if (!thread(peerId).isLoaded && !thread(peerId).isLoading) askFirst(peerId);
    },
    loadOlder(peerId: string): void {
      const { isLoaded, isWhole, isLoading } = thread(peerId);
      if (isLoaded && !isWhole && !isLoading && get().isOnline) askOlder(peerId);
    },
    /** Everything that is loaded of a conversation has been seen. */
    markRead(peerId: string): void {
      send({ method: 'UpdateReadMessage', formUserId: peerId, readNumber: lastNumber(thread(peerId)) });
    },
    sendText(toUserId: string, text: string): void {
      const content = text.trim();
      if (content !== '') outbox.add({ toUserId, messageType: 'text', content });
    },
    sendFile: outbox.addFile,
    retry: outbox.retry,
    discard: outbox.discard,
    setDraft(peerId: string, text: string): void {
      storage.setDraft(peerId, text);
      store.setState(({ drafts }) => ({ drafts: { ...drafts, [peerId]: text } }));
      if (text === '' || now() - toldTyping < TELL_TYPING) return;
      toldTyping = now();
      send({ method: 'Typing', toUserId: peerId });
    },
    remove: (peerId: string, numbers: number[]) => send({ method: 'RemoveMessage', toUserId: peerId, numbers }),
    /** Looks for texts of one conversation; an empty keyword ends the search. */
    search(peerId: string, keyword: string): void {
      const wanted = keyword.trim();
      store.setState({
        found: wanted === '' ? undefined : { peerId, keyword: wanted, messages: [], isWhole: false, isLoading: true },
      });
      if (wanted !== '') ask(peerId, { keyword: wanted, pageSize: HISTORY_PAGE });
    },
    searchOn(peerId: string): void {
      const { found } = get();
      const [first] = found?.messages ?? [];
      if (found?.peerId !== peerId || !first || found.isWhole || found.isLoading) return;
      store.setState({ found: { ...found, isLoading: true } });
      ask(peerId, { keyword: found.keyword, pageSize: HISTORY_PAGE, before: first.number });
    },
  };
}

export type Chat = ReturnType<typeof createChat>;

/** What a chat has to hear. */
export const CHAT_METHODS = [
  'initMessage',
  'receiveMessage',
  'sendMessage',
  'messageRefused',
  'messageList',
  'updateReadMessage',
  'removeMessage',
  'typing',
] as const satisfies readonly ServerFrame['method'][];

/** One of these frames. */
export type ChatFrame = Extract<ServerFrame, { method: (typeof CHAT_METHODS)[number] }>;

interface ChatConfig {
  /** Whose chat it is. */
  userId: string;
  /** Sends a frame; lost while the server is away. */
  send: (frame: ClientFrame) => void;
  loadConversations: () => Promise<readonly Conversation[]>;
  storage: ChatStorage;
  /** Milliseconds since 1970. */
  now?: () => number;
}
