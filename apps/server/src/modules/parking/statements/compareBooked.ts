import { type StatementKind, type StatementProvider } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction } from '../../../db/database.js';
import { enqueueAll } from '../../../jobs/enqueue.js';
import { compareStatement, findLocked } from './compareStatement.js';
import { compareStatementJob } from './compareStatementJob.js';

/**
 * Money was booked, or turned out not to have moved: statements that name it, or are of today, are compared again after
 * the commit. `number` is the batch of payments, or the refund, by which providers know it. Usually there is none.
 */
export async function compareBooked(
  trx: DatabaseTransaction,
  { kind, number }: { kind: StatementKind; number: string },
): Promise<void> {
  const today = new Date(Date.now() + CHINA).toISOString().slice(0, 10);
  const provider =
    kind === 'payment'
      ? sql`select provider from parking_payment where batch_id = ${number} limit 1`
      : sql`select payment.provider from parking_refund refund
          join parking_payment payment on payment.id = refund.payment_id where refund.id = ${number}`;
  const { rows } = await sql<{ id: string }>`
    with booked as (${provider})
    select statement.id from parking_statement statement join booked on booked.provider = statement.provider
    where statement.day = ${today}
    union
    select line.statement_id from parking_statement_item line join booked on booked.provider = line.provider
    where line.kind = ${kind} and line.number = ${number}
    order by 1`.execute(trx);
  await compareLater(
    trx,
    rows.map(({ id }) => id),
  );
}

/**
 * A statement goes: those of the days beside it are compared again after the commit, for money that we heard of after
 * midnight was no difference of theirs because it stood in this one.
 */
export async function compareBeside(
  trx: DatabaseTransaction,
  { id, provider, day }: { id: string; provider: StatementProvider; day: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from parking_statement
    where provider = ${provider} and id <> ${id} and day::date between ${day}::date - 1 and ${day}::date + 1
    order by id`.execute(trx);
  await compareLater(
    trx,
    rows.map((statement) => statement.id),
  );
}

/** Has statements compared by a job, one for each however often it is asked for meanwhile. */
export function compareLater(
  trx: DatabaseTransaction,
  statementIds: readonly string[],
  { runAt }: { runAt?: Date } = {},
): Promise<void> {
  const jobs = statementIds.map((statementId) => ({
    payload: { statementId },
    key: `statement:${statementId}${runAt ? ':later' : ''}`,
    ...(runAt && { runAt }),
  }));
  return enqueueAll(trx, compareStatementJob, jobs);
}

/** Compares a statement as our books are now; nothing for one that was removed meanwhile. */
export async function compareAgain(db: Database, statementId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const statement = await findLocked(trx, statementId);
    if (statement) await compareStatement(trx, statement);
  });
}

/** Milliseconds by which clocks of China, on whose calendar statements are, are ahead of UTC. */
const CHINA = 8 * 60 * 60_000;
