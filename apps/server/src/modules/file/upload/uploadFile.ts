import { type UploadedFileSchema } from '@smart-admin/api-client/contract';
import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../file.messages.js';
import { fileKindOf, tooLarge } from '../fileKinds.js';
import { checkContent } from './checkContent.js';
import { readFilePart } from './readFilePart.js';
import { keepContent, readerOf, saveFile } from './saveFile.js';

const MEGABYTE = 1024 * 1024;
/** Megabytes that are taken in one call; larger files come in chunks. */
const AT_ONCE = 50;

/** Stores the file of a multipart call, piece by piece, and answers the name that it is kept under. */
export async function uploadFile(
  deps: Deps,
  caller: Caller,
  { type, request }: { type: string; request: FastifyRequest },
): Promise<z.input<typeof UploadedFileSchema>> {
  const kind = await fileKindOf(deps, type);
  const limit = Math.min(kind.limit, AT_ONCE);
  const { file, fileName, isCut, drain } = await readFilePart(request, limit * MEGABYTE);
  const hash = createHash('sha256');
  const written = await deps.files.write(hashing(file, hash)).catch((error: unknown) => {
    drain();
    throw error;
  });
  let isKept = false;
  try {
    if (isCut()) throw tooLarge(limit);
    if (written.size === 0) throw new ApiError(400, t('noFile'));
    const own = { storageKey: written.key, size: written.size };
    const verdict = await checkContent(deps, { kind, fileName, content: readerOf(deps.files, own) });
    const saved = await deps.db.transaction().execute(async (transaction) => {
      const content = await keepContent(deps, transaction, { ...own, hash: hash.digest('hex') });
      isKept = content.storageKey === written.key;
      return saveFile(transaction, caller, { type: kind.type, fileName, content, verdict });
    });
    return saved;
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await deps.files.remove(written.key);
  }
}

async function* hashing(source: AsyncIterable<unknown>, hash: ReturnType<typeof createHash>): AsyncIterable<Buffer> {
  for await (const piece of source) {
    hash.update(piece as Buffer);
    yield piece as Buffer;
  }
}
