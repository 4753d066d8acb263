import { type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../file.messages.js';

/**
 * The file of a multipart call as a stream, with the fields that stand before it in the form. Throws a 400 without one.
 * `isCut` tells, once the stream has ended, whether it was longer than `limit` bytes.
 */
export async function readFilePart(request: FastifyRequest, limit = Number.MAX_SAFE_INTEGER): Promise<FilePart> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: limit }, throwFileSizeLimit: false })
    : undefined;
  if (!part) throw new ApiError(400, t('noFile'));
  const fields: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(part.fields)) {
    if (entry && !Array.isArray(entry) && entry.type === 'field') fields[name] = entry.value;
  }
  const drain = () => {
    // a file that was left in the middle holds up the parser, and with it the connection for the next call
    request.raw.unpipe();
    request.raw.resume();
  };
  return { fields, fileName: part.filename, file: part.file, isCut: () => part.file.truncated, drain };
}

export interface FilePart {
  fields: Record<string, unknown>;
  /** As the sender calls it. */
  fileName: string;
  file: Readable;
  isCut: () => boolean;
  /** Reads and forgets what is still coming, so that a refusal reaches the sender. */
  drain: () => void;
}
