import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { saveFileUsage } from '../../file/usage/saveFileUsage.js';
import { nameFile, requireSpace, takeUpload } from './documentFiles.js';
import { lockStores, requireDepth, requirePlace, type Place } from './documentRows.js';
import { freeName, requireFreeName } from './freeName.js';
import { reachOf } from './reach.js';

/** Makes a folder; answers its id. Throws 409 with a free name as `proposal` where the name is taken, and as `requirePlace` does. */
export async function createFolder(
  deps: Deps,
  trx: DatabaseTransaction,
  userId: string,
  { parentId, name }: { parentId: string; name: string },
): Promise<string> {
  const place = await lockPlace(deps, trx, userId, parentId);
  await requireFreeName(trx, place, { name, kind: 'folder' });
  const id = newId();
  await trx
    .insertInto('documentEntry')
    .values({ ...entryAt(place, id), kind: 'folder', name, creatorUserId: userId })
    .execute();
  return id;
}

/**
 * Puts an upload of somebody into a folder, under a free name where `keepBoth` says so; answers its id. Throws 400 for what is no such
 * upload and where the store has not the space, 409 as `createFolder` does.
 */
export async function addFile(
  deps: Deps,
  trx: DatabaseTransaction,
  userId: string,
  { parentId, fileId, name: wanted, keepBoth }: { parentId: string; fileId: string; name: string; keepBoth: boolean },
): Promise<string> {
  const place = await lockPlace(deps, trx, userId, parentId);
  const { size } = await takeUpload(trx, userId, fileId);
  await requireSpace(trx, deps, { ownerId: place.ownerId, size });
  const name = keepBoth ? await freeName(trx, place, { name: wanted, kind: 'file' }) : wanted;
  await requireFreeName(trx, place, { name, kind: 'file' });
  const id = newId();
  await trx
    .insertInto('documentEntry')
    .values({ ...entryAt(place, id), kind: 'file', name, fileId, size, creatorUserId: userId })
    .execute();
  await nameFile(trx, fileId, name);
  await saveFileUsage(trx, { kind: 'document', ownerId: id, isNew: true }, { file: fileId });
  return id;
}

async function lockPlace(deps: Deps, trx: DatabaseTransaction, userId: string, parentId: string): Promise<Place> {
  await lockStores(trx, { userId }, [parentId]);
  const place = await requirePlace(trx, await reachOf(trx, deps, userId), parentId);
  requireDepth(place.ancestors.length + 1);
  return place;
}

function entryAt({ ownerId, parentId, ancestors }: Place, id: string) {
  return { id, ownerId, parentId, ancestors: [...ancestors, id] };
}
