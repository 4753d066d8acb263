import { type ServerFrame } from '@smart-admin/api-client';
import { createTranslate } from '@smart-admin/ui/messages';
import { api } from '../app/api.js';
import { frameStore } from '../app/frameStore.js';
import { queryClient } from '../app/queryClient.js';
import { isQuiet } from './isQuiet.js';
import { messageTexts } from './messageTexts.js';

export const SETTING_KEY = ['messageSetting'] as const;

/** Milliseconds for which a window keeps others from showing the same. */
const KEPT = 3_000;

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
    const shown = new Notification(t(isChat ? 'newChat' : 'newNotice'), {
      tag: `smart-${isChat ? frame.userId : key}`,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    await new Promise((resolve) => setTimeout(resolve, KEPT));
  });
}
