import { contract, MATERIAL_RULES, type Article, type Material } from '@smart-admin/api-client/contract';
import { type Selectable, sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { readPage } from '../../db/paging.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { cleanHtml } from '../../http/cleanHtml.js';
import { handleAll } from '../../http/handle.js';
import { removeFileUsage, saveFileUsage } from '../file/usage/saveFileUsage.js';
import { mpProvider } from './accounts.js';
import { atWeChat } from './describeWeChatError.js';
import { materialUrl, readCovers, readMaterialFile, toOutgoing } from './materials.js';
import { t } from './wechat.messages.js';
import { type WeChatMaterialTable } from './wechat.tables.js';

export const mpMaterialRoutes = handleAll(contract.wechat.mpMaterial, {
  list: async ({ deps: { db }, query }) => {
    let materials = db.selectFrom('weChatMaterial').where('type', '=', query.type);
    if (query.keyword)
      materials = materials.where(sql<boolean>`position(lower(${query.keyword}) in lower(full_name)) > 0`);
    const page = await readPage({
      ...{ db, query, count: materials },
      rows: materials.selectAll().orderBy('creatorTime', 'desc').orderBy('id', 'desc'),
    });
    const covers = await coverUrls(db, page.list);
    return { ...page, list: page.list.map((row) => toMaterial(row, covers)) };
  },
  create: async (call) => {
    const { deps, caller, body } = call;
    const file = await deps.db
      .selectFrom('storedFile')
      .select(['name', 'extension', 'size'])
      .where('name', '=', body.fileId)
      .where('type', '=', 'annex')
      .where('userId', '=', caller.userId)
      .executeTakeFirst();
    if (!file) throw fieldError('fileId', t('noFile'));
    const rules = MATERIAL_RULES[body.type];
    if (!(rules.extensions as readonly string[]).includes(file.extension.toLowerCase()))
      throw fieldError('fileId', t('wrongFile', { extensions: rules.extensions.join(', ') }));
    if (file.size > rules.bytes)
      throw fieldError('fileId', t('fileTooLarge', { limit: `${rules.bytes / 1024 / 1024} MB` }));
    const provider = await mpProvider(deps);
    return call.once(async (trx) => {
      const mediaId = await atWeChat(provider.addMaterial(body.type, await readMaterialFile(deps, file.name)));
      const id = newId();
      await trx
        .insertInto('weChatMaterial')
        .values({
          ...{ id, type: body.type, fullName: body.fullName, mediaId },
          ...{ fileName: file.name, fileSize: file.size, creatorUserId: caller.userId },
        })
        .execute();
      await saveFileUsage(trx, { kind: 'material', ownerId: id, isNew: true }, { file: file.name });
      call.describe({ verb: 'create', recordId: id, recordName: body.fullName });
      return id;
    });
  },
  createNews: async (call) => {
    const { deps, caller, body } = call;
    const articles = cleaned(body.articles);
    const covers = await readCovers(deps.db, articles);
    const provider = await mpProvider(deps);
    return call.once(async (trx) => {
      const mediaId = await atWeChat(provider.addNews(toOutgoing(articles, covers)));
      const id = newId();
      const fullName = nameOf(articles);
      await trx
        .insertInto('weChatMaterial')
        .values({
          ...{ id, type: 'news', fullName, mediaId, articles: JSON.stringify(articles) },
          creatorUserId: caller.userId,
        })
        .execute();
      call.describe({ verb: 'create', recordId: id, recordName: fullName });
      return id;
    });
  },
  updateNews: async ({ deps, params, body, describe }) => {
    const articles = cleaned(body.articles);
    const covers = await readCovers(deps.db, articles);
    const provider = await mpProvider(deps);
    const fullName = nameOf(articles);
    const replaced = await deps.db.transaction().execute(async (trx) => {
      // until it is at WeChat nobody else changes it: what they give there would belong to nothing here
      const material = requireRow(await readMaterial(trx, params.id).forUpdate().executeTakeFirst());
      if (material.type !== 'news') throw new ApiError(409, t('newsOnly'));
      if (material.revision !== body.revision) throw new ApiError(409, t('newsChanged'));
      // a draft keeps its number of articles, so a new one takes its place
      const mediaId = await atWeChat(provider.addNews(toOutgoing(articles, covers)));
      await trx
        .updateTable('weChatMaterial')
        .set({ articles: JSON.stringify(articles), fullName, mediaId, revision: body.revision + 1 })
        .where('id', '=', params.id)
        .execute();
      return material.mediaId;
    });
    await atWeChat(provider.removeMaterial(replaced, true));
    describe({ verb: 'update', recordId: params.id, recordName: fullName });
    return null;
  },
  remove: async ({ deps, params, describe }) => {
    const material = requireRow(await readMaterial(deps.db, params.id).executeTakeFirst());
    const { rows } = await sql<{ fullName: string }>`
      select full_name as "fullName" from we_chat_material
      where type = 'news' and articles @> ${JSON.stringify([{ coverId: params.id }])}::jsonb limit 1`.execute(deps.db);
    const [news] = rows;
    if (news) throw new ApiError(409, t('coverUsed', { name: news.fullName }));
    const provider = await mpProvider(deps);
    await atWeChat(provider.removeMaterial(material.mediaId, material.type === 'news'));
    await deps.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('weChatMaterial').where('id', '=', params.id).execute();
      await removeFileUsage(trx, { kind: 'material' }, [params.id]);
    });
    describe({ verb: 'remove', recordId: params.id, recordName: material.fullName });
    return null;
  },
});

function readMaterial(db: Executor, id: string) {
  return db.selectFrom('weChatMaterial').selectAll().where('id', '=', id);
}

/** Addresses of the covers of news, by the ids of their materials. */
async function coverUrls(db: Executor, rows: readonly Selectable<WeChatMaterialTable>[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ articles }) => articles.map(({ coverId }) => coverId));
  if (ids.length === 0) return new Map();
  const covers = await db.selectFrom('weChatMaterial').select(['id', 'fileName']).where('id', 'in', ids).execute();
  return new Map(covers.map(({ id, fileName }) => [id, materialUrl(fileName)]));
}

function toMaterial(row: Selectable<WeChatMaterialTable>, covers: ReadonlyMap<string, string>): Material {
  const { id, type, fullName, mediaId, fileName, fileSize, articles, creatorTime, revision } = row;
  return {
    ...{ id, type, fullName, mediaId, fileSize, creatorTime, revision, url: materialUrl(fileName) },
    articles: articles.map((article) => ({ ...article, coverUrl: covers.get(article.coverId) ?? '' })),
  };
}

function cleaned(articles: readonly Article[]): Article[] {
  return articles.map((article) => ({ ...article, content: cleanHtml(article.content) }));
}

function nameOf([first]: readonly Article[]): string {
  return first?.title ?? '';
}
