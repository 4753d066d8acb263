import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction } from '../../../db/database.js';
import { dbErrorKind } from '../../../db/dbError.js';
import { newId } from '../../../db/newId.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type ReadStatement } from '../../../files/parse/statement/StatementText.js';
import { type StatementAnswer } from '../../../files/parse/statement/readStatement.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { readOwnContent } from '../../file/serve/readContent.js';
import { compareLater } from './compareBooked.js';
import { compareStatement, forgetExplained } from './compareStatement.js';
import { statementText } from './statement.messages.js';

/** Milliseconds after which every transaction has ended that ran while a statement was compared. */
const SETTLED = 60_000;

/** Type of the file module that statements are kept as until they are read. */
const STATEMENT_FILE = 'statement';

/** A statement that somebody has uploaded, read. */
export interface UploadedStatement extends ReadStatement {
  fileName: string;
  /** SHA-256 of the file in hex. */
  contentHash: string;
}

/** Reads a file of the caller's. Throws 404 for another one, 400 that says what is wrong with it, and in which line. */
export async function readUploaded(
  deps: Deps,
  { file, userId }: { file: string; userId: string },
): Promise<UploadedStatement> {
  let contentHash = '';
  const answer = await deps.parsers.run('readStatement', async () => {
    const content = await readOwnContent(deps, { type: STATEMENT_FILE, name: file, userId });
    if (!content) throw new ApiError(404, statementText('noFile'));
    contentHash = createHash('sha256').update(content).digest('hex');
    return { content };
  });
  if (!answer.ok) throw fieldError('file', problemText(answer));
  await requireOwnMerchant(deps.db, answer.statement);
  const { originalName: fileName } = await deps.db
    .selectFrom('storedFile')
    .select('originalName')
    .where('name', '=', file)
    .executeTakeFirstOrThrow();
  return { ...answer.statement, fileName, contentHash };
}

/**
 * Keeps a statement and compares it; differences of other days that it explains go. Answers its id. Throws 409 for a file,
 * or for a day of the provider, that is there already, naming who uploaded it.
 */
export async function keepStatement(
  trx: DatabaseTransaction,
  { lines, ...read }: UploadedStatement,
  userId: string,
): Promise<string> {
  const id = newId();
  const { provider, day, fileName, contentHash, merchant } = read;
  await refuseKnown(trx, read);
  try {
    await trx
      .insertInto('parkingStatement')
      .values({ id, provider, day, fileName, contentHash, merchant, userId })
      .execute();
  } catch (error) {
    // somebody uploads the same day at this moment
    if (dbErrorKind(error) !== 'duplicate') throw error;
    throw new ApiError(409, dayTaken({ ...read, person: '' }));
  }
  await sql`
    insert into parking_statement_item
      (id, statement_id, provider, kind, number, provider_number, time, theirs, result)
    select 'i' || md5(concat_ws(' ', ${id}::text, line.kind, line.number)), ${id}, ${provider}, line.kind, line.number,
      line."providerNumber", to_timestamp(line.time / 1000.0), line.amount, 'theirs'
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (kind text, number text, "providerNumber" text, time float8, amount integer)`.execute(trx);
  await compareStatement(trx, { id, provider, day });
  await forgetExplained(trx, id);
  // money that is booked at this moment neither sees the statement nor is seen by it
  await compareLater(trx, [id], { runAt: new Date(Date.now() + SETTLED) });
  return id;
}

async function refuseKnown(trx: DatabaseTransaction, read: Omit<UploadedStatement, 'lines'>): Promise<void> {
  const known = await trx
    .selectFrom('parkingStatement')
    .leftJoin('userAccount', 'userAccount.id', 'parkingStatement.userId')
    .select(['contentHash', 'provider', 'day', 'fileName', 'parkingStatement.creatorTime'])
    .select(sql<string>`coalesce(user_account.real_name, '')`.as('person'))
    .where(({ or, and, eb }) =>
      or([
        eb('contentHash', '=', read.contentHash),
        and([eb('day', '=', read.day), eb('provider', '=', read.provider)]),
      ]),
    )
    .execute();
  const same = known.find(({ contentHash }) => contentHash === read.contentHash);
  if (same) {
    const { person, day, creatorTime } = same;
    throw new ApiError(409, (locale) =>
      statementText('sameFile', { person, day, time: timeText(creatorTime, locale) })(locale),
    );
  }
  const [taken] = known;
  if (taken) throw new ApiError(409, dayTaken(taken));
}

function dayTaken(taken: { provider: 'wechat' | 'alipay'; day: string; fileName: string; person: string }): LocalText {
  const { provider, day, fileName: file, person } = taken;
  return (locale) =>
    statementText('dayTaken', { provider: statementText(provider)(locale), day, file, person })(locale);
}

/** Throws 400 for a statement of another merchant than the one whose account takes our payments. */
async function requireOwnMerchant(db: Database, { provider, merchant: found }: ReadStatement): Promise<void> {
  if (provider !== 'wechat' || found === '') return;
  const channel = await db
    .selectFrom('parkingPaymentChannel')
    .select('merchantId')
    .where('id', '=', provider)
    .executeTakeFirst();
  const own = channel?.merchantId ?? '';
  if (own !== '' && own !== found) throw fieldError('file', statementText('otherMerchant', { found, own }));
}

function problemText({ problem, line, detail }: StatementAnswer & { ok: false }): LocalText {
  const text = statementText(problem, { detail });
  return line === 0 ? text : (locale) => statementText('inLine', { line, text: text(locale) })(locale);
}
