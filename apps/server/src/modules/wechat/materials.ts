import { type Article } from '@smart-admin/api-client/contract';
import { buffer } from 'node:stream/consumers';
import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { findVersion } from '../file/serve/downloadFile.js';
import { type OutgoingArticle, type OutgoingFile } from './providers/MpProvider.js';
import { t } from './wechat.messages.js';

/** Type of the file module that materials are kept as. */
const FILE_TYPE = 'annex';

/** Address of the file of a material, for a session. */
export function materialUrl(fileName: string): string {
  return fileName === '' ? '' : `/api/file/Download/${FILE_TYPE}/${fileName}`;
}

/** A stored file as it is sent to others. Throws 404 where it is gone. */
export async function readMaterialFile(deps: Deps, fileName: string): Promise<OutgoingFile> {
  const file = await findVersion(deps, { type: FILE_TYPE, name: fileName }, undefined);
  return {
    name: file.name,
    contentType: file.contentType,
    content: await buffer(await deps.files.read(file.storageKey)),
  };
}

/** The covers of articles. Throws 400 naming the article whose cover is no image material. */
export async function readCovers(db: Executor, articles: readonly Article[]): Promise<Map<string, Cover>> {
  const ids = [...new Set(articles.map(({ coverId }) => coverId))];
  const rows = await db
    .selectFrom('weChatMaterial')
    .select(['id', 'mediaId', 'fileName'])
    .where('id', 'in', ids)
    .where('type', '=', 'image')
    .execute();
  const covers = new Map(rows.map((row) => [row.id, row]));
  const missing = articles.findIndex(({ coverId }) => !covers.has(coverId));
  if (missing >= 0) throw fieldError(`articles.${missing}.coverId`, t('noCover'));
  return covers;
}

/** Articles as WeChat takes them. */
export function toOutgoing(articles: readonly Article[], covers: ReadonlyMap<string, Cover>): OutgoingArticle[] {
  return articles.map(({ coverId, ...article }) => ({
    ...article,
    thumbMediaId: covers.get(coverId)?.mediaId ?? '',
  }));
}

interface Cover {
  id: string;
  mediaId: string;
  fileName: string;
}
