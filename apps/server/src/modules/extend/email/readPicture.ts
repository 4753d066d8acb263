import { type IncomingMessage } from 'node:http';
import { ApiError } from '../../../errors/apiError.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type FileAnswer } from '../../../http/handle.js';
import { type OpenHosts } from '../../dataInterface/sources/innerAddresses.js';
import { sendOpen } from '../../dataInterface/sources/sendOpen.js';
import { sniff } from '../../file/upload/sniff.js';
import { t } from './email.messages.js';

const LARGEST = 5 * 1024 * 1024;
const PATIENCE = 15_000;
const REDIRECTS = 3;

/**
 * A picture of another server that a mail of somebody shows. The server fetches it in their place, so that its sender learns
 * neither address nor browser; nothing but what stands in the mail is fetched, and nothing within. Throws 404 for all else.
 */
export async function readPicture(
  deps: Pick<Deps, 'db' | 'interfaces' | 'log'>,
  userId: string,
  { id, url }: { id: string; url: string },
): Promise<FileAnswer> {
  const { bodyHtml } = requireRow(
    await deps.db
      .selectFrom('mail')
      .select('bodyHtml')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst(),
  );
  const shown = [...bodyHtml.matchAll(/ data-remote="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  if (!shown.includes(url)) throw new ApiError(404, t('noPicture'));
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const content = await fetchPicture(new URL(url), { open: deps.interfaces.openHosts, signal, left: REDIRECTS });
    const found = sniff(content.subarray(0, 64 * 1024));
    if (!found?.contentType.startsWith('image/') || found.contentType.includes('svg'))
      throw new Error(`what ${url} answers is no picture`);
    return {
      content,
      contentType: found.contentType,
      headers: { 'content-security-policy': "default-src 'none'; sandbox" },
    };
  } catch (error) {
    deps.log.info({ err: error }, 'a picture of a mail was not loaded');
    throw new ApiError(404, t('noPicture'));
  }
}

interface Way {
  open: OpenHosts;
  signal: AbortSignal;
  left: number;
}

async function fetchPicture(url: URL, way: Way): Promise<Buffer> {
  const headers = { accept: 'image/png,image/jpeg,image/gif,image/webp' };
  const answer = await sendOpen({ method: 'GET', url, headers, credentials: {}, body: '' }, way);
  const { statusCode = 0, headers: said } = answer;
  if (statusCode >= 300 && statusCode < 400 && said.location) {
    answer.destroy();
    const next = URL.parse(said.location, url);
    if (way.left === 0 || !next || !/^https?:$/.test(next.protocol)) throw new Error(`${url.href} leads nowhere`);
    return fetchPicture(next, { ...way, left: way.left - 1 });
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new Error(`${url.href} answers ${statusCode}`);
  }
  return readAll(answer);
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) {
      answer.destroy();
      throw new Error('a picture is too large');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
