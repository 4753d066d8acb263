import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../../http/handle.js';
import { copyEntries } from './copyEntries.js';
import { addFile, createFolder } from './createEntries.js';
import { storeUsage } from './documentFiles.js';
import { readRoom } from './documentRoom.js';
import { addVersion, chooseVersion, listVersions } from './fileVersions.js';
import { readName } from './freeName.js';
import { listDocuments, listFolders, readDocument } from './listDocuments.js';
import { moveEntries, renameEntry } from './moveEntries.js';
import { binEntries, purgeEntries, restoreEntries } from './recycleBin.js';
import { listShares, saveShares } from './shares.js';
import { starEntries } from './starEntries.js';
import { zipEntries } from './zipEntries.js';

export const documentStoreRoutes = handleAll(contract.extend.document, {
  list: ({ deps, caller, query }) => listDocuments(deps, caller.userId, query),
  usage: ({ deps, caller }) => storeUsage(deps.db, deps, caller.userId),
  room: ({ deps, caller, query }) => readRoom(deps, caller.userId, query),
  folders: ({ deps, caller, query }) => listFolders(deps, caller.userId, query),
  names: ({ deps, caller, query }) => readName(deps, caller.userId, query),
  archive: ({ deps, caller, body, locale }) => zipEntries(deps, caller.userId, { ids: body.ids, locale }),
  read: ({ deps, caller, params }) => readDocument(deps, caller.userId, params.id),
  createFolder: ({ deps, caller, body, once }) => once((trx) => createFolder(deps, trx, caller.userId, body)),
  addFile: ({ deps, caller, body, once }) => once((trx) => addFile(deps, trx, caller.userId, body)),
  addVersion: ({ deps, caller, params, body, once }) =>
    once((trx) => addVersion(deps, trx, caller.userId, { id: params.id, fileId: body.fileId })),
  versions: ({ deps, caller, params }) => listVersions(deps, caller.userId, params.id),
  useVersion: ({ deps, caller, params: { id, versionId } }) => chooseVersion(deps, caller.userId, { id, versionId }),
  rename: ({ deps, caller, params, body }) => renameEntry(deps, caller.userId, { id: params.id, name: body.name }),
  move: ({ deps, caller, body }) => moveEntries(deps, caller.userId, body),
  copy: ({ deps, caller, body, once }) => once((trx) => copyEntries(deps, trx, { userId: caller.userId, ...body })),
  star: ({ deps, caller, body }) => starEntries(deps, caller.userId, body),
  remove: ({ deps, caller, body }) => binEntries(deps, caller.userId, body.ids),
  restore: ({ deps, caller, body }) => restoreEntries(deps, caller.userId, body.ids),
  purge: ({ deps, caller, body }) => purgeEntries(deps, caller.userId, body.ids),
  shares: ({ deps, caller, params }) => listShares(deps, caller.userId, params.id),
  saveShares: ({ deps, caller, params, body, locale }) =>
    saveShares(deps, caller, { id: params.id, shares: body.shares, locale }),
});
