import { initMessage, onConnection } from '@smart-admin/api-client/contract';
import { handleFrame } from '../../realtime/handleFrame.js';
import { countUnreadChat } from '../chat/listConversations.js';
import { countUnread } from './ownMessages.js';

export const messageFrames = [
  handleFrame(onConnection, async ({ deps, connection, session }) =>
    connection.send(initMessage, {
      ...(await countUnread(deps, session.userId)),
      unreadNums: await countUnreadChat(deps, session.userId),
    }),
  ),
];
