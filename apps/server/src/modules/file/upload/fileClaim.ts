import { CHUNK_SIZE, type FileClaimSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { DOCUMENT_FILE } from '../../extend/document/documentFiles.js';
import { requireRoom } from '../../extend/document/documentRoom.js';
import { t } from '../file.messages.js';
import { fileKindOf, refuseTooLarge, type FileKind } from '../fileKinds.js';

export type FileClaim = z.output<typeof FileClaimSchema>;
export interface ChunkState {
  uploaded: boolean;
  chunkNumbers: number[];
  merge: boolean;
}

/** Chunks of a file of `size` bytes. */
export function chunkCount(size: number): number {
  return Math.ceil(size / CHUNK_SIZE);
}

/** Bytes of a chunk; throws a 400 for a number that the file has not. */
export function chunkSize(size: number, number: number): number {
  const total = chunkCount(size);
  if (!Number.isInteger(number) || number < 1 || number > total)
    throw new ApiError(400, t('chunkRange', { number, total }));
  return number < total ? CHUNK_SIZE : size - (total - 1) * CHUNK_SIZE;
}

/** Throws a 400 when the file may not be uploaded. */
export async function requireClaim(deps: Deps, claim: FileClaim): Promise<FileKind> {
  const kind = await fileKindOf(deps, claim.type);
  refuseTooLarge(kind, claim.fileSize);
  if (claim.totalChunks !== undefined && claim.totalChunks !== chunkCount(claim.fileSize))
    throw new ApiError(400, t('wrongTotal', { total: chunkCount(claim.fileSize) }));
  return kind;
}

/** The same before anything of it is sent: a document is also refused where the store that it is meant for has no room. */
export async function requireNewClaim(deps: Deps, caller: Caller, claim: FileClaim): Promise<void> {
  await requireClaim(deps, claim);
  if (claim.type === DOCUMENT_FILE && claim.placeId !== undefined)
    await requireRoom(deps, caller.userId, { parentId: claim.placeId, size: claim.fileSize });
}

/** The caller's upload of that content; nobody else's, whatever hash they name. */
export function findUpload(deps: Deps, caller: Caller, { identifier, fileSize }: FileClaim) {
  return deps.db
    .selectFrom('upload')
    .select(['id', 'handle'])
    .where('userId', '=', caller.userId)
    .where('hash', '=', identifier)
    .where('size', '=', fileSize)
    .executeTakeFirst();
}

/** Content that the caller has stored already; a hash alone is no key to what others stored. */
export function findOwnContent(deps: Deps, caller: Caller, { identifier, fileSize }: FileClaim) {
  return deps.db
    .selectFrom('storedContent')
    .innerJoin('fileVersion', 'fileVersion.contentId', 'storedContent.id')
    .select(['storedContent.id', 'storedContent.storageKey', 'storedContent.size'])
    .where('storedContent.hash', '=', identifier)
    .where('storedContent.size', '=', fileSize)
    .where('fileVersion.userId', '=', caller.userId)
    .limit(1)
    .executeTakeFirst();
}
