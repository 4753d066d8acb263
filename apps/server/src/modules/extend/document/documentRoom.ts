import { type Deps } from '../../../deps.js';
import { requireSpace, storeUsage } from './documentFiles.js';
import { requirePlace } from './documentRows.js';
import { reachOf } from './reach.js';

/** How many bytes can still come to where somebody may put things. Throws as `requirePlace` does. */
export async function readRoom(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
  { parentId }: { parentId: string },
): Promise<{ free: number }> {
  const { ownerId } = await requirePlace(deps.db, await reachOf(deps.db, deps, userId), parentId);
  const { used, limit } = await storeUsage(deps.db, deps, ownerId);
  return { free: Math.max(0, Math.floor(limit - used)) };
}

/**
 * Refuses a file before anything of it is sent that has no room where it is meant to come: throws 400, and as `requirePlace` does.
 * Whether it has room in the end is asked again, with the store locked, when it is put there.
 */
export async function requireRoom(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
  { parentId, size }: { parentId: string; size: number },
): Promise<void> {
  const { ownerId } = await requirePlace(deps.db, await reachOf(deps.db, deps, userId), parentId);
  await requireSpace(deps.db, deps, { ownerId, size });
}
