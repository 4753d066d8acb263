import { type FieldReference, type Field, referenceOf } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { organizeLabel, positionLabel } from '../../../../db/qualifiedNames.js';
import { type Deps } from '../../../../deps.js';
import { type Caller } from '../../../../rights/caller.js';
import { positionsWithin } from '../../../position/selectPositions.js';
import { rolesVisible } from '../../../role/selectRoles.js';
import { listRecords } from '../listRecords.js';
import { releasedIds } from '../../releasedModel.js';

/** For each field that refers to something, the name of one thing that the caller may name there; '' for none. */
export async function exampleNames(deps: Deps, fields: readonly Field[], reader: Reader): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const field of fields) {
    const reference = referenceOf(field);
    if (reference) found.set(field.id, await nameOf(deps, reference, reader));
  }
  return found;
}

interface Reader {
  caller: Caller;
  locale: Locale;
}

async function nameOf(deps: Deps, reference: FieldReference, reader: Reader): Promise<string> {
  const { db } = deps;
  const { caller } = reader;
  switch (reference.kind) {
    case 'user':
      return caller.account;
    case 'organize':
    case 'department':
      return nameIn(db.selectFrom('organize').select(organizeLabel().as('name')).where('id', '=', caller.organizeId));
    case 'position':
      return nameIn(
        db
          .selectFrom('position')
          .select(positionLabel().as('name'))
          .where(positionsWithin(caller))
          .orderBy('sortCode')
          .orderBy('id'),
      );
    case 'role':
      return nameIn(
        db.selectFrom('role').select('fullName as name').where(rolesVisible(caller)).orderBy('sortCode').orderBy('id'),
      );
    case 'group':
      return nameIn(db.selectFrom('userGroup').select('fullName as name').orderBy('sortCode').orderBy('id'));
    case 'area':
      return firstArea(deps);
    case 'record':
      return firstRecord(deps, reference, reader);
    case 'interface':
      return '';
  }
}

async function nameIn(query: { executeTakeFirst: () => Promise<{ name: string } | undefined> }): Promise<string> {
  return (await query.executeTakeFirst())?.name ?? '';
}

/** The path of the first areas of three levels. */
async function firstArea({ db }: Deps): Promise<string> {
  const names: string[] = [];
  let parentId = '-1';
  while (names.length < 3) {
    const area = await db
      .selectFrom('area')
      .select(['id', 'fullName'])
      .where('parentId', '=', parentId)
      .orderBy('sortCode')
      .orderBy('id')
      .executeTakeFirst();
    if (!area) break;
    names.push(area.fullName);
    parentId = area.id;
  }
  return names.join('/');
}

/** A record of another model that the caller sees there. */
async function firstRecord(
  deps: Deps,
  { modelId = '', relationField = '' }: FieldReference,
  { caller, locale }: Reader,
): Promise<string> {
  const page = caller.rights.pageOfModel(modelId);
  if (page === undefined || !caller.rights.hasPage(page)) return '';
  if (!(await releasedIds(deps.db, [modelId])).has(modelId)) return '';
  const query = { queryJson: {}, fields: [relationField], currentPage: 1, pageSize: 1 };
  const { list } = await listRecords(deps, { modelId, caller, locale, query });
  const text = list[0]?.[`${relationField}_name`];
  return typeof text === 'string' ? text : '';
}
