import { type FileClaimSchema, type UploadedFileSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { MissingPartsError } from '../../../files/fileStore.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../file.messages.js';
import { chunkCount, findOwnContent, findUpload, requireClaim } from './fileClaim.js';
import { type FileKind } from '../fileKinds.js';
import { hashOf } from './hashOf.js';
import { findRecent, keepContent, readerOf, saveFile, type Content } from './saveFile.js';
import { checkContent } from './checkContent.js';

type Claim = z.output<typeof FileClaimSchema> & { fileId?: string | undefined };
type Uploaded = z.input<typeof UploadedFileSchema>;

/**
 * Joins the chunks of the caller's file, verifies size and hash and answers the stored file. Asked twice at once, both
 * answers name one file. A wrong hash is refused and its chunks are dropped, so that the file can be sent again.
 */
export async function mergeChunks(deps: Deps, caller: Caller, claim: Claim): Promise<Uploaded> {
  const kind = await requireClaim(deps, claim);
  return deps.merges.run(async () => {
    const useless: Useless = { keys: [] };
    try {
      const saved = await deps.db
        .transaction()
        .execute((transaction) => merge(deps, caller, { transaction, claim, kind, useless }));
      await clear(deps, useless);
      return saved;
    } catch (error) {
      // refused for what it is, so none of it is of use; after any other error the merge can be asked for again
      if (error instanceof ApiError) {
        if (useless.joinedKey) useless.keys.push(useless.joinedKey);
        await clear(deps, useless);
      }
      throw error;
    }
  });
}

async function clear(deps: Deps, { uploadId, handle, keys }: Useless): Promise<void> {
  if (uploadId) await deps.db.deleteFrom('upload').where('id', '=', uploadId).execute();
  if (handle) await deps.files.abort(handle);
  for (const key of new Set(keys)) await deps.files.remove(key);
}

interface Merge {
  transaction: Executor;
  claim: Claim;
  kind: FileKind;
  useless: Useless;
}

/** What is of no use any more when the transaction has ended. */
interface Useless {
  /** What this merge joined: it is of no use only when the merge is refused. */
  joinedKey?: string;
  uploadId?: string;
  handle?: string;
  keys: string[];
}

async function merge(deps: Deps, caller: Caller, { transaction, claim, kind, useless }: Merge): Promise<Uploaded> {
  // a large file is joined and read by its store meanwhile, which takes minutes
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  // merges of one content by one user happen one after the other, in all instances
  await sql`select pg_advisory_xact_lock(hashtextextended(${`merge ${caller.userId} ${claim.identifier}`}, 0))`.execute(
    transaction,
  );
  const file = { type: claim.type, fileName: claim.fileName, fileId: claim.fileId };
  const before = await findRecent(transaction, caller, { ...file, hash: claim.identifier });
  if (before) return before;
  const own = await findOwnContent(deps, caller, claim);
  const upload = await findUpload(deps, caller, claim);
  if (upload) await transaction.selectFrom('upload').select('id').where('id', '=', upload.id).forUpdate().execute();
  if (own) {
    if (upload) Object.assign(useless, { uploadId: upload.id, handle: upload.handle });
  } else if (!upload) throw new ApiError(400, t('missingChunks'));
  const content = own ?? (upload && (await join(deps, { transaction, claim, kind, useless }, upload)));
  if (!content) throw new ApiError(400, t('missingChunks'));
  try {
    const verdict = await checkContent(deps, {
      kind,
      fileName: claim.fileName,
      content: readerOf(deps.files, content),
    });
    const saved = await saveFile(transaction, caller, { ...file, content, verdict });
    if (upload) await transaction.deleteFrom('upload').where('id', '=', upload.id).execute();
    return saved;
  } catch (error) {
    if (upload && error instanceof ApiError) useless.uploadId = upload.id;
    throw error;
  }
}

/** The content of an upload whose chunks are all there and right. */
async function join(
  deps: Deps,
  { transaction, claim, useless }: Merge,
  { id, handle }: { id: string; handle: string },
): Promise<Content> {
  const chunks = await transaction
    .selectFrom('uploadChunk')
    .select('mark')
    .where('uploadId', '=', id)
    .orderBy('number')
    .execute();
  if (chunks.length !== chunkCount(claim.fileSize)) throw new ApiError(400, t('missingChunks'));
  const refuse = (reason: 'wrongHash' | 'missingChunks') => {
    useless.uploadId = id;
    return new ApiError(400, t(reason));
  };
  const size = claim.fileSize;
  try {
    const ahead = await deps.hashes.digest(handle, size);
    if (ahead !== undefined && ahead !== claim.identifier) {
      useless.handle = handle;
      throw refuse('wrongHash');
    }
    const marks = chunks.map(({ mark }) => mark);
    const storageKey = await deps.files.finish(handle, marks, size);
    useless.joinedKey = storageKey;
    if (ahead === undefined && (await hashOf(await deps.files.read(storageKey))) !== claim.identifier)
      throw refuse('wrongHash');
    const kept = await keepContent(deps, transaction, { storageKey, hash: claim.identifier, size });
    // somebody stored the same before
    if (kept.storageKey !== storageKey) useless.keys.push(storageKey);
    return kept;
  } catch (error) {
    if (error instanceof MissingPartsError) throw refuse('missingChunks');
    throw error;
  }
}
