import { type ClientFrame } from '@smart-admin/api-client';
import { createId } from '@smart-admin/ui/random';
import { type StoreApi } from 'zustand';
import { type ChatStorage } from './chatStorage.js';
import { type ChatState, type WaitingMessage } from './chatTypes.js';

/** Milliseconds after which a message that nobody answered is sent once more; the server knows it again. */
const ANSWER = 15_000;

/**
 * What waits to be sent, one message after the other: the next goes out when the last is acknowledged, so that their order
 * is kept over any number of cuts. The server takes each `clientId` once, so sending again is always right.
 */
export function createOutbox({ store, send, storage, now }: OutboxConfig) {
  /** How files become the content of their messages. */
  const uploads = new Map<string, () => Promise<string>>();
  let underWay: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waiting = () => store.getState().waiting;
  const change = (clientId: string, fields: Partial<WaitingMessage>) =>
    store.setState({
      waiting: waiting().map((message) => (message.clientId === clientId ? { ...message, ...fields } : message)),
    });
  const free = () => {
    clearTimeout(timer);
    underWay = undefined;
  };
  const leave = (clientId: string) => {
    uploads.delete(clientId);
    storage.removeWaiting(clientId);
    store.setState({ waiting: waiting().filter((message) => message.clientId !== clientId) });
    if (underWay === clientId) free();
  };
  const refuse = (clientId: string, reason: Pick<WaitingMessage, 'refused' | 'detail'>) => {
    change(clientId, reason);
    if (underWay === clientId) free();
    next();
  };
  const upload = async ({ clientId }: WaitingMessage) => {
    try {
      const content = await uploads.get(clientId)?.();
      if (content === undefined) throw new Error('the file is gone');
      change(clientId, { content });
      const message = waiting().find((other) => other.clientId === clientId);
      if (message) storage.addWaiting(message);
      if (underWay === clientId) free();
      next();
    } catch (error) {
      refuse(clientId, { refused: 'upload', detail: error instanceof Error ? error.message : String(error) });
    }
  };
  const next = () => {
    if (underWay !== undefined || !store.getState().isOnline) return;
    const message = waiting().find(({ refused }) => refused === undefined);
    if (!message) return;
    const { clientId, toUserId, messageType, content } = message;
    underWay = clientId;
    if (content === '') {
      void upload(message);
      return;
    }
    send({ method: 'SendMessage', toUserId, messageType, messageContent: content, clientId });
    timer = setTimeout(() => {
      free();
      next();
    }, ANSWER);
  };
  const add = (fields: Pick<WaitingMessage, 'toUserId' | 'messageType' | 'content' | 'fileName'>) => {
    const message: WaitingMessage = { ...fields, clientId: createId(), time: now() };
    if (message.content !== '') storage.addWaiting(message);
    store.setState({ waiting: [...waiting(), message] });
    return message.clientId;
  };

  return {
    add: (fields: Pick<WaitingMessage, 'toUserId' | 'messageType' | 'content'>): void => {
      add(fields);
      next();
    },
    /** Sends a file: `load` uploads it and answers the content of its message. */
    addFile: (
      fields: Pick<WaitingMessage, 'toUserId' | 'messageType' | 'fileName'>,
      load: () => Promise<string>,
    ): void => {
      uploads.set(add({ ...fields, content: '' }), load);
      next();
    },
    acknowledge: (clientId: string): void => {
      leave(clientId);
      next();
    },
    refuse,
    /** Tries a refused message again. */
    retry: (clientId: string): void => {
      const message = waiting().find((other) => other.clientId === clientId);
      if (!message) return;
      const { refused: _refused, detail: _detail, ...rest } = message;
      store.setState({ waiting: waiting().map((other) => (other === message ? rest : other)) });
      next();
    },
    /** Gives a message up. */
    discard: (clientId: string): void => {
      leave(clientId);
      next();
    },
    /** The server is back: what was under way may have been lost. */
    restart: (): void => {
      // an upload goes on by itself
      const isUpload = waiting().some(({ clientId, content }) => clientId === underWay && content === '');
      if (!isUpload) free();
      next();
    },
  };
}

interface OutboxConfig {
  store: StoreApi<ChatState>;
  send: (frame: ClientFrame) => void;
  storage: Pick<ChatStorage, 'addWaiting' | 'removeWaiting'>;
  now: () => number;
}
