/** Largest document that is taken apart in memory, in bytes; media play from the server and have no limit. */
export const DOCUMENT_LIMIT = 100 * 1_048_576;

/** The contents of a document. Rejects with DocumentError. */
export async function readDocument(
  src: string,
  { signal, onProgress, limit = DOCUMENT_LIMIT }: ReadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await request(src, signal);
  const size = Number(response.headers.get('content-length') ?? 0);
  if (size > limit) throw new DocumentError('tooLarge');
  if (!response.body) throw new DocumentError('failed');
  const parts: Uint8Array[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (read > limit) {
      await reader.cancel();
      throw new DocumentError('tooLarge');
    }
    onProgress?.(size > 0 ? Math.min(100, (read / size) * 100) : null);
  }
  return join(parts, read);
}

/** Why a document cannot be shown. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(readonly reason: 'tooLarge' | 'expired' | 'failed') {
    super(reason);
  }
}

export interface ReadOptions {
  signal: AbortSignal;
  /** Percent, or null when the size is unknown. */
  onProgress?: (percent: number | null) => void;
  /** Bytes. Default 100 MB. */
  limit?: number;
}

async function request(src: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(src, { signal, credentials: 'omit' });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new DocumentError('failed');
  }
  if (response.ok && !isRefusal(response)) return response;
  throw new DocumentError([401, 403, 410].includes(response.status) ? 'expired' : 'failed');
}

/** A refused download is an envelope; a file that happens to be JSON carries a disposition. */
function isRefusal(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && !response.headers.has('content-disposition') && response.headers.has('x-request-id');
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
