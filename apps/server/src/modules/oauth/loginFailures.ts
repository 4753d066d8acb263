import { sql } from 'kysely';
import { isIPv6 } from 'node:net';
import { at } from '../../db/columns.js';
import { type Executor } from '../../db/database.js';

/** Who tries, as far as can be told before the password is known. */
export interface Attempt {
  /** As typed, in lower case: an account, a mobile number or both. */
  name: string;
  /** One machine or office; of IPv6 the network, because a machine has as many addresses in it as it likes. */
  address: string;
}

export function attemptOf(typed: string, ip: string): Attempt {
  return { name: typed.trim().toLowerCase().slice(0, 100), address: isIPv6(ip) ? networkOf(ip) : ip };
}

/** Wrong passwords so far: of this name from this address, of the name, of the address, and of all. */
export async function readFailures(db: Executor, { name, address }: Attempt): Promise<Failures> {
  const rows = await db
    .selectFrom('loginFailure')
    .select(['name', 'address', 'lockedAt', 'lastTime'])
    .select(decayed.as('count'))
    .where(sql<boolean>`(name, address) in ((${name}, ${address}), (${name}, ''), ('', ${address}), ('', ''))`)
    .execute();
  const of = (wantedName: string, wantedAddress: string) =>
    rows.find((row) => row.name === wantedName && row.address === wantedAddress) ?? NONE;
  return { both: of(name, address), name: of(name, ''), address: of('', address), all: of('', '') };
}

/** Counts a wrong password and answers how many there are of this name from this address. */
export async function countFailure(db: Executor, { name, address }: Attempt): Promise<number> {
  const now = new Date();
  const row = { count: 1, lastTime: now };
  // always in this order, so that no two of them wait for each other
  const rows = await db
    .insertInto('loginFailure')
    .values([
      { name: '', address: '', ...row },
      { name: '', address, ...row },
      { name, address: '', ...row },
      { name, address, ...row },
    ])
    .onConflict((conflict) =>
      conflict.columns(['name', 'address']).doUpdateSet({ count: sql`${decayed} + 1`, lastTime: now }),
    )
    .returning(['name', 'address', 'count'])
    .execute();
  return rows.find((each) => each.name === name && each.address === address)?.count ?? 1;
}

/** Locks the name at this address, and at every address that its user is not known at. */
export async function lockName(db: Executor, { name, address }: Attempt): Promise<void> {
  await db
    .updateTable('loginFailure')
    .set({ lockedAt: new Date(), count: 0 })
    .where('name', '=', name)
    .where('address', 'in', [address, ''])
    .execute();
}

/** After a right password the count of this name from this address begins anew. */
export async function forgetFailures(db: Executor, { name, address }: Attempt): Promise<void> {
  await db.deleteFrom('loginFailure').where('name', '=', name).where('address', '=', address).execute();
}

/** Whether the user signed in from this address before. */
export async function isKnownAddress(db: Executor, userId: string, { address }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('knownAddress')
    .select('lastTime')
    .where('userId', '=', userId)
    .where('address', '=', address)
    .where('lastTime', '>', at(Date.now() - KNOWN_MILLISECONDS))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(db: Executor, userId: string, { address }: Attempt): Promise<void> {
  await db
    .insertInto('knownAddress')
    .values({ userId, address })
    .onConflict((conflict) => conflict.columns(['userId', 'address']).doUpdateSet({ lastTime: new Date() }))
    .execute();
}

export interface Failure {
  count: number;
  lastTime: number;
  lockedAt: number | null;
}

export interface Failures {
  both: Failure;
  name: Failure;
  address: Failure;
  all: Failure;
}

const NONE: Failure = { count: 0, lastTime: 0, lockedAt: null };
const KNOWN_MILLISECONDS = 90 * 24 * 3_600_000;

/** Over many names or addresses one wrong password a minute is forgotten; of one name from one address none is. */
const decayed = sql<number>`case when login_failure.name = '' or login_failure.address = ''
  then greatest(0, login_failure.count - extract(epoch from now() - login_failure.last_time) / 60)
  else login_failure.count end`;

function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
