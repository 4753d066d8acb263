import { Readable } from 'node:stream';
import type { Attachment } from 'nodemailer';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { storedText } from '../../../errors/storedText.js';
import { type JobAttempt } from '../../../jobs/handleJob.js';
import { findVersion } from '../../file/serve/downloadFile.js';
import { faultOf, openAccount } from './mailAccount.js';
import { fileAddress } from './mailFiles.js';
import { withOutbox } from './mailServers.js';
import { type Mail } from './ownMails.js';

/**
 * Sends a mail by the account of whoever wrote it. What its server refuses, and what goes on failing, has failed with its words until
 * somebody sends it again.
 */
export async function sendMail(
  deps: Deps,
  { mailId }: { mailId: string },
  { isLast }: Pick<JobAttempt, 'isLast'>,
): Promise<void> {
  const mail = await deps.db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  if (!mail) return;
  try {
    const account = await openAccount(deps, mail.userId);
    const message = { ...(await messageOf(deps, mail)), from: { name: mail.fromName, address: mail.fromAddress } };
    try {
      await withOutbox(account, deps.interfaces.openHosts, (transport) => transport.sendMail(message));
    } finally {
      // where the server is away nobody has read them
      for (const { content } of message.attachments) if (content instanceof Readable) content.destroy();
    }
  } catch (error) {
    if (!isLast && !isFinal(error)) throw error;
    deps.log.warn({ err: error }, 'a mail was not sent');
    // what the other server says has no language of ours
    await noteFailed(deps.db, mailId, error instanceof ApiError ? error.text : () => faultOf(error).reason);
    return;
  }
  await deps.db.updateTable('mail').set({ state: '', reason: '' }).where('id', '=', mailId).execute();
}

/** Says of a mail that was being sent that it was not, and why, in every language; without a reason that is not known. */
export async function noteFailed(db: Executor, mailId: string, reason?: LocalText): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'failed', reason: reason ? storedText(reason) : '' })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** What waiting does not mend: an answer of 5xx, a refused account, a host that is not open, no account any more. */
function isFinal(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, code } = error as Error & { responseCode?: number; code?: string };
  return responseCode >= 500 || code === 'EAUTH';
}

async function messageOf(deps: Deps, mail: Mail) {
  const attachments: Attachment[] = [];
  let html = mail.bodyHtml;
  for (const { fileId, name, isInline } of mail.attachments) {
    const file = await findVersion(deps, { type: 'mail', name: fileId }, undefined);
    const content = await deps.files.read(file.storageKey);
    attachments.push({ filename: name, content, contentType: file.contentType, ...(isInline ? { cid: fileId } : {}) });
    if (isInline) html = html.replaceAll(fileAddress(fileId), `cid:${fileId}`);
  }
  const answered = mail.replyToId === '' ? undefined : await messageIdOf(deps, mail);
  return {
    messageId: mail.messageId,
    ...{ to: mail.toList, cc: mail.ccList, bcc: mail.bccList, subject: mail.subject, text: mail.bodyText, html },
    attachments,
    ...(answered ? { inReplyTo: answered, references: answered } : {}),
  };
}

async function messageIdOf({ db }: Deps, { replyToId, userId }: Mail): Promise<string | undefined> {
  const mail = await db
    .selectFrom('mail')
    .select('messageId')
    .where('id', '=', replyToId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return mail?.messageId || undefined;
}
