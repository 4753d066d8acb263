import { type contract } from '@smart-admin/api-client/contract';
import { type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type * as z from 'zod';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { authenticate, authenticateToken, tokenOf } from '../../../http/authorize.js';
import { type FileAnswer } from '../../../http/handle.js';
import { requestLocale } from '../../../http/requestLocale.js';
import { type Caller } from '../../../rights/caller.js';
import { SYSTEM_ICONS } from '../../config/systemConfig.js';
import { DOCUMENT_FILE } from '../../extend/document/documentFiles.js';
import { maySeeDocument } from '../../extend/document/reach.js';
import { readCallers } from '../../user/readCaller.js';
import { t } from '../file.messages.js';
import { readFileCookie } from './fileCookie.js';
import { type LinkReader } from './linkSigner.js';
import { mayOpen } from './mayOpen.js';
import { readRange } from './readRange.js';
import { thumbnailOf } from './thumbnail.js';

type Query = z.output<(typeof contract.file.download)['query'] & z.ZodType>;

interface Download {
  params: { type: string; name: string };
  query: Query;
  request: FastifyRequest;
}

/** Types that browsers show in place; none of them can carry a script that would run as a page of ours. */
const INLINE =
  /^(image\/(png|jpeg|gif|webp|bmp)|application\/pdf|audio\/[\w-]+|video\/(mp4|webm|3gpp)|text\/plain)(;|$)/;

/**
 * A file, or a range of it, for whoever is signed in (by header, or by the cookie that only this call looks at) or
 * holds a signed link. Throws 404, also where `mayOpen` says no, or a session's 600, 601 or 602.
 */
export async function downloadFile(deps: Deps, { params, query, request }: Download): Promise<FileAnswer> {
  const opener = await openedBy(deps, { params, query, request });
  if (opener === 'bad link') return refusedLink(request);
  const isLinked = opener === 'link';
  const file = await findVersion(deps, params, query.fileVersionId);
  if (typeof opener === 'object') requireRow((await mayOpen(deps, opener, file)) ? file : undefined);
  if (isLinked && file.type === DOCUMENT_FILE) await requireReader(deps, query, file);
  const headers: Record<string, string> = {
    'cache-control': 'private, max-age=31536000, immutable',
    // a file of a user must never act as a page of ours
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; sandbox",
    'accept-ranges': 'bytes',
    // the frame of the preview is sandboxed, so its origin is none; only links that were signed for it open there
    ...(isLinked ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
  const isInline = INLINE.test(file.contentType) && query.attachment !== '1';
  const named = { fileName: file.originalName, isInline, contentType: file.contentType };
  if (query.width !== undefined && file.contentType.startsWith('image/')) {
    const small = await thumbnailOf(deps, file, query.width);
    if (small) return { ...named, ...small, headers: { ...headers, etag: `"${file.contentId}-${small.word}"` } };
  }
  // names are never used again, but a newer version of the file may come
  const etag = `"${file.contentId}"`;
  headers.etag = etag;
  if (query.fileVersionId === undefined) headers['cache-control'] = 'private, no-cache';
  if (request.headers['if-none-match'] === etag) return { status: 304, content: Buffer.alloc(0), headers };
  const size = requireRow(await deps.files.size(file.storageKey));
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, size) : undefined;
  if (range === 'outside')
    return { status: 416, content: Buffer.alloc(0), headers: { ...headers, 'content-range': `bytes */${size}` } };
  const [start, end] = range ? [range.start, range.end] : [0, size - 1];
  const isHead = request.method === 'HEAD';
  return {
    ...named,
    status: range ? 206 : 200,
    content: isHead || size === 0 ? Readable.from([]) : await deps.files.read(file.storageKey, { start, end }),
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  };
}

/** What opens the file; throws when there is no session that may. */
async function openedBy(
  deps: Deps,
  { params: { type, name }, query, request }: Download,
): Promise<'link' | 'bad link' | 'everybody' | Caller> {
  const { expires, signature, fileVersionId, reader, key } = query;
  if (expires !== undefined && signature !== undefined)
    return (await deps.links.isSigned(name, { expires, signature, fileVersionId, reader, key })) ? 'link' : 'bad link';
  // the sign-in page shows the system's own pictures
  const config = await deps.configs.read();
  const isOwn = SYSTEM_ICONS.some((icon) => config[icon].split('?')[0] === `/api/file/Download/${type}/${name}`);
  if (type !== 'import' && isOwn) return 'everybody';
  return tokenOf(request) ? authenticate(deps, request) : authenticateToken(deps, readFileCookie(request));
}

/** Throws 404 where whoever a link was signed for may not read the document any more, or may not sign in. */
async function requireReader(deps: Deps, { reader, key }: LinkReader, file: StoredVersion): Promise<void> {
  const holder = await readHolder(deps, { reader, key });
  const isRead = holder !== undefined && (await maySeeDocument(deps, holder, file));
  requireRow(isRead ? file : undefined);
}

/** Whoever a link was signed for with what they may do now: a link of an API key reads no more than the key. */
async function readHolder(deps: Deps, { reader = '', key }: LinkReader): Promise<Caller | undefined> {
  if (key !== undefined) return deps.apiKeys.holderOf(key);
  const [person] = await readCallers(deps, [reader]);
  return person;
}

/** A link that is too old or was changed. The sandboxed preview may read why, which an ordinary error would not let it. */
function refusedLink(request: FastifyRequest): FileAnswer {
  const msg = t('badLink')(requestLocale(request));
  return {
    status: 403,
    contentType: 'application/json; charset=utf-8',
    content: Buffer.from(JSON.stringify({ code: 403, msg, data: null })),
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  };
}

/** A version of a file, by default its newest. Throws a 404. */
export async function findVersion(
  deps: Deps,
  { type, name }: { type?: string; name: string },
  versionId: string | undefined,
): Promise<StoredVersion> {
  let versions = deps.db
    .selectFrom('storedFile')
    .innerJoin('fileVersion', 'fileVersion.fileName', 'storedFile.name')
    .innerJoin('storedContent', 'storedContent.id', 'fileVersion.contentId')
    .where('storedFile.name', '=', name);
  if (type !== undefined) versions = versions.where('storedFile.type', '=', type);
  versions =
    versionId === undefined || versionId === ''
      ? versions.whereRef('fileVersion.id', '=', 'storedFile.versionId')
      : versions.where('fileVersion.id', '=', versionId);
  return requireRow(
    await versions
      .select(['storedFile.name', 'storedFile.type', 'storedFile.userId', 'fileVersion.id as versionId'])
      .select(['fileVersion.originalName', 'fileVersion.contentType', 'fileVersion.extension', 'fileVersion.size'])
      .select(['storedContent.storageKey', 'storedContent.id as contentId'])
      .executeTakeFirst(),
  );
}

export interface StoredVersion {
  name: string;
  type: string;
  userId: string;
  versionId: string;
  originalName: string;
  contentType: string;
  extension: string;
  size: number;
  storageKey: string;
  contentId: string;
}
