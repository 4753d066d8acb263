import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';

/** Somebody in whose name a job works, with what they may do now. Throws when they can no longer sign in. */
export async function readCaller(deps: Pick<Deps, 'db' | 'rights'>, userId: string): Promise<Caller> {
  const [caller] = await readCallers(deps, [userId]);
  if (!caller) throw new Error('whoever asked for this can no longer sign in');
  return caller;
}

/**
 * The owner of something that acts in their name, with no more than whoever made it may do: otherwise it would grow with
 * the owner to what its maker never had. Undefined once one of the two can no longer sign in.
 */
export async function readOwner(
  deps: Pick<Deps, 'db' | 'rights'>,
  { ownerId, creatorUserId }: { ownerId: string; creatorUserId: string },
): Promise<Caller | undefined> {
  const callers = await readCallers(deps, [ownerId, creatorUserId]);
  const owner = callers.find(({ userId }) => userId === ownerId);
  const creator = callers.find(({ userId }) => userId === creatorUserId);
  if (!owner || !creator) return undefined;
  return owner === creator ? owner : { ...owner, rights: owner.rights.sharedWith(creator.rights) };
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
