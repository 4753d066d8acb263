import { type FileTypeSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './file.messages.js';

/** What a file is kept for. */
export type FileType = z.output<typeof FileTypeSchema>;

/** Rules of a kind of file. */
export interface FileKind {
  type: FileType;
  accept: 'image' | 'excel' | 'statement' | 'any';
  /** Megabytes. */
  limit: number;
}

const MEGABYTE = 1024 * 1024;
const ACCEPTS: Record<FileType, FileKind['accept']> = {
  avatar: 'image',
  IM: 'image',
  IMFile: 'any',
  advertPicture: 'image',
  import: 'excel',
  annex: 'any',
  parkingStay: 'image',
  mail: 'any',
  document: 'any',
  statement: 'statement',
};
const IMPORT_LIMIT = 10;
/** Pictures that pages make smaller before they send them. */
const PHOTO_LIMIT = 1;

/** Rules of a kind; the limits stand in the system configuration. Throws a 404 for an unknown one. */
export async function fileKindOf(deps: Deps, type: string): Promise<FileKind> {
  if (!isFileType(type)) throw new ApiError(404, t('unknownType'));
  const accept = ACCEPTS[type];
  if (type === 'parkingStay') return { type, accept, limit: PHOTO_LIMIT };
  const { imageSizeLimit, annexSizeLimit } = await deps.configs.read();
  const limits = { image: imageSizeLimit, any: annexSizeLimit, excel: IMPORT_LIMIT, statement: IMPORT_LIMIT };
  return { type, accept, limit: limits[accept] };
}

/** Throws a 400 when a file has more bytes than its kind may have. */
export function refuseTooLarge(kind: FileKind, size: number): void {
  if (size > kind.limit * MEGABYTE) throw tooLarge(kind.limit);
}

/** The refusal of a file that has more megabytes than it may have. */
export function tooLarge(limit: number): ApiError {
  const size = limit % 1024 === 0 ? `${limit / 1024}GB` : `${limit}MB`;
  return new ApiError(400, t('tooLarge', { size }));
}

function isFileType(type: string): type is FileType {
  return Object.hasOwn(ACCEPTS, type);
}
