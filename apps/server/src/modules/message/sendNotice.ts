import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { enqueue } from '../../jobs/enqueue.js';
import { deliverMessageJob } from './message.jobs.js';
import { type MessageKind } from './message.tables.js';

/** Sends a notice to some people, and to those of organisations and roles, with the transaction; one with an id once. */
export async function sendNotice(
  trx: DatabaseTransaction,
  { id = newId(), kind, title, bodyText, userIds, organizeIds = [], roleIds = [], userId }: Notice,
): Promise<void> {
  const sent = await trx
    .insertInto('message')
    .values({
      id,
      type: 1,
      kind,
      title,
      bodyText,
      toAll: 0,
      // what is said of a record or a document is for whom it names, not for whoever manages notices
      isPersonal: kind === 'comment' || kind === 'document' ? 1 : 0,
      toUserIds: userIds.join(','),
      toOrganizeIds: organizeIds.join(','),
      toRoleIds: roleIds.join(','),
      enabledMark: 1,
      releaseTime: new Date(),
      creatorUserId: userId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (sent) await enqueue(trx, deliverMessageJob, { messageId: sent.id });
}

/** Plain text as HTML, a paragraph a line. */
export function paragraphs(text: string): string {
  return escapeHtml(text)
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

interface Notice {
  /** Given by work that may be tried again. Default: a new one. */
  id?: string;
  kind: MessageKind;
  title: string;
  /** HTML of ours: what people wrote is escaped. */
  bodyText: string;
  userIds: readonly string[];
  /** Everybody of these and of what stands below them. */
  organizeIds?: readonly string[];
  roleIds?: readonly string[];
  /** Who sends it. */
  userId: string;
}
