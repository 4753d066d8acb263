import { expect, it } from 'vitest';
import { ChatImageSchema, ChatMessageSchema } from '../contract/chat.js';
import { toChatMessage } from './toChatMessage.js';

it('E3-38 E3-39 reads a stored message as a message of the chat', () => {
  const message = toChatMessage({
    sendUserId: 'operator',
    contentType: 'text',
    content: '你好',
    sendTime: 1_700_000_000_000,
    number: 7,
    clientId: 'c1',
  });
  expect(message).toEqual({
    userId: 'operator',
    messageType: 'text',
    message: '你好',
    dateTime: 1_700_000_000_000,
    number: 7,
    clientId: 'c1',
  });
  for (const messageType of ['text', 'image', 'voice', 'video', 'file'])
    expect(ChatMessageSchema.safeParse({ ...message, messageType }).success).toBe(true);
  expect(ChatMessageSchema.safeParse({ ...message, messageType: 'html' }).success).toBe(false);
});

it('E3-40 an image is its name, width, height and path', () => {
  const image = { name: 'a.png', width: 20, height: 10, path: '/api/file/Download/IM/a.png' };
  expect(ChatImageSchema.parse(image)).toEqual(image);
  for (const field of Object.keys(image)) {
    const { [field]: _left, ...rest } = image as Record<string, unknown>;
    expect(ChatImageSchema.safeParse(rest).success).toBe(false);
  }
});
