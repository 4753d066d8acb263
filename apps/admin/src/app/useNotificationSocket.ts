import { createTranslate } from '@smart-admin/ui/messages';
import { debounce } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { useEffect } from 'react';
import { hasWaitingMessages } from '../chat/waitingMessages.js';
import { type AnnouncedFrame } from '../messages/announce.js';
import { messagesChanged, messagesSeen } from '../messages/messageCache.js';
import { flowsChanged } from '../workflow/flowCache.js';
import { frameStore } from './frameStore.js';
import { onFrame, onMissedFrames, openLiveSocket } from './liveSocket.js';
import { appMessages } from './messages.js';
import { useSession } from './sessionStore.js';
import { unreadAtStart, useUnread } from './unreadStore.js';
import { hosts } from './hosts.js';

/** Milliseconds that the text of a pushed sign-out stays before the page reloads. */
const LOGOUT_NOTICE = 1_000;
/** Milliseconds within which frames about flows count as one. */
const FRAMES_TOGETHER = 200;

/** Keeps the notification socket open while signed in; a pushed sign-out shows why, then forgets the session. */
export function useNotificationSocket(): void {
  const token = useSession((session) => session.token);
  const userId = useSession((session) => session.user?.userInfo.userId);
  useEffect(() => {
    if (!token || userId === undefined) return;
    const stopHearing = hear({ token, userId });
    const close = openLiveSocket({
      url: hosts.webSocket,
      getToken: () => token,
    });
    // what was written without a line before the page was loaded anew goes out now
    if (hasWaitingMessages(userId))
      void import('../chat/currentChat.js').then(({ currentChat }) => currentChat(userId));
    return () => {
      stopHearing();
      close();
      useUnread.getState().clear();
    };
  }, [token, userId]);
}

/** Hears what the bell, the lists of messages and the session go by; answers the end of it. */
function hear({ token, userId }: { token: string; userId: string }): () => void {
  const unread = useUnread.getState();
  // one act may be told by many frames: fifty tasks that are approved together
  const flowsHeard = debounce(flowsChanged, FRAMES_TOGETHER);
  const ends = [
    flowsHeard.cancel,
    onFrame('logout', ({ msg = '' }) => endByPush(token, msg)),
    onFrame('initMessage', (frame) => unread.begin(unreadAtStart(frame))),
    onFrame('messagePush', (frame) => {
      unread.push(frame.unreadNoticeCount);
      messagesChanged();
      flowsHeard();
      announceLater(frame);
    }),
    onFrame('flowChanged', () => flowsHeard()),
    onFrame('messagesSeen', (frame) => {
      unread.left(frame.unreadMessageCount + frame.unreadNoticeCount, frame.ids);
      messagesSeen(frame.ids);
    }),
    onFrame('receiveMessage', (frame) => {
      announceLater(frame);
      unread.chatFrom(frame.formUserId);
    }),
    onFrame('updateReadMessage', (frame) => {
      if (frame.formUserId === userId) unread.chatRead(frame.toUserId, frame.unreadNum);
    }),
    onFrame('siteChanged', reloadSiteLater),
    onMissedFrames(() => {
      messagesChanged();
      flowsChanged();
      reloadSiteLater();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** Shows what came by the browser, where somebody wants that and does not look at the page; costs nothing elsewhere. */
function announceLater(frame: AnnouncedFrame): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission === 'granted')
    void import('../messages/announce.js').then(({ announce }) => announce(frame));
}

/** The configuration of the system changes rarely: what shows it anew is loaded then. */
function reloadSiteLater(): void {
  void import('./reloadSite.js').then(({ reloadSite }) => reloadSite());
}

function endByPush(token: string, text: string): void {
  const t = createTranslate(appMessages, frameStore.settings.getState().language);
  toast.error(text || t('logoutPushed'), { duration: LOGOUT_NOTICE, id: 'session-end' });
  setTimeout(() => {
    // a session that began meanwhile goes on
    if (useSession.getState().token !== token) return;
    useSession.getState().reset();
    location.reload();
  }, LOGOUT_NOTICE);
}
