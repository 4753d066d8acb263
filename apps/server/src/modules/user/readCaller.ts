import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';

/** Somebody in whose name a job works, with what they may do now. Throws when they can no longer sign in. */
export async function readCaller(deps: Pick<Deps, 'db' | 'rights'>, userId: string): Promise<Caller> {
  const [caller] = await readCallers(deps, [userId]);
  if (!caller) throw new Error('whoever asked for this can no longer sign in');
  return caller;
}

/**
 * The owner of something that acts in their name, with no more than each of its makers may do: otherwise it would grow with
 * the owner to what they never had. Undefined once one of them can no longer sign in.
 */
export async function readOwner(
  deps: Pick<Deps, 'db' | 'rights'>,
  { ownerId, makerIds }: { ownerId: string; makerIds: readonly string[] },
): Promise<Caller | undefined> {
  const ids = new Set([ownerId, ...makerIds]);
  const callers = await readCallers(deps, [...ids]);
  const owner = callers.find(({ userId }) => userId === ownerId);
  if (!owner || callers.length < ids.size) return undefined;
  return callers
    .filter((caller) => caller !== owner)
    .reduce((narrowed, { rights }) => ({ ...narrowed, rights: narrowed.rights.sharedWith(rights) }), owner);
}

/** People with what they may do, without those who can no longer sign in. */
export async function readCallers(
  { db, rights }: Pick<Deps, 'db' | 'rights'>,
  userIds: readonly string[],
): Promise<Caller[]> {
  if (userIds.length === 0) return [];
  const users = await db
    .selectFrom('userAccount')
    .select(['id as userId', 'account', 'realName', 'organizeId'])
    .where('id', 'in', [...userIds])
    .where('enabledMark', '=', 1)
    .execute();
  return Promise.all(users.map(async (user) => ({ ...user, sessionId: '', rights: await rights.of(user.userId) })));
}
