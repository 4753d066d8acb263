import { type FileListQuerySchema, type StoredFileSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { at } from '../../../db/columns.js';
import { type Database } from '../../../db/database.js';
import { contains } from '../../../db/keyword.js';
import { readOrder, readPage, type Page } from '../../../db/paging.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { usersWithin } from '../../user/userScope.js';
import { type FileType } from '../fileKinds.js';
import { previewKind } from '../preview/previewAddress.js';

const ORDER = {
  fullName: 'storedFile.originalName',
  fileSize: 'storedFile.size',
  creatorTime: 'storedFile.creatorTime',
} as const;

/** Stored files of people within a scope, newest first. */
export async function listFiles(
  db: Database,
  scope: DataScope,
  query: z.output<typeof FileListQuerySchema>,
): Promise<Page<z.input<typeof StoredFileSchema>>> {
  let files = db.selectFrom('storedFile').where(usersWithin(scope, 'storedFile.userId'));
  if (query.type) files = files.where('storedFile.type', '=', query.type);
  if (query.category) files = files.where('storedFile.category', '=', query.category);
  if (query.startTime !== undefined) files = files.where('storedFile.creatorTime', '>=', at(query.startTime));
  if (query.endTime !== undefined) files = files.where('storedFile.creatorTime', '<=', at(query.endTime));
  if (query.keyword) files = files.where(contains(['storedFile.originalName'], query.keyword, 'storedFile.sound'));
  let rows = files
    .leftJoin('userAccount', 'userAccount.id', 'storedFile.userId')
    .select(['storedFile.name', 'storedFile.versionId', 'storedFile.originalName', 'storedFile.type'])
    .select(['storedFile.extension', 'storedFile.contentType', 'storedFile.size', 'storedFile.userId'])
    .select(['storedFile.creatorTime', 'userAccount.realName', 'userAccount.account'])
    .select(({ selectFrom, fn }) =>
      selectFrom('fileVersion')
        .select(fn.countAll<number>().as('versions'))
        .whereRef('fileVersion.fileName', '=', 'storedFile.name')
        .as('versions'),
    );
  for (const [column, direction] of readOrder<(typeof ORDER)[keyof typeof ORDER] | 'storedFile.name'>(query, ORDER, [
    ['storedFile.creatorTime', 'desc'],
    ['storedFile.name', 'desc'],
  ]))
    rows = rows.orderBy(column, direction);
  const page = await readPage({ db, query, count: files, rows });
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.name,
      fileVersionId: row.versionId,
      fullName: row.originalName,
      type: row.type as FileType,
      fileExtension: row.extension,
      contentType: row.contentType,
      fileSize: row.size,
      versions: Number(row.versions ?? 1),
      creatorUserId: row.userId,
      creatorUser: row.realName ? `${row.realName}/${row.account ?? ''}` : '',
      creatorTime: row.creatorTime,
      canPreview: previewKind(row.contentType, row.extension) !== undefined,
      isImage: row.contentType.startsWith('image/'),
    })),
  };
}
