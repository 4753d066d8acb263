import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { allMessagesRead, type MessageCalls } from './messageCache.js';
import { messageTexts } from './messageTexts.js';

/** Asks, then marks all messages as read and shows what the server says of it for 1.5 s. */
export function useReadAll(calls: Pick<MessageCalls, 'readAll'>): () => Promise<void> {
  const t = useMessages(messageTexts);
  return async () => {
    if (!(await confirm({ title: t('prompt'), description: t('readAllQuestion') }))) return;
    await calls.readAll({}, { onMessage: (text) => toast.success(text, { duration: SHOWN }) });
    allMessagesRead();
  };
}

/** Milliseconds. */
const SHOWN = 1_500;
