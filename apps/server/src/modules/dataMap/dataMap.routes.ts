import { contract } from '@smart-admin/api-client/contract';
import { buildTree } from '../../db/buildTree.js';
import { contains } from '../../db/keyword.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { t } from './dataMap.messages.js';

export const dataMapRoutes = crudRoutes(contract.system.dataMap, {
  table: 'dataMap',
  tree: { root: '-1' },
  toRow: async (body, { current, call }) => {
    if (current?.geoJson === body.geoJson) return body;
    const answer = await call.deps.parsers.run('readGeoJson', () => ({ text: body.geoJson }));
    if (!answer.ok) throw fieldError('geoJson', t(answer.problem, { place: answer.place }));
    const { geoJson, features } = answer;
    return { ...body, geoJson, features: features.length, size: Buffer.byteLength(geoJson) };
  },
  own: {
    list: ({ deps, query }) => listMaps(deps, query.keyword),
    shape: async ({ deps: { db }, params }) =>
      requireRow(
        await db
          .selectFrom('dataMap')
          .select(['fullName', 'enCode', 'geoJson'])
          .where('enCode', '=', params.code)
          .where('enabledMark', '=', 1)
          .executeTakeFirst(),
      ),
    export: async ({ deps: { db }, params, describe }) => {
      const { id, fullName, enCode, geoJson } = requireRow(
        await db.selectFrom('dataMap').selectAll().where('id', '=', params.id).executeTakeFirst(),
      );
      describe({ recordId: id, recordName: fullName });
      return { fileName: `${enCode}.geojson`, content: Buffer.from(geoJson) };
    },
  },
});

async function listMaps({ db }: Deps, keyword: string | undefined) {
  const rows = await db
    .selectFrom('dataMap')
    .select([
      'id',
      'parentId',
      'fullName',
      'enCode',
      'features',
      'size',
      'enabledMark',
      'sortCode',
      'creatorTime',
      'lastModifyTime',
    ])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  if (!keyword) return { list: buildTree(rows) };
  const found = await db
    .selectFrom('dataMap')
    .select('id')
    .where(contains(['dataMap.fullName', 'dataMap.enCode'], keyword, 'dataMap.sound'))
    .execute();
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const kept = new Set<string>();
  for (const { id } of found)
    for (let each: string | undefined = id; each !== undefined && !kept.has(each); each = parents.get(each))
      kept.add(each);
  return { list: buildTree(rows.filter(({ id }) => kept.has(id))) };
}
