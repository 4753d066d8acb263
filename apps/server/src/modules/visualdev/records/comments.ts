import { recordAddress, recordPayload } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { newId } from '../../../db/newId.js';
import { readPage } from '../../../db/paging.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { idempotent, type CallKey } from '../../../http/idempotent.js';
import { type Caller } from '../../../rights/caller.js';
import { escapeHtml, paragraphs, sendNotice } from '../../message/sendNotice.js';
import { readCallers } from '../../user/readCaller.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { t } from '../visualdev.messages.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { accessOf, openRecords } from './recordAccess.js';
import { readStored } from './readRecord.js';

/** What people said about a record that the caller may see, the latest first. */
export async function listComments(
  deps: Deps,
  { modelId, recordId, caller, query }: CommentPlace & { query: { currentPage: number; pageSize: number } },
) {
  await requireRecord(deps, { modelId, recordId, caller });
  const comments = deps.db.selectFrom('recordComment').where('modelId', '=', modelId).where('recordId', '=', recordId);
  const { list, pagination } = await readPage({
    db: deps.db,
    query,
    count: comments,
    rows: comments
      .leftJoin('userAccount', 'userAccount.id', 'recordComment.userId')
      .select(['recordComment.id', 'recordComment.userId', 'bodyText', 'mentionedIds', 'recordComment.creatorTime'])
      .select((eb) => eb.fn.coalesce('realName', eb.val('')).as('userName'))
      .orderBy('recordComment.creatorTime', 'desc')
      .orderBy('recordComment.id', 'desc'),
  });
  const names = await readNames(deps, [...new Set(list.flatMap(({ mentionedIds }) => mentionedIds))]);
  return {
    pagination,
    list: list.map(({ bodyText, mentionedIds, creatorTime, ...comment }) => ({
      ...comment,
      text: bodyText,
      time: creatorTime,
      mentioned: mentionedIds.map((id) => ({ id, name: names.get(id) ?? '' })),
      isOwn: comment.userId === caller.userId,
    })),
  };
}

/**
 * Says something about a record that the caller may see, and tells those whom it names. Throws 400 naming those who may not
 * see the record: a notice would show it to them.
 */
export async function addComment(
  deps: Deps,
  { modelId, recordId, caller, locale, text, mentionedIds, call }: CommentPlace & NewComment,
): Promise<string> {
  const model = await requireRecord(deps, { modelId, recordId, caller, locale });
  const mentioned = [...new Set(mentionedIds)].filter((id) => id !== caller.userId);
  await requireReaders(deps, { model, recordId, userIds: mentioned });
  return deps.db.transaction().execute((trx) =>
    idempotent(trx, call, async () => {
      const id = newId();
      const { userId, realName: name } = caller;
      await trx
        .insertInto('recordComment')
        .values({ id, modelId, recordId, userId, bodyText: text, mentionedIds: JSON.stringify(mentioned) })
        .execute();
      if (mentioned.length > 0) {
        const address = escapeHtml(recordAddress(RECORD_PAGE, recordPayload({ id: recordId, mid: modelId })));
        await sendNotice(trx, {
          kind: 'comment',
          title: t('mentionTitle', { name, label: model.fullName })(locale),
          bodyText: `${paragraphs(text)}<p><a href="${address}">${escapeHtml(t('openRecord')(locale))}</a></p>`,
          userIds: mentioned,
          userId,
        });
      }
      return id;
    }),
  );
}

/** Takes back what the caller said. Throws 403 for what somebody else said. */
export async function removeComment(
  deps: Deps,
  { modelId, recordId, caller, commentId }: CommentPlace & { commentId: string },
): Promise<null> {
  await requireRecord(deps, { modelId, recordId, caller });
  const place = deps.db
    .deleteFrom('recordComment')
    .where('id', '=', commentId)
    .where('modelId', '=', modelId)
    .where('recordId', '=', recordId)
    .where('userId', '=', caller.userId);
  if (!(await place.returning('id').executeTakeFirst())) throw new ApiError(403, t('notOwnComment'));
  return null;
}

interface CommentPlace {
  modelId: string;
  recordId: string;
  caller: Caller;
}

interface NewComment {
  locale: Locale;
  text: string;
  /** People who are told. */
  mentionedIds: readonly string[];
  call: CallKey | undefined;
}

/** Path of the page that shows one record, which its QR code names too. */
const RECORD_PAGE = '/openRecord';

/** Throws 403 or 404 unless the caller may see the record. */
async function requireRecord(
  deps: Deps,
  { modelId, recordId, caller, locale }: CommentPlace & { locale?: Locale },
): Promise<ReleasedModel> {
  const access = await openRecords(deps, caller, modelId, locale);
  await readStored(deps.db, access, recordId);
  return access.model;
}

async function requireReaders(
  deps: Deps,
  { model, recordId, userIds }: { model: ReleasedModel; recordId: string; userIds: readonly string[] },
): Promise<void> {
  const readers = await readCallers(deps, userIds);
  const blind: string[] = userIds.filter((id) => !readers.some(({ userId }) => userId === id));
  for (const reader of readers) {
    const page = reader.rights.pageOfModel(model.id);
    const { scope } = accessOf(model, reader);
    const row =
      page !== undefined && reader.rights.hasPage(page)
        ? await modelTables(deps.db)
            .selectFrom(model.tables[0].name)
            .select(OWN_COLUMNS.id)
            .where(OWN_COLUMNS.id, '=', recordId)
            .where(scope)
            .executeTakeFirst()
        : undefined;
    if (!row) blind.push(reader.userId);
  }
  if (blind.length === 0) return;
  const names = await readNames(deps, blind);
  throw new ApiError(400, t('cannotSeeRecord', { names: blind.map((id) => names.get(id) ?? id).join('、') }));
}

async function readNames({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('userAccount')
    .select(['id', 'realName'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(users.map(({ id, realName }) => [id, realName]));
}
