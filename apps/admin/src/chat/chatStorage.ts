import { type FrameStorage } from '@smart-admin/layout/stores';
import { frameStore } from '../app/frameStore.js';
import { type WaitingMessage } from './chatTypes.js';
import { waitingKey } from './waitingMessages.js';

/**
 * What one person has written and not sent, kept in the browser for all its windows: messages that wait for the server and
 * drafts by person. Each change reads what is there before, because another window may have written meanwhile.
 */
export function createChatStorage(userId: string, storage: Pick<FrameStorage, 'read' | 'write'> = frameStore.storage) {
  const draftsKey = `chat_drafts_${userId}`;
  const waiting = () => storage.read(waitingKey(userId), isWaiting) ?? [];
  const drafts = () => storage.read(draftsKey, isTexts) ?? {};
  return {
    waiting,
    addWaiting: (message: WaitingMessage) => storage.write(waitingKey(userId), [...waiting(), message]),
    removeWaiting: (clientId: string) => {
      const kept = waiting();
      const left = kept.filter((message) => message.clientId !== clientId);
      if (left.length < kept.length) storage.write(waitingKey(userId), left);
    },
    drafts,
    setDraft: (peerId: string, text: string) => {
      const { [peerId]: _old, ...others } = drafts();
      storage.write(draftsKey, text === '' ? others : { ...others, [peerId]: text });
    },
  };
}

export type ChatStorage = ReturnType<typeof createChatStorage>;

function isWaiting(value: unknown): value is WaitingMessage[] {
  return (
    Array.isArray(value) &&
    value.every((message: unknown) => {
      const fields = (message ?? {}) as Partial<Record<keyof WaitingMessage, unknown>>;
      return (['clientId', 'toUserId', 'messageType', 'content'] as const).every(
        (field) => typeof fields[field] === 'string',
      );
    })
  );
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
