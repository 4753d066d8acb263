import { XLSX } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { type ParserPool } from '../../../files/parse/ParserPool.js';
import { PIXEL_LIMIT } from '../../../files/parse/pixelLimit.js';
import { RefusedContent } from '../../../files/parse/RefusedContent.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../file.messages.js';
import { type FileKind } from '../fileKinds.js';
import { findOfficeKind, type RangeReader } from './findOfficeKind.js';
import { sniff, type Sniffed } from './sniff.js';

/** What a content is: decided by its bytes. */
export interface Verdict {
  extension: string;
  /** Type under which it is served; `application/octet-stream` for whatever is not known to be harmless. */
  contentType: string;
  category: Category;
}

export type Category = 'image' | 'video' | 'audio' | 'document' | 'other';

const HEAD = 64 * 1024;
const DOWNLOAD = 'application/octet-stream';

/** Decides by the content, not by what the sender says it is. Throws a 400 when a kind does not take such contents. */
export async function checkContent(
  { parsers }: Pick<Deps, 'parsers'>,
  { kind, fileName, content }: { kind: FileKind; fileName: string; content: RangeReader },
): Promise<Verdict> {
  const head = await content.read(0, Math.min(HEAD, content.size) - 1);
  const named = /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? 'bin';
  const found = await recognise(parsers, head, content);
  if (kind.accept === 'image') {
    if (!found?.contentType.startsWith('image/')) throw new ApiError(400, t('notImage'));
    await refuseBomb(parsers, found, content);
    return { extension: found.extensions[0], contentType: found.contentType, category: 'image' };
  }
  if (kind.accept === 'excel') {
    if (found?.extensions[0] === 'xlsx' && named === 'xlsx')
      return { extension: named, contentType: XLSX, category: 'document' };
    if (found || !TABLES.has(named) || !isTable(head)) throw new ApiError(400, t('notExcel'));
    return { extension: named, contentType: DOWNLOAD, category: 'document' };
  }
  if (kind.accept === 'statement') {
    const isArchive = found?.extensions[0] === 'zip' && named === 'zip';
    if (!isArchive && (found || !TABLES.has(named) || !isTable(head))) throw new ApiError(400, t('notStatement'));
    return { extension: named, contentType: DOWNLOAD, category: isArchive ? 'other' : 'document' };
  }
  if (PROGRAMS.has(named) || isProgram(head)) throw new ApiError(400, t('badType'));
  if (found)
    return found.extensions.includes(named)
      ? { extension: named, contentType: found.contentType, category: categoryOf(named) }
      : { extension: named, contentType: DOWNLOAD, category: packed(found, named) ? categoryOf(named) : 'other' };
  const text = TEXTS.has(named) ? describeText(head, content.size > head.length) : undefined;
  const known = categoryOf(named);
  return { extension: named, contentType: text ?? DOWNLOAD, category: known === 'image' ? 'other' : known };
}

/** Category of an extension (C9 of the requirements). */
export function categoryOf(extension: string): Category {
  return CATEGORIES.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'other';
}

/** An image of few bytes may unpack to more pixels than a memory holds, here or in the browsers of those who see it. */
async function refuseBomb(parsers: ParserPool, { extensions }: Sniffed, content: RangeReader): Promise<void> {
  // not read by the library: its size in bytes is that of its pixels
  if (extensions[0] === 'bmp') return;
  const { pixels } = await parsers
    .run('measureImage', async () => ({ content: await content.read(0, content.size - 1) }))
    .catch((error: unknown) => {
      throw error instanceof RefusedContent && error.reason === 'broken' ? new ApiError(400, t('notImage')) : error;
    });
  if (pixels > PIXEL_LIMIT) throw new ApiError(400, t('imagePixels'));
}

async function recognise(parsers: ParserPool, head: Buffer, content: RangeReader): Promise<Sniffed | undefined> {
  const found = sniff(head);
  if (found?.extensions[0] !== 'zip') return found;
  const office = await findOfficeKind(parsers, content);
  return office ? { extensions: [office], contentType: OFFICE[office] } : found;
}

/** Archives that have names of their own. */
function packed(found: Sniffed, extension: string): boolean {
  return found.extensions[0] === 'zip' && ['epub', 'pages', 'numbers', 'keynote', 'apk', 'ipa'].includes(extension);
}

/** Type of a text; undefined when it is binary or could be taken for a page. Looks at the beginning only. */
function describeText(head: Buffer, isCut: boolean): string | undefined {
  if (
    head.includes(0) ||
    /^\ufeff?\s*<(!|\?|html|head|body|script|svg|iframe|style|img)/i.test(head.toString('utf8', 0, 1024))
  )
    return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: isCut });
    return 'text/plain; charset=utf-8';
  } catch {
    // not UTF-8: an older encoding, which a reader has to find out
    return 'text/plain';
  }
}

/** Whether the bytes may be a text of separated values; its encoding is found out when it is read. */
function isTable(head: Buffer): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || !head.includes(0);
}

function isProgram(head: Buffer): boolean {
  return (
    head.subarray(0, 2).toString('latin1') === 'MZ' || head.subarray(0, 4).equals(Buffer.from('\x7fELF', 'latin1'))
  );
}

const OFFICE = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: XLSX,
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** Texts of separated values. */
const TABLES = new Set(['csv', 'tsv', 'txt']);
const TEXTS = new Set(['txt', 'log', 'md', 'markdown', 'csv', 'tsv', 'json', 'yml', 'yaml', 'ini', 'sql']);
/** Run by the systems of those who open them. */
const PROGRAMS = new Set(
  'exe dll com bat cmd msi msp scr pif cpl ps1 psm1 vb vbs vbe jse wsf wsh hta lnk reg jar sh bash'.split(' '),
);

const CATEGORIES: readonly (readonly [Category, readonly string[]])[] = [
  ['image', ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp']],
  ['video', ['mp4', 'm3u8', 'rmvb', 'avi', 'swf', '3gp', 'mkv', 'flv', 'webm', 'mov', 'm4v']],
  ['audio', ['mp3', 'wav', 'wma', 'ogg', 'aac', 'flac', 'm4a']],
  [
    'document',
    ['doc', 'txt', 'docx', 'pages', 'epub', 'pdf', 'numbers', 'csv', 'xls', 'xlsx', 'keynote', 'ppt', 'pptx', 'md'],
  ],
];
