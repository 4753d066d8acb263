import { type ServerFrame } from '@smart-admin/api-client';
import { createTranslate } from '@smart-admin/ui/messages';
import { api } from '../app/api.js';
import { frameStore } from '../app/frameStore.js';
import { navigateTo } from '../app/navigation.js';
import { queryClient } from '../app/queryClient.js';
import { flowAddress } from './flowAddress.js';
import { isQuiet } from './isQuiet.js';
import { messageRead, type MessageRow } from './messageCache.js';
import { messageTexts } from './messageTexts.js';

export const SETTING_KEY = ['messageSetting'] as const;

/** Milliseconds for which a window keeps others from showing the same. */
const KEPT = 3_000;

async function readNewest() {
  const { list } = await api.message.mine({ query: { currentPage: 1, pageSize: 1 } }, { silent: true });
  return list.find(({ isRead }) => isRead === '0');
}

/** Goes to the flow that a message is about, or to the message centre, where it is the first. */
async function openNotice(row: Pick<MessageRow, 'id' | 'isRead' | 'type'>): Promise<void> {
  if (row.type === 1) return navigateTo('/messageRecord');
  const { bodyText } = await api.message.readInfo({ id: row.id });
  messageRead(row);
  navigateTo(bodyText ? flowAddress(bodyText) : '/messageRecord');
}

/** Shows by the browser that something came, as its reader wants it: once, however many windows are open. */
export async function announce(frame: ServerFrame): Promise<void> {
  const setting = await queryClient.fetchQuery({
    queryKey: SETTING_KEY,
    queryFn: () => api.message.setting({}, { silent: true }),
    staleTime: 60_000,
  });
  const isChat = frame.method === 'receiveMessage';
  if ((isChat ? setting.showChats : setting.showNotices) === 0 || isQuiet(setting, new Date())) return;
  const key = isChat ? `${frame.userId}-${frame.number}` : 'notice';
  await navigator.locks.request(`announce-${key}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const t = createTranslate(messageTexts, frameStore.settings.getState().language);
    const newest = isChat ? undefined : await readNewest();
    const shown = new Notification(t(isChat ? 'newChat' : 'newNotice'), {
      tag: `smart-${isChat ? frame.userId : key}`,
      ...(newest && { body: newest.title }),
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
      if (newest) void openNotice(newest);
    };
    await new Promise((resolve) => setTimeout(resolve, KEPT));
  });
}
