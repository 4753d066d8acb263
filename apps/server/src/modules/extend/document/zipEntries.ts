import { DOCUMENT_ARCHIVE_SIZE } from '@smart-admin/api-client/contract';
import { Readable } from 'node:stream';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { streamZip, type ZipEntry } from '../../../files/sheet/streamZip.js';
import { type FileAnswer } from '../../../http/handle.js';
import { findVersion } from '../../file/serve/downloadFile.js';
import { archivePaths } from './archivePaths.js';
import { t } from './document.messages.js';
import { DOCUMENT_FILE, sizeText } from './documentFiles.js';
import { entriesBelow, requireEntries, withoutNested } from './documentRows.js';
import { reachOf } from './reach.js';

/**
 * Entries that somebody may read, with everything below, as an archive that is made while it is sent. Throws 404 where they may not read
 * one of them, and 400 for too many and too much, before the first byte.
 */
export async function zipEntries(
  deps: Deps,
  userId: string,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<FileAnswer> {
  const { db } = deps;
  const tops = withoutNested(await requireEntries(db, await reachOf(db, deps, userId), ids));
  const entries = await entriesBelow(db, tops);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > DOCUMENT_ARCHIVE_SIZE)
    throw new ApiError(400, t('tooLarge', { size: sizeText(size), limit: sizeText(DOCUMENT_ARCHIVE_SIZE) }));
  const paths = archivePaths(tops, entries);
  const zipped = entries.flatMap(({ id, kind, fileId }): ZipEntry[] => {
    const name = paths.get(id);
    if (name === undefined) return [];
    return [{ name, content: kind === 'folder' ? [] : contentOf(deps, fileId) }];
  });
  const [top] = tops;
  const name = tops.length === 1 && top?.kind === 'folder' ? top.name : t('archive')(locale);
  return {
    fileName: `${name}.zip`,
    contentType: 'application/zip',
    content: Readable.from(streamZip(zipped)),
  };
}

/** Opened when its turn comes, so that not all are open at once. */
async function* contentOf(deps: Deps, fileId: string): AsyncGenerator<Uint8Array> {
  const { storageKey, size } = await findVersion(deps, { type: DOCUMENT_FILE, name: fileId }, undefined);
  if (size === 0) return;
  for await (const piece of await deps.files.read(storageKey)) yield piece as Uint8Array;
}
