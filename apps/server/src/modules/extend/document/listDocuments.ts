import { type contract } from '@smart-admin/api-client/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type * as z from 'zod';
import { contains } from '../../../db/keyword.js';
import { readOrder, readPage } from '../../../db/paging.js';
import { pinyinOrder } from '../../../db/pinyinOrder.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Tables } from '../../../db/tables.js';
import { type Deps } from '../../../deps.js';
import { previewKind } from '../../file/preview/previewAddress.js';
import { requireEntry, requirePlace } from './documentRows.js';
import { dayOf, isEditable, isFolderReached, isMovable, isReached, reachOf, type Reach } from './reach.js';

type Calls = (typeof contract)['extend']['document'];
type Query = z.output<Calls['list']['query'] & z.ZodType>;
type Row = z.input<Calls['list']['data']>['list'][number];

const ORDER = { name: 'name', size: 'size', modifyTime: 'modifyTime' } as const;

/** Documents of a folder or a place, or those below it whose name has a keyword; folders first. Throws 404 for a folder that is not reached. */
export async function listDocuments(deps: Deps, userId: string, query: Query) {
  const { db } = deps;
  const { place, folderId, keyword } = query;
  const reach = await reachOf(db, deps, userId);
  let entries = db.selectFrom('documentEntry');
  if (folderId !== '') {
    const { ownerId, kind } = await requireEntry(db, reach, folderId);
    requireRow(kind === 'folder' ? kind : undefined);
    entries = entries.where('documentEntry.ownerId', '=', ownerId).where('documentEntry.binId', '=', '');
    entries = keyword
      ? entries
          .where(sql<boolean>`document_entry.ancestors @> ${[folderId]}::text[]`)
          .where('documentEntry.id', '<>', folderId)
      : entries.where('documentEntry.parentId', '=', folderId);
  } else if (place === 'bin')
    entries = entries
      .where('documentEntry.ownerId', '=', userId)
      .whereRef('documentEntry.binId', '=', 'documentEntry.id');
  else {
    entries = entries.where('documentEntry.binId', '=', '');
    if (place === 'own') {
      entries = entries.where('documentEntry.ownerId', '=', userId);
      if (!keyword) entries = entries.where('documentEntry.parentId', '=', '');
    } else if (place === 'shared')
      entries = entries
        .where('documentEntry.ownerId', '<>', userId)
        .where(
          keyword
            ? sql<boolean>`document_entry.ancestors && ${reach.sharedIds}::text[]`
            : sql<boolean>`document_entry.id = any(${reach.sharedIds}::text[])`,
        );
    else
      entries = entries
        .where(isReached(reach))
        .where(sql<boolean>`document_entry.id in (select entry_id from document_star where user_id = ${userId})`);
  }
  if (keyword) entries = entries.where(contains(['documentEntry.name'], keyword, 'documentEntry.sound'));
  let rows = rowsOf(entries, reach, deps);
  if (place === 'bin' && folderId === '') rows = rows.orderBy('documentEntry.binTime', 'desc');
  else {
    rows = rows.orderBy('documentEntry.kind', 'desc');
    for (const [column, direction] of readOrder<keyof typeof ORDER>(query, ORDER, [['name', 'asc']]))
      rows =
        column === 'name'
          ? rows.orderBy(await pinyinOrder(db, 'documentEntry.name'), direction)
          : rows.orderBy(`documentEntry.${column}`, direction);
  }
  const page = await readPage({ db, query, count: entries, rows: rows.orderBy('documentEntry.id') });
  return { ...page, list: page.list.map(toRow) };
}

