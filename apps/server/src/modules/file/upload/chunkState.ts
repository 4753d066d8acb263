import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import {
  chunkCount,
  findOwnContent,
  findUpload,
  requireNewClaim,
  type ChunkState,
  type FileClaim,
} from './fileClaim.js';

/** Which chunks of the caller's file arrived already. Refuses a file that is too large, or has no room, before anything is sent. */
export async function readChunkState(deps: Deps, caller: Caller, claim: FileClaim): Promise<ChunkState> {
  await requireNewClaim(deps, caller, claim);
  if (await findOwnContent(deps, caller, claim)) return { uploaded: true, chunkNumbers: [], merge: true };
  const upload = await findUpload(deps, caller, claim);
  return stateOf(deps, upload?.id, claim.fileSize);
}

/** State of an upload that is not merged yet. */
export async function stateOf(deps: Deps, uploadId: string | undefined, fileSize: number): Promise<ChunkState> {
  const rows = uploadId
    ? await deps.db
        .selectFrom('uploadChunk')
        .select('number')
        .where('uploadId', '=', uploadId)
        .orderBy('number')
        .execute()
    : [];
  return {
    uploaded: false,
    chunkNumbers: rows.map(({ number }) => number),
    merge: rows.length === chunkCount(fileSize),
  };
}
