import { type ChatMessage } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import { type DefaultTime, type Mark, type Time } from '../../db/columns.js';

/** What two people write to each other; whoever writes locks its row, so messages are numbered in the order of commits. */
export interface ChatConversationTable {
  id: string;
  /** The smaller of the two ids. */
  lowUserId: string;
  highUserId: string;
  lastNumber: Generated<number>;
}

/** A conversation as one of the two has it. */
export interface ChatMemberTable {
  conversationId: string;
  userId: string;
  peerId: string;
  unreadNum: Generated<number>;
  /** Up to which message they have read. */
  readNumber: Generated<number>;
  latestTime: Time;
}

export interface ChatMessageTable {
  conversationId: string;
  /** From 1, without gaps. */
  number: number;
  senderId: string;
  /** Unique for the sender: a message that is sent again is known by it. */
  clientId: string;
  type: ChatMessage['messageType'];
  /** A text, or the JSON of a file. */
  content: string;
  sendTime: DefaultTime;
  removedBySender: Mark;
  removedByReceiver: Mark;
}

declare module '../../db/tables.js' {
  interface Tables {
    chatConversation: ChatConversationTable;
    chatMember: ChatMemberTable;
    chatMessage: ChatMessageTable;
  }
}