/** A document with the folders above it that somebody reaches. Throws 404 for one that they do not. */
export async function readDocument(deps: Deps, userId: string, id: string) {
  const { db } = deps;
  const reach = await reachOf(db, deps, userId);
  const { ancestors, ownerId } = await requireEntry(db, reach, id);
  const row = requireRow(
    await rowsOf(db.selectFrom('documentEntry').where('documentEntry.id', '=', id), reach, deps).executeTakeFirst(),
  );
  const top = ownerId === userId ? 0 : ancestors.findIndex((each) => reach.sharedIds.includes(each));
  const ids = ancestors.slice(top, -1);
  const names = ids.length
    ? await db.selectFrom('documentEntry').select(['id', 'name']).where('id', 'in', ids).execute()
    : [];
  const byId = new Map(names.map((each) => [each.id, each]));
  return { ...toRow(row), path: ids.flatMap((each) => byId.get(each) ?? []) };
}

/** Folders of a folder that somebody may change, of their store, or of what is shared with them to change. */
export async function listFolders(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { parentId, shared }: { parentId: string; shared: '0' | '1' },
) {
  const reach = await reachOf(deps.db, deps, userId);
  const folders = deps.db.selectFrom('documentEntry').where('kind', '=', 'folder').where('binId', '=', '');
  const isTopOfShared = parentId === '' && shared === '1';
  const place = isTopOfShared ? undefined : await requirePlace(deps.db, reach, parentId);
  const found = place
    ? folders.where('ownerId', '=', place.ownerId).where('parentId', '=', parentId)
    : folders.where('ownerId', '<>', userId).where(sql<boolean>`document_entry.id = any(${reach.editIds}::text[])`);
  const list = await found
    .select(['id', 'name'])
    .select(
      sql<boolean>`exists (
        select from document_entry below where below.owner_id = document_entry.owner_id and below.parent_id = document_entry.id
          and below.kind = 'folder' and below.bin_id = '')`.as('hasChildren'),
    )
    .orderBy(await pinyinOrder(deps.db, 'documentEntry.name'))
    .orderBy('id')
    .limit(MOST_FOLDERS)
    .execute();
  return { list };
}

/** Folders of one folder that a tree shows. */
const MOST_FOLDERS = 2_000;

function rowsOf(
  entries: SelectQueryBuilder<Tables, 'documentEntry', object>,
  reach: Reach,
  { clock }: Pick<Deps, 'clock'>,
) {
  const isFolderShown = isFolderReached(reach);
  return entries
    .leftJoin('storedFile', 'storedFile.name', 'documentEntry.fileId')
    .leftJoin('userAccount', 'userAccount.id', 'documentEntry.ownerId')
    .select(['documentEntry.id', 'documentEntry.kind', 'documentEntry.name', 'documentEntry.size'])
    .select(['documentEntry.fileId', 'documentEntry.ownerId', 'documentEntry.modifyTime', 'documentEntry.binTime'])
    .select(['storedFile.versionId', 'storedFile.contentType', 'storedFile.extension', 'userAccount.realName'])
    .select([
      sql<string>`case when ${isFolderShown} then document_entry.parent_id else '' end`.as('parentId'),
      sql<string>`case when ${isFolderShown} then coalesce((
        select folder.name from document_entry folder where folder.id = document_entry.parent_id), '') else '' end`.as(
        'parentName',
      ),
      isEditable(reach).as('canEdit'),
      isMovable(reach).as('canMove'),
      sql<boolean>`document_entry.owner_id = ${reach.userId}`.as('isOwn'),
      sql<boolean>`exists (
        select from document_star where entry_id = document_entry.id and user_id = ${reach.userId})`.as('isStarred'),
      sql<boolean>`document_entry.owner_id = ${reach.userId} and exists (
        select from document_share where entry_id = document_entry.id and (until is null or until >= ${dayOf(clock)}))`.as(
        'isShared',
      ),
    ]);
}

function toRow({ realName, versionId, contentType, extension, canEdit, isOwn, ...row }: FoundRow): Row {
  return {
    ...row,
    fileVersionId: versionId ?? '',
    ownerName: realName ?? '',
    right: isOwn ? 'own' : canEdit ? 'edit' : 'read',
    canPreview: contentType !== null && previewKind(contentType, extension ?? '') !== undefined,
    isImage: contentType?.startsWith('image/') ?? false,
  };
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];
