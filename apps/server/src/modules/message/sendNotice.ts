import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { enqueue } from '../../jobs/enqueue.js';
import { deliverMessageJob } from './message.jobs.js';
import { type MessageKind } from './message.tables.js';

/** Sends a notice to some people, and to those of organisations and roles, with the transaction. */
export async function sendNotice(
  trx: DatabaseTransaction,
  { kind, title, bodyText, userIds, organizeIds = [], roleIds = [], userId }: Notice,
): Promise<void> {
  const messageId = newId();
  await trx
    .insertInto('message')
    .values({
      id: messageId,
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
    .execute();
  await enqueue(trx, deliverMessageJob, { messageId });
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
