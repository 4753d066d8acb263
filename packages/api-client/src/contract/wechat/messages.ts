import * as z from 'zod';
import { pages, type Page } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

/** A text, an image or news; images and news are materials of the public account. */
export const WeChatContentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().trim().min(1).max(600) }),
  z.object({ type: z.literal('image'), materialId: IdSchema }),
  z.object({ type: z.literal('news'), materialId: IdSchema }),
]);

/** `waiting` and `sending` until every receiver was tried. */
const StateSchema = z.enum(['waiting', 'sending', 'sent', 'partly', 'failed']);

const MessageSchema = z.object({
  id: IdSchema,
  type: z.enum(['text', 'image', 'news']),
  /** The text, or the name of the material. */
  summary: z.string(),
  state: StateSchema,
  /** Whether it goes to everybody. */
  toAll: z.boolean(),
  receivers: z.int(),
  delivered: z.int(),
  failed: z.int(),
  userName: z.string(),
  creatorTime: TimeSchema,
  sentTime: TimeSchema.nullable(),
});

const ReceiverSchema = z.object({
  id: IdSchema,
  name: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** What WeChat said. */
  reason: z.string(),
});

function messageCalls(path: `/${string}`, page: Page<string, 'btn_add' | 'btn_remove'>, receivers: string) {
  return {
    list: endpoint({
      method: 'GET',
      path,
      permission: page.permission,
      summary: `Messages to ${receivers}, paged, the newest first`,
      query: ListQuerySchema.extend({ state: StateSchema.optional() }),
      data: pageOf(MessageSchema),
    }),
    receivers: endpoint({
      method: 'GET',
      path: `${path}/{id}/Receivers`,
      permission: page.permission,
      summary: 'Who got a message and who did not, paged, failures first',
      query: ListQuerySchema.extend({ state: ReceiverSchema.shape.state.optional() }),
      data: pageOf(ReceiverSchema),
    }),
    send: endpoint({
      method: 'POST',
      once: true,
      path,
      permission: page.button('btn_add'),
      summary: `Sends a message to chosen ${receivers} or to all of them, in the background`,
      rateLimit: 30,
      body: z.object({
        content: WeChatContentSchema,
        /** Who gets it; empty with `toAll`. */
        receiverIds: z.array(IdSchema).max(1_000).default([]),
        toAll: z.boolean().default(false),
      }),
      data: NewIdSchema,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      permission: page.button('btn_remove'),
      summary: 'Deletes a message from the list of those that were sent; what people have got they keep',
      data: NothingSchema,
    }),
  };
}

/** Messages to followers of the public account. */
export const mpMessage = messageCalls('/api/wechat/MPMessage', pages.weChatMpMessage, 'followers');
/** Messages to members of the enterprise. */
export const qyMessage = messageCalls('/api/wechat/QYMessage', pages.weChatQyMessage, 'members');

export type WeChatMessage = z.infer<typeof MessageSchema>;
export type WeChatReceiver = z.infer<typeof ReceiverSchema>;
export type WeChatContent = z.infer<typeof WeChatContentSchema>;
