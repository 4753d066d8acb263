import { type UploadedFileSchema } from '@smart-admin/api-client/contract';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type * as z from 'zod';
import { at } from '../../../db/columns.js';
import { type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type FileStore } from '../../../files/fileStore.js';
import { type Caller } from '../../../rights/caller.js';
import { displayName } from './displayName.js';
import { type FileType } from '../fileKinds.js';
import { type Verdict } from './checkContent.js';
import { type RangeReader } from './findOfficeKind.js';

/** Bytes in the store. */
export interface Content {
  id: string;
  storageKey: string;
  size: number;
}
type Uploaded = z.input<typeof UploadedFileSchema>;

/** A merge that is asked for again within this time answers the same file: its first answer may have been lost. */
const REPEAT_MILLISECONDS = 60_000;

/**
 * Notes a content of the store, once for equal ones: answers the one that was there, whose key is another. A content
 * that was lost from the store is replaced by the new one.
 */
export async function keepContent(
  { files }: Pick<Deps, 'files'>,
  db: Executor,
  { storageKey, hash, size }: { storageKey: string; hash: string; size: number },
): Promise<Content> {
  const made = { id: newId(), storageKey, size };
  const inserted = await db
    .insertInto('storedContent')
    .values({ ...made, hash })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return made;
  const known = await db
    .selectFrom('storedContent')
    .select(['id', 'storageKey', 'size'])
    .where('hash', '=', hash)
    .forKeyShare()
    .executeTakeFirst();
  // removed between the two statements
  if (!known) return keepContent({ files }, db, { storageKey, hash, size });
  if ((await files.size(known.storageKey)) === size) return known;
  await db.updateTable('storedContent').set({ storageKey }).where('id', '=', known.id).execute();
  return { ...known, storageKey };
}

/**
 * Makes a file of a content, or with `fileId` a new version of the caller's file. Throws 404 for anybody else's, and for documents: who
 * may change one is not who sent it, so they get versions by a call of their own.
 */
export async function saveFile(db: Executor, caller: Caller, input: SaveInput): Promise<Uploaded> {
  const { type, content, verdict, fileId } = input;
  const name = fileId ?? `${type}_${randomBytes(16).toString('hex')}.${verdict.extension}`;
  const version = newId();
  const now = new Date();
  const row = {
    originalName: displayName(input.fileName),
    size: content.size,
    contentType: verdict.contentType,
    extension: verdict.extension,
  };
  if (fileId === undefined)
    await db
      .insertInto('storedFile')
      .values({
        ...row,
        name,
        type,
        userId: caller.userId,
        category: verdict.category,
        versionId: version,
        creatorTime: now,
      })
      .execute();
  else
    requireRow(
      await db
        .updateTable('storedFile')
        .set({ ...row, category: verdict.category, versionId: version })
        .where('name', '=', fileId)
        .where('type', '=', type)
        .where('type', '<>', 'document')
        .where('userId', '=', caller.userId)
        .returning('name')
        .executeTakeFirst(),
    );
  await db
    .insertInto('fileVersion')
    .values({ ...row, id: version, fileName: name, contentId: content.id, userId: caller.userId, creatorTime: now })
    .execute();
  return answer({ name, type, versionId: version, size: content.size, extension: verdict.extension });
}

interface SaveInput {
  type: FileType;
  /** As the sender calls it. */
  fileName: string;
  fileId?: string | undefined;
  content: Content;
  verdict: Verdict;
}

/** The file that the caller made of the same content under the same name a moment ago. */
export async function findRecent(
  db: Executor,
  caller: Caller,
  { type, fileName, fileId, hash }: { type: FileType; fileName: string; fileId?: string | undefined; hash: string },
): Promise<Uploaded | undefined> {
  let versions = db
    .selectFrom('fileVersion')
    .innerJoin('storedContent', 'storedContent.id', 'fileVersion.contentId')
    .innerJoin('storedFile', 'storedFile.name', 'fileVersion.fileName')
    .where('storedContent.hash', '=', hash)
    .where('fileVersion.userId', '=', caller.userId)
    .where('fileVersion.originalName', '=', displayName(fileName))
    .where('fileVersion.creatorTime', '>', at(Date.now() - REPEAT_MILLISECONDS))
    .where('storedFile.type', '=', type);
  if (fileId !== undefined) versions = versions.where('storedFile.name', '=', fileId);
  const found = await versions
    .select(['storedFile.name', 'storedFile.type', 'fileVersion.id as versionId'])
    .select(['fileVersion.size', 'fileVersion.extension'])
    .orderBy('fileVersion.creatorTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && answer(found);
}

function answer(file: { name: string; type: string; versionId: string; size: number; extension: string }): Uploaded {
  return {
    name: file.name,
    fileId: file.name,
    fileVersionId: file.versionId,
    url: `/api/file/Download/${file.type}/${file.name}`,
    fileSize: file.size,
    fileExtension: file.extension,
  };
}

/** Pieces of a content of the store. */
export function readerOf(files: FileStore, { storageKey, size }: Pick<Content, 'storageKey' | 'size'>): RangeReader {
  return {
    size,
    read: async (start, end) => (end < start ? Buffer.alloc(0) : buffer(await files.read(storageKey, { start, end }))),
  };
}
