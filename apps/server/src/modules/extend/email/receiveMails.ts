import { type Locale } from '@smart-admin/ui/messages';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { DatabaseError } from 'pg';
import { type DbErrorKind, dbErrorKind } from '../../../db/dbError.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type MailContent } from '../../../files/parse/readMail.js';
import { RefusedContent } from '../../../files/parse/RefusedContent.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from './email.messages.js';
import { storeMail } from './storeMail.js';
import { faultOf, openAccount } from './mailAccount.js';
import { withInbox } from './mailServers.js';

/** Mails of one call. */
const AT_ONCE = 100;
/** Mails of an inbox that is new here. */
const AT_FIRST = 200;
/** Bytes of a mail; of a larger one what comes first. */
const LARGEST = 30 * 1024 * 1024;
/** Milliseconds after which no further mail is begun: the caller waits for 100 seconds. */
const LONGEST = 70_000;

/**
 * Takes over what has come into somebody's inbox since. Mails stay at their server as they are. What two calls take at the same time
 * is kept once; a call that breaks off has kept what it took. Throws 400 with what the server says.
 */
export async function receiveMails(
  deps: Deps,
  caller: Caller,
  locale: Locale,
): Promise<{ received: number; left: number }> {
  const account = await openAccount(deps, caller.userId);
  try {
    return await withInbox(account, deps.interfaces.openHosts, (client) =>
      takeOver(deps, { caller, locale }, client, account),
    );
  } catch (error) {
    // what our own database says is no fault of the mail server
    if (error instanceof ApiError || error instanceof DatabaseError || !(error instanceof Error)) throw error;
    const { refusesAccount, reason } = faultOf(error);
    throw new ApiError(400, t(refusesAccount ? 'refused' : 'away', { reason }));
  }
}

async function takeOver(
  deps: Deps,
  { caller, locale }: Receiver,
  client: ImapFlow,
  account: { uidValidity: string; lastUid: number },
): Promise<{ received: number; left: number }> {
  const begun = performance.now();
  const box = await client.mailboxOpen('INBOX', { readOnly: true });
  const uidValidity = String(box.uidValidity);
  const isNew = uidValidity !== account.uidValidity;
  const after = isNew ? 0 : account.lastUid;
  const found = box.exists === 0 ? [] : await client.search({ uid: `${after + 1}:*` }, { uid: true });
  // a range that ends with * names the last mail, whatever its number
  const uids = (found || []).filter((uid) => uid > after).sort((a, b) => a - b);
  const wanted = isNew ? uids.slice(-AT_FIRST) : uids;
  let received = 0;
  let taken = 0;
  for (const uid of wanted.slice(0, AT_ONCE)) {
    if (performance.now() - begun > LONGEST) break;
    const message = await client.fetchOne(String(uid), WHOLE, { uid: true });
    if (message && (await takeMail(deps, { caller, locale }, message, `${uidValidity}:${uid}`))) received += 1;
    taken += 1;
    await noteTaken(deps, caller.userId, { uidValidity, lastUid: uid });
  }
  await noteTaken(deps, caller.userId, { receivedTime: new Date(deps.clock.now()) });
  return { received, left: wanted.length - taken };
}

interface Receiver {
  caller: Caller;
  /** In which a mail is replaced that nobody can read. */
  locale: Locale;
}

const WHOLE = { uid: true, size: true, internalDate: true, envelope: true, source: { maxLength: LARGEST } } as const;

/** Answers whether it was not there yet. */
async function takeMail(
  deps: Deps,
  { caller, locale }: Receiver,
  message: FetchMessageObject,
  remoteId: string,
): Promise<boolean> {
  const { source, size = 0, internalDate } = message;
  const known = await deps.db
    .selectFrom('mail')
    .select('id')
    .where('userId', '=', caller.userId)
    .where('remoteId', '=', remoteId)
    .executeTakeFirst();
  if (known || !source) return false;
  const content = await deps.parsers
    .run('readMail', () => ({ source }))
    .catch((error: unknown) => {
      if (!(error instanceof RefusedContent)) throw error;
      deps.log.warn({ err: error }, 'a mail could not be read');
      return unreadable(message, locale);
    });
  const arrived = internalDate === undefined ? deps.clock.now() : new Date(internalDate).getTime();
  const store = (kept: MailContent) =>
    storeMail(deps, caller, { content: kept, remoteId, isCut: size > LARGEST, time: kept.time ?? arrived });
  try {
    return await store(content);
  } catch (error) {
    // what cannot be stored of one mail must not keep back all that came after it
    if (!REFUSED_VALUES.has(dbErrorKind(error))) throw error;
    deps.log.warn({ err: error }, 'a mail could not be stored');
    return store(unreadable(message, locale));
  }
}

const REFUSED_VALUES: ReadonlySet<DbErrorKind | undefined> = new Set(['invalid', 'tooMuch']);

/** What its server knows of a mail that nobody can read. */
function unreadable({ envelope }: FetchMessageObject, locale: Locale): MailContent {
  const plain = (text: string | undefined) => (text ?? '').replaceAll('\0', '').slice(0, 200);
  const [from] = envelope?.from ?? [];
  return {
    ...{ messageId: plain(envelope?.messageId), subject: plain(envelope?.subject), time: null },
    from: { name: plain(from?.name), address: plain(from?.address) },
    ...{ to: [], cc: [], html: '', text: t('unreadable')(locale), attachments: [] },
  };
}

async function noteTaken(
  { db }: Deps,
  userId: string,
  noted: { uidValidity: string; lastUid: number } | { receivedTime: Date },
): Promise<void> {
  await db.updateTable('mailAccount').set(noted).where('userId', '=', userId).execute();
}
