import { FileClaimSchema } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { sql } from 'kysely';
import { at } from '../../../db/columns.js';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { receivePart, type ReceivedPart } from '../../../files/receivePart.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { validate } from '../../../http/validate.js';
import { beginUpload } from './beginUpload.js';
import { readChunkState, stateOf } from './chunkState.js';
import { t } from '../file.messages.js';
import { chunkSize, findOwnContent, requireClaim, type ChunkState } from './fileClaim.js';
import { readFilePart } from './readFilePart.js';

const ChunkFieldsSchema = FileClaimSchema.extend({ chunkNumber: z.coerce.number().int() });
/** An upload is noted as alive by every so many chunks, and not more often than that. */
const TOUCH_CHUNKS = 8;
const TOUCH_MILLISECONDS = 10 * 60_000;

/**
 * Stores one chunk of the caller's file. A chunk counts when it arrived whole; sent again it changes nothing. Answers
 * which ones are there now.
 */
export async function sendChunk(
  deps: Deps,
  caller: Caller,
  { request, locale }: { request: FastifyRequest; locale: Locale },
): Promise<ChunkState> {
  const { fields, file, drain } = await readFilePart(request);
  try {
    const { chunkNumber, ...claim } = validate(ChunkFieldsSchema, fields, locale);
    await requireClaim(deps, claim);
    const size = chunkSize(claim.fileSize, chunkNumber);
    // the chunk arrives while the database is asked
    const [received, begun] = await Promise.allSettled([
      receivePart(file, size),
      findOwnContent(deps, caller, claim).then((own) => (own ? undefined : beginUpload(deps, caller, claim))),
    ]);
    if (received.status === 'rejected') throw received.reason;
    const part = received.value;
    if (!part) throw new ApiError(400, t('chunkSize', { number: chunkNumber, size }));
    try {
      if (begun.status === 'rejected') throw begun.reason;
      const upload = begun.value;
      // the whole content is there already, or was merged or dropped meanwhile
      const isKept = upload && (await keepChunk(deps, upload, { number: chunkNumber, size, part }));
      return await (isKept ? stateOf(deps, upload.id, claim.fileSize) : readChunkState(deps, caller, claim));
    } finally {
      await part.dispose();
    }
  } catch (error) {
    drain();
    throw error;
  }
}

/**
 * Writes a chunk under a lock that merging waits for and that waits for merging: nothing is ever written into a content
 * that has been verified, and no chunk is written twice. Answers false when it is there already or the upload is no
 * more.
 */
async function keepChunk(
  deps: Deps,
  { id, handle }: { id: string; handle: string },
  { number, size, part }: { number: number; size: number; part: ReceivedPart },
): Promise<boolean> {
  const kept = await deps.chunks.run(async () => {
    const content = await part.read();
    const isNew = await deps.db.transaction().execute(async (transaction) => {
      if (!(await claimChunk(transaction, { id, number, size }))) return false;
      const mark = await deps.files.writePart(handle, number, content);
      if (mark)
        await transaction
          .updateTable('uploadChunk')
          .set({ mark })
          .where('uploadId', '=', id)
          .where('number', '=', number)
          .execute();
      return true;
    });
    return isNew ? content : undefined;
  });
  if (!kept) return false;
  await deps.hashes.note(handle, number, kept);
  if (number % TOUCH_CHUNKS !== 1) return true;
  await deps.db
    .updateTable('upload')
    .set({ lastTime: new Date() })
    .where('id', '=', id)
    .where('lastTime', '<', at(Date.now() - TOUCH_MILLISECONDS))
    .execute();
  return true;
}

/**
 * Notes a chunk and holds its upload until the transaction ends; false when it is noted or the upload is gone. A power
 * cut may take the note with it: the chunk is sent again then, and waiting for the disk would cost each one.
 */
async function claimChunk(
  transaction: Executor,
  { id, number, size }: { id: string; number: number; size: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_chunk (upload_id, number, size)
    select id, ${number}::integer, ${size}::integer from upload where id = ${id} for key share
    on conflict do nothing
    returning set_config('synchronous_commit', 'off', true)`.execute(transaction);
  return rows.length > 0;
}
