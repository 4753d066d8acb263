import { type ServerFrame } from '@smart-admin/api-client';
import { createTranslate } from '@smart-admin/ui/messages';
import { api } from '../app/api.js';
import { frameStore } from '../app/frameStore.js';
import { openMessagePanel } from '../app/messagePanel.js';
import { navigateTo } from '../app/navigation.js';
import { queryClient } from '../app/queryClient.js';
import { flowAddress } from './flowAddress.js';
import { isQuiet } from './isQuiet.js';
import { messageRead, type MessageRow } from './messageCache.js';
import { messageTexts } from './messageTexts.js';
import { isMuted } from './muted.js';

export const SETTING_KEY = ['messageSetting'] as const;

/** Milliseconds for which a window keeps others from showing the same. */
const KEPT = 3_000;

/** Shows by the browser that something came, as its reader wants it: once, however many windows are open. Never rejects. */
export async function announce(frame: AnnouncedFrame): Promise<void> {
  // where nobody can say what its reader wants, nobody is disturbed who may have asked for quiet
  const setting = await known('The settings of notifications', readSetting);
  const isChat = frame.method === 'receiveMessage';
  if (!setting || isQuiet(setting, new Date())) return;
  const isWanted = isChat
    ? setting.showChats === 1
    : setting.showNotices === 1 && !isMuted(setting.muted, frame.kind, 'notice');
  if (!isWanted) return;
  const key = isChat ? `${frame.userId}-${frame.number}` : 'notice';
  await navigator.locks.request(`announce-${key}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { title, body, open } = await (isChat ? chatNews(frame.formUserId) : noticeNews());
    const shown = new Notification(title, {
      tag: `smart-${isChat ? frame.formUserId : key}`,
      ...(body !== undefined && { body }),
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
      void open();
    };
    await new Promise((resolve) => setTimeout(resolve, KEPT));
  });
}

export type AnnouncedFrame = Extract<ServerFrame, { method: 'messagePush' | 'receiveMessage' }>;

/** What the browser shows, and what a click on it does. */
interface News {
  title: string;
  body?: string | undefined;
  open: () => Promise<void> | void;
}

/** A chat message: of whom it is, and their conversation. What was written is for the one who unlocks the screen. */
async function chatNews(userId: string): Promise<News> {
  const conversations = await known('The sender of a chat message', async () => {
    const { list } = await api.chat.conversations({}, { silent: true });
    return list;
  });
  const name = conversations?.find(({ id }) => id === userId)?.realName;
  const text = words()('newChat');
  return {
    ...(name ? { title: name, body: text } : { title: text }),
    open: () => openMessagePanel('chat', userId),
  };
}

async function noticeNews(): Promise<News> {
  const newest = await known('The newest message', async () => {
    const { list } = await api.message.mine({ query: { currentPage: 1, pageSize: 1 } }, { silent: true });
    return list.find(({ isRead }) => isRead === '0');
  });
  return {
    title: words()('newNotice'),
    body: newest?.title,
    open: () => (newest ? openNotice(newest) : navigateTo('/messageRecord')),
  };
}

/** Goes to the flow that a message is about, or to the message centre, where it is the first. */
async function openNotice(row: Pick<MessageRow, 'id' | 'isRead' | 'type'>): Promise<void> {
  if (row.type === 1) return navigateTo('/messageRecord');
  // refused, its toast says why, and the message centre has it still
  const detail = await known('A message', () => api.message.readInfo({ id: row.id }));
  if (detail) messageRead(row);
  navigateTo(detail?.bodyText ? flowAddress(detail.bodyText) : '/messageRecord');
}

function readSetting() {
  return queryClient.fetchQuery({
    queryKey: SETTING_KEY,
    queryFn: () => api.message.setting({}, { silent: true }),
    staleTime: 60_000,
  });
}

/**
 * What is read for an announcement; undefined where that fails, because saying that something came is worth more than its
 * words. The failure stands in the console: nobody looks at the page whom a toast could tell.
 */
async function known<Value>(what: string, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    console.warn(`${what} could not be read`, error);
    return undefined;
  }
}

function words() {
  return createTranslate(messageTexts, frameStore.settings.getState().language);
}
