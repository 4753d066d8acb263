import { newId } from '../../../db/newId.js';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { textOfHtml } from '../../../files/parse/cleanMailHtml.js';
import { cleanHtml } from '../../../http/cleanHtml.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { saveFileUsage } from '../../file/usage/saveFileUsage.js';
import { t } from './email.messages.js';
import { type DraftBody } from './email.tables.js';
import { attachmentsOf } from './mailFiles.js';
import { type Mail } from './ownMails.js';
import { sendMailJob } from './mailJobs.js';

/** Keeps what somebody is writing; answers its id. */
export async function createDraft(trx: DatabaseTransaction, userId: string, body: DraftBody): Promise<string> {
  const id = newId();
  const row = await toRow(trx, userId, body);
  await trx
    .insertInto('mail')
    .values({ ...row, id, userId, folder: 'draft', isRead: true })
    .execute();
  await saveFileUsage(trx, { kind: 'mail', ownerId: id, isNew: true }, { attachments: row.attachments });
  return id;
}

/** Changes a draft, or makes one of a mail that was not sent; answers its revision. */
export async function updateDraft(
  trx: DatabaseTransaction,
  userId: string,
  { id, revision, body }: { id: string; revision: number; body: DraftBody },
): Promise<{ revision: number }> {
  const mail = await lockDraft(trx, userId, id);
  if (mail.revision !== revision) throw new ApiError(409, t('changed'));
  const row = await toRow(trx, userId, body);
  const next = revision + 1;
  await trx
    .updateTable('mail')
    .set({ ...row, folder: 'draft', state: '', reason: '', revision: next, mailTime: new Date() })
    .where('id', '=', id)
    .execute();
  await saveFileUsage(trx, { kind: 'mail', ownerId: id }, { attachments: row.attachments });
  return { revision: next };
}

/** Hands a draft to the job that sends it, or again what was not sent. Throws 400 where there is nobody to send it to or by. */
export async function startSending(trx: DatabaseTransaction, userId: string, id: string): Promise<void> {
  const mail = await lockDraft(trx, userId, id);
  const account = await trx
    .selectFrom('mailAccount')
    .select(['address', 'fullName'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!account) throw new ApiError(400, t('noAccount'));
  if (mail.toList.length + mail.ccList.length + mail.bccList.length === 0) throw new ApiError(400, t('noReceiver'));
  await trx
    .updateTable('mail')
    .set({
      ...{ folder: 'sent', state: 'sending', reason: '', isTrashed: false, revision: mail.revision + 1 },
      ...{ fromName: account.fullName, fromAddress: account.address, mailTime: new Date() },
      // a repeated attempt is the same mail to whoever keeps both
      messageId: `<${id}@${account.address.split('@')[1] ?? 'localhost'}>`,
    })
    .where('id', '=', id)
    .execute();
  await enqueue(trx, sendMailJob, { mailId: id });
}

/** A draft of somebody, or a mail of theirs that was not sent. Throws 404 for others, 409 for what has been sent. */
async function lockDraft(trx: DatabaseTransaction, userId: string, id: string): Promise<Mail> {
  const mail = requireRow(
    await trx
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (mail.folder !== 'draft' && mail.state !== 'failed') throw new ApiError(409, t('notDraft'));
  return mail;
}

async function toRow(trx: DatabaseTransaction, userId: string, body: DraftBody) {
  const bodyHtml = cleanHtml(body.html);
  if (body.replyToId !== '')
    requireRow(
      await trx
        .selectFrom('mail')
        .select('id')
        .where('id', '=', body.replyToId)
        .where('userId', '=', userId)
        .executeTakeFirst(),
    );
  return {
    ...{ subject: body.subject, bodyHtml, bodyText: textOfHtml(bodyHtml), replyToId: body.replyToId },
    ...{ toList: JSON.stringify(body.to), ccList: JSON.stringify(body.cc), bccList: JSON.stringify(body.bcc) },
    attachments: JSON.stringify(await attachmentsOf(trx, userId, { fileIds: body.fileIds, html: bodyHtml })),
  };
}
