import { type ChatMessage } from '@smart-admin/api-client';
import { type api } from '../app/api.js';

/** The last of what was said with one person, as the list of conversations shows it. */
export type Conversation = Awaited<ReturnType<typeof api.chat.conversations>>['list'][number];
/** Somebody whom one may write to. */
export type Person = Pick<Conversation, 'id' | 'realName' | 'label' | 'account' | 'headIcon' | 'department'>;

/** What is loaded of a conversation. */
export interface Thread {
  /** In their order, without gaps. */
  messages: readonly ChatMessage[];
  /** The first page is here. */
  isLoaded: boolean;
  /** Nothing older is left to load. */
  isWhole: boolean;
  isLoading: boolean;
  /** Up to which message the other one has read. */
  peerRead: number;
}

/** A message of one's own that the server has not acknowledged. */
export interface WaitingMessage {
  clientId: string;
  toUserId: string;
  messageType: ChatMessage['messageType'];
  /** Empty until its file is uploaded. */
  content: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Why it does not go out; without one it waits for its turn. */
  refused?: 'tooMany' | 'noReceiver' | 'wrongContent' | 'upload';
  /** What went wrong with its file, in words. */
  detail?: string;
  /** Name of the file that is sent. */
  fileName?: string;
}

/** What was found in one conversation. */
export interface Found {
  /** Whose conversation. */
  peerId: string;
  keyword: string;
  messages: readonly ChatMessage[];
  isWhole: boolean;
  isLoading: boolean;
}

export interface ChatState {
  /** The server hears us. */
  isOnline: boolean;
  conversations: readonly Conversation[];
  conversationsState: 'loading' | 'ready' | 'failed';
  threads: Readonly<Record<string, Thread>>;
  waiting: readonly WaitingMessage[];
  drafts: Readonly<Record<string, string>>;
  /** Who is writing, with the moment when that is over (milliseconds since 1970). */
  typing: Readonly<Record<string, number>>;
  found: Found | undefined;
}
