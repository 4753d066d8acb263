import { ChatFileSchema, ChatImageSchema, type ChatMessage } from '@smart-admin/api-client/contract';
import { type Executor } from '../../db/database.js';

/**
 * The file that a message brings: undefined for a text, null where the content names none, or one that its sender did not
 * upload for a chat.
 */
export async function chatFileOf(
  db: Executor,
  { senderId, type, content }: { senderId: string; type: ChatMessage['messageType']; content: string },
): Promise<string | undefined | null> {
  if (type === 'text') return undefined;
  const parsed = (type === 'image' ? ChatImageSchema : ChatFileSchema).safeParse(parse(content));
  const name = parsed.success ? PATH.exec(parsed.data.path)?.[1] : undefined;
  if (name === undefined) return null;
  const file = await db
    .selectFrom('storedFile')
    .select('name')
    .where('name', '=', name)
    .where('userId', '=', senderId)
    .where('type', '=', type === 'image' ? 'IM' : 'IMFile')
    .executeTakeFirst();
  return file?.name ?? null;
}

/** Whether somebody may read a file of a chat: they sent it, or it was sent to them. */
export async function mayReadChatFile(
  db: Executor,
  { name, userId: ownerId }: { name: string; userId: string },
  userId: string,
): Promise<boolean> {
  if (ownerId === userId) return true;
  const sent = await db
    .selectFrom('fileUsage')
    .innerJoin('chatConversation', 'chatConversation.id', 'fileUsage.ownerId')
    .select('fileName')
    .where('fileName', '=', name)
    .where('kind', '=', 'chat')
    .where((condition) => condition.or([condition('lowUserId', '=', userId), condition('highUserId', '=', userId)]))
    .executeTakeFirst();
  return sent !== undefined;
}

const PATH = /^\/api\/file\/Download\/(?:IM|IMFile)\/((?:IM|IMFile)_[0-9a-f]{32}\.[A-Za-z0-9]{1,10})$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
