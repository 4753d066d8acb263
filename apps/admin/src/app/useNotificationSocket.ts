import { createSocket } from '@smart-admin/api-client';
import { unreadAtStart, useUnread } from '@smart-admin/layout';
import { useSession, useSettings } from '@smart-admin/layout/stores';
import { createTranslate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { useEffect } from 'react';
import { appMessages } from './messages.js';

/** Milliseconds that the text of a pushed sign-out stays before the page reloads. */
const LOGOUT_NOTICE = 1_000;

/** Keeps the notification socket open while signed in; a pushed sign-out shows why, then forgets the session. */
export function useNotificationSocket(): void {
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (!token) return;
    const socket = createSocket({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/websocket`,
      getToken: () => token,
      onFrame: (frame) => {
        if (frame.method === 'logout') endByPush(token, frame.msg ?? '');
        if (frame.method === 'initMessage') useUnread.getState().begin(unreadAtStart(frame));
        if (frame.method === 'messagePush') useUnread.getState().push(frame.unreadNoticeCount);
      },
    });
    return () => {
      socket.close();
      useUnread.getState().clear();
    };
  }, [token]);
}

function endByPush(token: string, text: string): void {
  const t = createTranslate(appMessages, useSettings.getState().language);
  toast.error(text || t('logoutPushed'), { duration: LOGOUT_NOTICE, id: 'session-end' });
  setTimeout(() => {
    // a session that began meanwhile goes on
    if (useSession.getState().token !== token) return;
    useSession.getState().reset();
    location.reload();
  }, LOGOUT_NOTICE);
}
