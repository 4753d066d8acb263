import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type OpenHosts } from '../../dataInterface/sources/innerAddresses.js';
import { SourceFailure } from '../../dataSource/SourceFailure.js';
import { t } from './email.messages.js';
import { type MailAccountBody, type MailAccountTable } from './email.tables.js';
import { type OpenAccount, withInbox, withOutbox } from './mailServers.js';

type Account = Selectable<MailAccountTable>;
type Needs = Pick<Deps, 'db' | 'mailSecrets' | 'interfaces'>;

/** Somebody's account as their form shows it: never with its password. */
export async function readAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const stored = await findAccount(db, userId);
  if (!stored) return { account: null };
  const { encryptedPassword: _, userId: _owner, uidValidity: _validity, lastUid: _uid, ...account } = stored;
  return { account };
}

/** Somebody's account with its password. Throws 400 before there is one. */
export async function openAccount({ db, mailSecrets }: Needs, userId: string): Promise<OpenAccount & Account> {
  const stored = await findAccount(db, userId);
  if (!stored) throw new ApiError(400, t('noAccount'));
  return { ...stored, password: await mailSecrets.open(stored.encryptedPassword, userId) };
}

/** Saves an account once both of its servers have taken it. */
export async function saveAccount(deps: Needs, userId: string, body: MailAccountBody): Promise<null> {
  const { stored, account } = await testAccount(deps, userId, body);
  const { password, ...rest } = account;
  const row = { ...rest, encryptedPassword: await deps.mailSecrets.seal(password, userId) };
  // another inbox has other mails under the same numbers
  const isOther = stored?.imapHost !== body.imapHost || stored.userName !== body.userName;
  await deps.db
    .insertInto('mailAccount')
    .values({ ...row, userId })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        ...row,
        ...(isOther ? { uidValidity: '', lastUid: 0 } : {}),
        revision: (stored?.revision ?? 0) + 1,
      }),
    )
    .execute();
  return null;
}

/** Signs in at both servers. Throws 400 with what they say at the field that it is about. */
export async function testAccount(
  { db, mailSecrets, interfaces: { openHosts } }: Needs,
  userId: string,
  body: MailAccountBody,
): Promise<{ stored: Account | undefined; account: OpenAccount }> {
  const stored = await findAccount(db, userId);
  requireSealed(body, openHosts);
  const isSame = stored !== undefined && TARGET.every((name) => stored[name] === body[name]);
  // nobody who has got hold of a session sends a stored password to a server of their own
  if (body.password === '' && !isSame) throw fieldError('password', t('passwordAgain'));
  const password =
    body.password === '' && stored ? await mailSecrets.open(stored.encryptedPassword, userId) : body.password;
  const account = { ...body, password };
  await telling('imapHost', () => withInbox(account, openHosts, async (client) => void (await client.noop())));
  await telling('smtpHost', () => withOutbox(account, openHosts, (transport) => transport.verify()));
  return { stored, account };
}

const TARGET = [
  ...(['userName', 'imapHost', 'imapPort', 'imapSecurity'] as const),
  ...(['smtpHost', 'smtpPort', 'smtpSecurity'] as const),
];

/** A password goes in clear within the inner network alone, and there to what administrators have opened. */
function requireSealed(body: MailAccountBody, open: OpenHosts): void {
  for (const kind of ['imap', 'smtp'] as const) {
    const host = body[`${kind}Host`];
    if (body[`${kind}Security`] === 'none' && !open.hasName(host) && !open.hasAddress(host))
      throw fieldError(`${kind}Security`, t('inClear'));
  }
}

async function telling(field: 'imapHost' | 'smtpHost', work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof SourceFailure) throw fieldError(field, error.text);
    const { refusesAccount, reason } = faultOf(error);
    throw refusesAccount ? fieldError('password', t('refused', { reason })) : fieldError(field, t('away', { reason }));
  }
}

/** What a server of mail says went wrong. */
export function faultOf(error: unknown): { refusesAccount: boolean; reason: string } {
  if (!(error instanceof Error)) return { refusesAccount: false, reason: String(error).slice(0, 200) };
  const { code, authenticationFailed, responseText } = error as Error & {
    code?: string;
    authenticationFailed?: boolean;
    responseText?: string;
  };
  return {
    refusesAccount: authenticationFailed === true || code === 'EAUTH',
    reason: (responseText ?? error.message).slice(0, 200),
  };
}

function findAccount(db: Executor, userId: string): Promise<Account | undefined> {
  return db.selectFrom('mailAccount').selectAll().where('userId', '=', userId).executeTakeFirst();
}
