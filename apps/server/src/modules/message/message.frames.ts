import { initMessage, onConnection } from '@smart-admin/api-client/contract';
import { implementFrame } from '../../realtime/implementFrame.js';
import { countUnreadChat } from '../chat/listConversations.js';
import { countUnread } from './ownMessages.js';

export const messageFrames = [
  implementFrame(onConnection, async ({ deps, connection, session }) =>
    connection.send(initMessage, {
      ...(await countUnread(deps, session.userId)),
      unreadNums: await countUnreadChat(deps, session.userId),
    }),
  ),
];
