import { type UploadedFileSchema, XLSX } from '@smart-admin/api-client/contract';
import { type FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { say } from './file.messages.js';
import { sniff } from './sniff.js';

/** Rules of each kind of upload. */
const KINDS: Record<string, { limit: number; size: string; accept: 'image' | 'excel' | 'any' }> = {
  avatar: { limit: 5 * 1024 * 1024, size: '5MB', accept: 'image' },
  import: { limit: 10 * 1024 * 1024, size: '10MB', accept: 'excel' },
  annex: { limit: 50 * 1024 * 1024, size: '50MB', accept: 'any' },
};

/** Served as they are; anything else only as a download. */
const ORDINARY = new Set([
  'gif',
  'jpeg',
  'jpg',
  'png',
  'bmp',
  'webp',
  'mp4',
  'mp3',
  'wav',
  'ogg',
  'pdf',
  'txt',
  'csv',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'zip',
  'rar',
  '7z',
  'epub',
  'numbers',
  'pages',
  'keynote',
  'mkv',
  'flv',
  'avi',
  'aac',
  'flac',
  'wma',
  'm3u8',
  'rmvb',
  '3gp',
  'apk',
  'ipa',
]);

/** Stores the file of a multipart call and answers the name that it is kept under. */
export async function uploadFile(
  deps: Deps,
  caller: Caller,
  { type, request }: { type: string; request: FastifyRequest },
): Promise<z.input<typeof UploadedFileSchema>> {
  const rule = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!rule) throw new ApiError(404, say('unknownType'));
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw new ApiError(400, say('noFile'));
  const content = await part.toBuffer().catch((error: { statusCode?: number }) => {
    if (error.statusCode === 413) throw new ApiError(400, say('tooLarge', { size: rule.size }));
    throw error;
  });
  if (content.length > rule.limit) throw new ApiError(400, say('tooLarge', { size: rule.size }));
  if (content.length === 0) throw new ApiError(400, say('noFile'));
  const { extension, contentType } = judge(rule.accept, part.filename, content);
  const name = await deps.files.write(type, extension, content);
  const originalName = part.filename.replaceAll('\0', '').slice(0, 200);
  await deps.db
    .insertInto('storedFile')
    .values({ name, type, originalName, size: content.length, contentType, userId: caller.userId })
    .execute();
  return {
    name,
    fileId: name,
    url: `/api/file/Download/${type}/${name}`,
    fileSize: content.length,
    fileExtension: extension,
  };
}

/** Decides by the content, not by what the sender says it is. */
function judge(accept: 'image' | 'excel' | 'any', fileName: string, content: Buffer) {
  const found = sniff(content);
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (accept === 'image') {
    if (!found?.image) throw new ApiError(400, say('notImage'));
    return found;
  }
  if (accept === 'excel') {
    if (found?.extension !== 'zip' || extension !== 'xlsx') throw new ApiError(400, say('notExcel'));
    return { extension, contentType: XLSX };
  }
  if (!ORDINARY.has(extension)) throw new ApiError(400, say('badType'));
  const honest = found && (found.extension === extension || (found.extension === 'jpg' && extension === 'jpeg'));
  return { extension, contentType: honest ? found.contentType : 'application/octet-stream' };
}
