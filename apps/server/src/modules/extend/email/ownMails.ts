import { type Locale } from '@smart-admin/ui/messages';
import { sql, type Selectable } from 'kysely';
import { contains } from '../../../db/keyword.js';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { readStoredText } from '../../../errors/storedText.js';
import { type Deps } from '../../../deps.js';
import { type MailTable } from './email.tables.js';
import { removeMailFiles } from './mailFiles.js';

export type Mail = Selectable<MailTable>;

type Folder = Mail['folder'] | 'starred' | 'trash';

/** Somebody's mails of a folder. */
export async function listMails({ db }: Pick<Deps, 'db'>, userId: string, query: MailQuery) {
  let mails = mailsOf(db, userId).where('isTrashed', '=', query.folder === 'trash');
  if (query.folder === 'starred') mails = mails.where('isStarred', '=', true);
  else if (query.folder !== 'trash') mails = mails.where('folder', '=', query.folder);
  if (query.isRead !== undefined) mails = mails.where('isRead', '=', query.isRead === 1);
  if (query.keyword) mails = mails.where(contains(SEARCHED, query.keyword));
  const { list, pagination } = await readPage({
    db,
    query,
    count: mails,
    rows: mails
      .select(['id', 'folder', 'fromName', 'fromAddress', 'toList', 'subject', 'mailTime', 'isRead', 'isStarred'])
      .select(['isTrashed', 'state', 'reason'])
      .select(sql<string>`left(body_text, 200)`.as('preview'))
      .select(sql<boolean>`jsonb_path_exists(attachments, '$[*] ? (@.isInline == false)')`.as('hasAttachments'))
      .orderBy('mailTime', 'desc')
      .orderBy('id', 'desc'),
  });
  return {
    list: list.map(({ fromName, fromAddress, toList, mailTime, preview, ...mail }) => ({
      ...mail,
      from: { name: fromName, address: fromAddress },
      to: toList,
      time: mailTime,
      preview: preview.replace(/\s+/g, ' ').trim(),
    })),
    pagination,
  };
}

const SEARCHED = ['subject', 'fromName', 'fromAddress', 'bodyText'];

interface MailQuery {
  currentPage: number;
  pageSize: number;
  folder: Folder;
  keyword?: string | undefined;
  isRead?: 0 | 1 | undefined;
}

/** A mail of somebody, read from then on. Throws 404 for those of others. */
export async function readMail(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { id, locale }: { id: string; locale: Locale },
) {
  const mail = requireRow(await mailsOf(db, userId).where('id', '=', id).selectAll().executeTakeFirst());
  if (!mail.isRead) await mailsChanged(db, userId, [id], { isRead: true });
  return {
    ...{ id, folder: mail.folder, subject: mail.subject, time: mail.mailTime, state: mail.state },
    reason: readStoredText(mail.reason, locale),
    ...{ isRead: true, isStarred: mail.isStarred, isTrashed: mail.isTrashed, isCut: mail.isCut },
    from: { name: mail.fromName, address: mail.fromAddress },
    ...{ to: mail.toList, cc: mail.ccList, bcc: mail.bccList, html: mail.bodyHtml, text: mail.bodyText },
    ...{ revision: mail.revision, replyToId: mail.replyToId, attachments: mail.attachments },
  };
}

/** What stands beside the names of folders. */
export async function countMails({ db }: Pick<Deps, 'db'>, userId: string) {
  return mailsOf(db, userId)
    .where('isTrashed', '=', false)
    .select([
      sql<number>`count(*) filter (where folder = 'inbox' and not is_read)::int`.as('unread'),
      sql<number>`count(*) filter (where folder = 'draft')::int`.as('drafts'),
      sql<number>`count(*) filter (where state = 'failed')::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
}

/** Changes marks of somebody's mails: of all of them, or throws 404. */
export async function markMails(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  ids: readonly string[],
  marks: { isRead?: boolean | undefined; isStarred?: boolean | undefined; isTrashed?: boolean | undefined },
): Promise<null> {
  const given = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return null;
  await db.transaction().execute(async (trx) => {
    await requireMails(trx, userId, ids);
    await mailsChanged(trx, userId, ids, given);
  });
  return null;
}

/**
 * Puts somebody's mails into the trash, or deletes for ever what lies there: not both by the same call, so that a repeated one does
 * no more than the first. Throws 404 unless all are theirs.
 */
export async function removeMails(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { ids, forever }: { ids: readonly string[]; forever: boolean },
): Promise<null> {
  await db.transaction().execute(async (trx) => {
    const mails = await requireMails(trx, userId, ids);
    if (!forever) return mailsChanged(trx, userId, ids, { isTrashed: true });
    requireRow(mails.every(({ isTrashed }) => isTrashed) ? mails : undefined);
    await removeMailFiles(trx, ids);
    await trx
      .deleteFrom('mail')
      .where('id', 'in', [...ids])
      .execute();
  });
  return null;
}

async function requireMails(trx: DatabaseTransaction, userId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const mails = await mailsOf(trx, userId)
    .where('id', 'in', wanted)
    .select(['id', 'isTrashed'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return requireRow(mails.length === wanted.length ? mails : undefined);
}

async function mailsChanged(
  db: Executor,
  userId: string,
  ids: readonly string[],
  marks: { isRead?: boolean; isStarred?: boolean; isTrashed?: boolean },
): Promise<void> {
  await db
    .updateTable('mail')
    .set(marks)
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Nobody sees the mail of anybody else, whatever they may do otherwise. */
function mailsOf(db: Executor, userId: string) {
  return db.selectFrom('mail').where('userId', '=', userId);
}
