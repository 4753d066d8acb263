import { DOCUMENT_ARCHIVE_SIZE } from '@smart-admin/api-client/contract';
import { Readable } from 'node:stream';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { streamZip, type ZipEntry } from '../../../files/sheet/streamZip.js';
import { type FileAnswer } from '../../../http/handle.js';
import { findVersion } from '../../file/serve/downloadFile.js';
import { t } from './document.messages.js';
import { DOCUMENT_FILE } from './documentFiles.js';
import { entriesBelow, requireEntries, withoutNested, type DocumentEntry } from './documentRows.js';
import { nextName } from './freeName.js';
import { reachOf } from './reach.js';

/** Entries that somebody may read, with everything below, as an archive that is made while it is sent. Throws 404, and 400 for too much. */
export async function zipEntries(
  deps: Deps,
  userId: string,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<FileAnswer> {
  const { db } = deps;
  const tops = withoutNested(await requireEntries(db, await reachOf(db, deps, userId), ids));
  const entries = await entriesBelow(db, tops);
  if (entries.reduce((sum, { size }) => sum + size, 0) > DOCUMENT_ARCHIVE_SIZE) throw new ApiError(400, t('tooLarge'));
  const names = namesOf(tops);
  for (const { id, name } of entries) if (!names.has(id)) names.set(id, name);
  const topIds = new Set(tops.map(({ id }) => id));
  const zipped = entries.map((entry): ZipEntry => {
    const start = entry.ancestors.findIndex((id) => topIds.has(id));
    const path = entry.ancestors.slice(start).map((id) => names.get(id) ?? id);
    return entry.kind === 'folder'
      ? { name: `${path.join('/')}/`, content: [] }
      : { name: path.join('/'), content: contentOf(deps, entry.fileId) };
  });
  const [top] = tops;
  const name = tops.length === 1 && top?.kind === 'folder' ? top.name : t('archive')(locale);
  return {
    fileName: `${name}.zip`,
    contentType: 'application/zip',
    content: Readable.from(streamZip(zipped)),
  };
}

/** Names by entries: those that were found by a search may have one name. */
function namesOf(tops: readonly DocumentEntry[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    tops.map(({ id, name: wanted, kind }) => {
      const name = nextName({ name: wanted, kind }, taken);
      taken.add(name.toLowerCase());
      return [id, name];
    }),
  );
}

/** Opened when its turn comes, so that not all are open at once. */
async function* contentOf(deps: Deps, fileId: string): AsyncGenerator<Uint8Array> {
  const { storageKey, size } = await findVersion(deps, { type: DOCUMENT_FILE, name: fileId }, undefined);
  if (size === 0) return;
  for await (const piece of await deps.files.read(storageKey)) yield piece as Uint8Array;
}
