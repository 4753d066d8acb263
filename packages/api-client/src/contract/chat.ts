import * as z from 'zod';
import { CHAT_TEXT_LIMIT } from './chatLimits.js';
import { endpoint } from './endpoint.js';
import { defineFrame } from './frame.js';
import { IdSchema, listOf, TimeSchema } from './schemas.js';

/** What a chat message holds: a text, or JSON that names an uploaded file. */
export const ChatTypeSchema = z.enum(['text', 'image', 'voice', 'video', 'file']);
/** `content` of an image: JSON of these fields. */
export const ChatImageSchema = z.object({
  name: z.string().min(1).max(1_000),
  /** Pixels. */
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  /** Address under which it was uploaded. */
  path: z.string().min(1).max(300),
});
/** `content` of a voice, video or file: JSON of these fields. */
export const ChatFileSchema = z.object({
  name: z.string().min(1).max(1_000),
  path: z.string().min(1).max(300),
  /** Bytes. */
  size: z.int().min(1),
  /** Seconds, of a voice. */
  duration: z.number().min(0).max(86_400).optional(),
});

/** A person of the other end of a conversation (fields of the address book). */
const PersonSchema = z.object({
  id: IdSchema,
  realName: z.string(),
  /** With the account where another person has the same name. */
  label: z.string(),
  account: z.string(),
  headIcon: z.string(),
  department: z.string(),
});

const path = '/api/message';

export const chat = {
  conversations: endpoint({
    method: 'GET',
    path: `${path}/imreply`,
    permission: 'session',
    summary: 'Recent conversations of the caller, those with the newest message first (100 at most)',
    byKey: 'whole',
    data: listOf(
      PersonSchema.extend({
        /** How many of their messages the caller has not read. */
        unreadMessage: z.int(),
        /** The text (its first 200 characters); empty for anything else. */
        latestMessage: z.string(),
        messageType: ChatTypeSchema,
        latestDate: TimeSchema,
      }),
    ),
  }),
};

const NumberSchema = z.int().min(1);

/** A message as it is told to those who look at a conversation. */
const told = {
  /** Who sent it. */
  userId: IdSchema,
  messageType: ChatTypeSchema,
  message: z.string(),
  dateTime: TimeSchema,
  /** Its place in the conversation, from 1: how messages are put in order and told apart. */
  number: NumberSchema,
  /** What its sender called it. */
  clientId: z.string(),
};
export const ChatMessageSchema = z.object(told);
export type ChatMessage = z.output<typeof ChatMessageSchema>;

/** A message as it is stored. */
export const StoredChatMessageSchema = z.object({
  sendUserId: IdSchema,
  contentType: ChatTypeSchema,
  content: z.string(),
  sendTime: TimeSchema,
  number: NumberSchema,
  clientId: z.string(),
});
export type StoredChatMessage = z.output<typeof StoredChatMessageSchema>;

/** Somebody wrote to the receiver of this frame. */
export const receiveMessage = defineFrame('receiveMessage', { formUserId: IdSchema, ...told });
/** The echo of one's own message, in every window: it is stored now. */
export const sentMessage = defineFrame('sendMessage', { toUserId: IdSchema, ...told });
/** Part of a conversation; `before`, `after` and `keyword` are those of the question. */
export const messageList = defineFrame('messageList', {
  toUserId: IdSchema,
  list: z.array(StoredChatMessageSchema),
  before: NumberSchema.optional(),
  after: z.int().min(0).optional(),
  keyword: z.string().optional(),
  /** Nothing follows in this direction. */
  isLast: z.boolean(),
  /** Up to which message the other one has read. */
  readNumber: z.int().min(0),
});
/** `formUserId` has read what `toUserId` wrote, up to a number; both hear it, in every window. */
export const messagesRead = defineFrame('updateReadMessage', {
  formUserId: IdSchema,
  toUserId: IdSchema,
  readNumber: z.int().min(0),
  /** What is left unread. */
  unreadNum: z.int().min(0),
});
/** Messages were deleted from one's own side. */
export const messagesRemoved = defineFrame('removeMessage', { toUserId: IdSchema, numbers: z.array(NumberSchema) });
/** Somebody is writing to the receiver of this frame. */
export const typing = defineFrame('typing', { formUserId: IdSchema });
/** A message was not taken: too many at once, nobody to receive it, or a content that is none. */
export const messageRefused = defineFrame('messageRefused', {
  clientId: z.string(),
  reason: z.enum(['tooMany', 'noReceiver', 'wrongContent']),
});

export const chatServerFrames = [
  receiveMessage,
  sentMessage,
  messageList,
  messagesRead,
  messagesRemoved,
  typing,
  messageRefused,
] as const;

/** Sends a message. One `clientId` is one message, however often it is sent. */
export const sendMessage = defineFrame('SendMessage', {
  toUserId: IdSchema,
  messageType: ChatTypeSchema,
  messageContent: z.string().min(1).max(CHAT_TEXT_LIMIT),
  /** Chosen by the sender. */
  clientId: IdSchema.optional(),
});
/**
 * Asks for messages of a conversation: those before or after a number, else a page in the order of `sord`. `formUserId`
 * is the caller.
 */
export const askMessageList = defineFrame('MessageList', {
  toUserId: IdSchema,
  formUserId: IdSchema,
  currentPage: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(30),
  sord: z.enum(['asc', 'desc']).default('desc'),
  keyword: z.string().trim().max(100).default(''),
  before: NumberSchema.optional(),
  after: z.int().min(0).optional(),
});
/** The caller has read what `formUserId` wrote, up to a number (default: all of it). */
export const updateReadMessage = defineFrame('UpdateReadMessage', {
  formUserId: IdSchema,
  readNumber: z.int().min(0).optional(),
});
/** Deletes messages from the caller's side of a conversation. */
export const removeMessage = defineFrame('RemoveMessage', {
  toUserId: IdSchema,
  numbers: z.array(NumberSchema).min(1).max(100),
});
/** The caller is writing. */
export const startTyping = defineFrame('Typing', { toUserId: IdSchema });

export const chatClientFrames = [sendMessage, askMessageList, updateReadMessage, removeMessage, startTyping] as const;
