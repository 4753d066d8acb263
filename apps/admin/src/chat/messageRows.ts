import { type ChatMessage } from '@smart-admin/api-client';
import { shownSize, readFileContent } from './messageContent.js';
import { type Thread, type WaitingMessage } from './chatTypes.js';

/** A line of the window: a message that is stored, or one that waits. */
export interface MessageRow {
  key: string;
  /** A pause before it is worth a time. */
  isAfterPause: boolean;
  time: number;
  isOwn: boolean;
  type: ChatMessage['messageType'];
  content: string;
  /** Of a stored message. */
  number?: number;
  /** How far one's last message has come. */
  mark?: 'read' | 'sent';
  waiting?: WaitingMessage;
  /** Pixels that it will need, until it is measured. */
  estimate: number;
}

/** The lines of a conversation: what is stored in its order, then what waits. */
export function messageRows(thread: Thread, waiting: readonly WaitingMessage[], userId: string): MessageRow[] {
  const lastOwn = thread.messages.findLast((message) => message.userId === userId)?.number;
  const stored = thread.messages.map((message, index) => ({
    key: `${message.number}`,
    isAfterPause: message.dateTime - (thread.messages[index - 1]?.dateTime ?? 0) > PAUSE,
    time: message.dateTime,
    isOwn: message.userId === userId,
    type: message.messageType,
    content: message.message,
    number: message.number,
    ...(message.number === lastOwn && {
      mark: message.number <= thread.peerRead ? ('read' as const) : ('sent' as const),
    }),
    estimate: estimate(message.messageType, message.message),
  }));
  return [
    ...stored,
    ...waiting.map((message) => ({
      key: message.clientId,
      isAfterPause: false,
      time: message.time,
      isOwn: true,
      type: message.messageType,
      content: message.content,
      waiting: message,
      estimate: 72,
    })),
  ];
}

/** Milliseconds of silence after which the time is said again. */
const PAUSE = 5 * 60_000;
/** Characters in a line of a bubble, about. */
const LINE = 26;

function estimate(type: ChatMessage['messageType'], content: string): number {
  if (type === 'text')
    return 28 + 20 * content.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0);
  if (type === 'image') return 16 + shownSize(readFileContent(content) ?? {}).height;
  return type === 'video' ? 160 : 72;
}
