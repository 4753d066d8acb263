import { type CleanUpTargetSchema } from '@smart-admin/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Rights } from '../../rights/rights.js';
import { cleanBin } from '../visualdev/records/recycle/purgeRecords.js';
import { t } from './task.messages.js';

export type CleanUpTarget = z.infer<typeof CleanUpTargetSchema>;

/** Throws 403 unless somebody may delete all of a target by hand too: a task must not be a way around that. */
export function requireCleanable(rights: Rights, target: CleanUpTarget): void {
  if (!TARGETS[target].mayRemove(rights)) throw new ApiError(403, t('mayNotClean'));
}

/** How many rows of a target are older than some days. */
export async function countOld({ db }: Pick<Deps, 'db'>, { target, days }: CleanUp): Promise<number> {
  const { table, time, others = NONE } = TARGETS[target];
  const counted = sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)}
    where ${sql.ref(time)} < ${before(days)} and ${others}`;
  return (await counted.execute(db)).rows[0]?.rows ?? 0;
}

/** Deletes them, some thousand at a time, until `signal` says to stop; tells after each how many are gone. */
export async function removeOld(
  deps: Pick<Deps, 'db' | 'events'>,
  cleanUp: CleanUp,
  { signal, tell }: { signal: AbortSignal; tell: (rows: number) => Promise<void> },
): Promise<void> {
  const { target, days } = cleanUp;
  let total = 0;
  await tell(total);
  if (target === 'bins') {
    await cleanBin(deps, { days, signal, tell: (rows) => tell((total += rows)) });
    return;
  }
  const { table, time, others = NONE } = TARGETS[target];
  for (let isLeft = true; isLeft && !signal.aborted;) {
    const removed = await sql`
      delete from ${sql.table(table)} where ctid = any (array (
        select ctid from ${sql.table(table)}
        where ${sql.ref(time)} < ${before(days)} and ${others} limit ${BATCH}))`.execute(deps.db);
    const rows = Number(removed.numAffectedRows ?? 0);
    await tell((total += rows));
    isLeft = rows === BATCH;
  }
}

export interface CleanUp {
  target: CleanUpTarget;
  days: number;
}

const BATCH = 5_000;
const DAY = 86_400_000;
const NONE = sql<boolean>`true`;
const before = (days: number) => at(Date.now() - days * DAY);

interface Target {
  table: string;
  /** Column of the age. */
  time: string;
  /** What else must hold. */
  others?: RawBuilder<boolean>;
  mayRemove: (rights: Rights) => boolean;
}

const TARGETS: Readonly<Record<CleanUpTarget, Target>> = {
  logs: {
    table: 'operationLog',
    time: 'creatorTime',
    mayRemove: (rights) => rights.hasButton('system.log', 'btn_remove') && seesAll(rights, 'system.log'),
  },
  interfaceCalls: {
    table: 'dataInterfaceLog',
    time: 'creatorTime',
    mayRemove: (rights) =>
      rights.hasButton('dataApplication.interface', 'btn_remove') && seesAll(rights, 'permission.user'),
  },
  deliveries: {
    table: 'messageDelivery',
    time: 'creatorTime',
    mayRemove: (rights) => rights.hasButton('system.template', 'btn_remove') && seesAll(rights, 'system.template'),
  },
  runs: {
    table: 'scheduledTaskRun',
    time: 'dueTime',
    // the run that cleans up, and those that wait for it, stay
    others: sql<boolean>`state in ('done', 'failed', 'skipped')`,
    mayRemove: (rights) => rights.hasButton('system.task', 'btn_remove'),
  },
  // records of all models, whatever their row rules
  bins: { table: 'recycledRecord', time: 'deletedAt', mayRemove: (rights) => rights.isAdministrator },
};

function seesAll(rights: Rights, page: string): boolean {
  return rights.dataScope(page).kind === 'all';
}
