import {
  askMessageList,
  messageList,
  messageRefused,
  removeMessage,
  sendMessage,
  sentMessage,
  startTyping,
  typing,
  updateReadMessage,
} from '@smart-admin/api-client/contract';
import { newId } from '../../db/newId.js';
import { type Session } from '../../rights/session/sessionStore.js';
import { handleFrame } from '../../realtime/handleFrame.js';
import { WindowCounter } from '../../realtime/WindowCounter.js';
import { listChatMessages } from './listChatMessages.js';
import { readChatMessages, removeChatMessages } from './markChatMessages.js';
import { sendChatMessage } from './sendChatMessage.js';

const WINDOW_MILLISECONDS = 10_000;
/** Messages of one person over all their windows at an instance; nobody types as many. */
const sent = new WindowCounter(60, WINDOW_MILLISECONDS);
/** Refusals by person and reason: one line for a flood, which would fill the log otherwise. */
const refusals = new WindowCounter(0, WINDOW_MILLISECONDS);

export const chatFrames = [
  handleFrame(sendMessage, async ({ deps, connection, session, fields }) => {
    const { toUserId, messageType, messageContent, clientId = newId() } = fields;
    if (deps.env.RATE_LIMIT > 0 && sent.overBy(session.userId) > 0) {
      if (isFirst(session, 'tooMany'))
        deps.log.warn({ userId: session.userId }, 'chat messages are refused: too many in ten seconds');
      connection.send(messageRefused, { clientId, reason: 'tooMany' });
      return;
    }
    const { known, refused } = await sendChatMessage(deps, {
      senderId: session.userId,
      toUserId,
      type: messageType,
      content: messageType === 'text' ? messageContent.trim() : messageContent,
      clientId,
    });
    if (known) connection.send(sentMessage, { toUserId, ...known });
    if (!refused) return;
    if (isFirst(session, refused))
      deps.log.warn({ userId: session.userId, toUserId, refused }, 'a chat message was refused');
    connection.send(messageRefused, { clientId, reason: refused });
  }),
  handleFrame(askMessageList, async ({ deps, connection, session, fields }) => {
    if (fields.formUserId !== session.userId) {
      if (isFirst(session, 'foreign'))
        deps.log.warn(
          { userId: session.userId, formUserId: fields.formUserId },
          'somebody asked for the chat of another',
        );
      return;
    }
    connection.send(messageList, await listChatMessages(deps, session.userId, fields));
  }),
  handleFrame(updateReadMessage, ({ deps, session, fields }) =>
    readChatMessages(deps, session.userId, { peerId: fields.formUserId, readNumber: fields.readNumber }),
  ),
  handleFrame(removeMessage, ({ deps, session, fields }) =>
    removeChatMessages(deps, session.userId, { peerId: fields.toUserId, numbers: fields.numbers }),
  ),
  handleFrame(startTyping, ({ deps, session, fields }) =>
    deps.db
      .transaction()
      .execute((trx) =>
        deps.sockets.send(
          trx,
          { kind: 'user', keys: [fields.toUserId] },
          { frame: typing, fields: { formUserId: session.userId } },
        ),
      ),
  ),
];

function isFirst({ userId }: Session, reason: string): boolean {
  return refusals.isFirst(`${userId} ${reason}`);
}
