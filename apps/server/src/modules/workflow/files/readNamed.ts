import { type RawBuilder, sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { isCallable } from '../../dataInterface/requireCallable.js';
import { visible } from '../../organize/listOrganizes.js';
import { positionsWithin } from '../../position/selectPositions.js';
import { rolesVisible } from '../../role/selectRoles.js';
import { type FlowNamed } from './FlowNames.js';

/** What is looked for; codes in small letters. */
interface Wanted {
  ids: readonly string[];
  codes: readonly string[];
}

type Reader = (db: Executor, caller: Caller, wanted: Wanted) => Promise<{ id: string; enCode: string }[]>;

/**
 * Things by their ids and codes. Roles, positions, organisations and interfaces are those within the caller's rights; accounts and
 * groups are open to everybody who is signed in (their pickers show them), models, flows and templates to whoever may design flows.
 */
export const readNamed: Readonly<Record<FlowNamed, Reader>> = {
  user: (db, _caller, wanted) =>
    db
      .selectFrom('userAccount')
      .select(['id', 'account as enCode'])
      .where(isWanted(wanted, sql.ref('account')))
      .execute(),
  role: (db, caller, wanted) =>
    db.selectFrom('role').select(['id', 'enCode']).where(rolesVisible(caller)).where(isWanted(wanted)).execute(),
  position: (db, caller, wanted) =>
    db.selectFrom('position').select(['id', 'enCode']).where(positionsWithin(caller)).where(isWanted(wanted)).execute(),
  group: (db, _caller, wanted) => db.selectFrom('userGroup').select(['id', 'enCode']).where(isWanted(wanted)).execute(),
  organize: async (db, caller, wanted) => {
    // a company and a department may have the same code
    const code = sql<string>`category || '/' || en_code`;
    const rows = await db
      .selectFrom('organize')
      .select(['id', 'category', code.as('enCode')])
      .where(isWanted(wanted, code))
      .execute();
    return visible(caller, rows);
  },
  interface: (db, caller, wanted) =>
    db.selectFrom('dataInterface').select(['id', 'enCode']).where(isCallable(caller)).where(isWanted(wanted)).execute(),
  model: (db, _caller, wanted) =>
    db.selectFrom('visualModel').select(['id', 'enCode']).where(isWanted(wanted)).execute(),
  flow: (db, _caller, wanted) => db.selectFrom('flow').select(['id', 'enCode']).where(isWanted(wanted)).execute(),
  template: (db, _caller, wanted) =>
    db.selectFrom('messageTemplate').select(['id', 'enCode']).where(isWanted(wanted)).execute(),
  category: (db, _caller, wanted) =>
    db
      .selectFrom('dictionaryData')
      .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
      .select(['dictionaryData.id', 'dictionaryData.enCode'])
      .where('dictionaryType.enCode', '=', 'flowCategory')
      .where(isWanted(wanted, sql.ref('dictionaryData.enCode'), sql.ref('dictionaryData.id')))
      .execute(),
};

function isWanted(
  { ids, codes }: Wanted,
  code: RawBuilder<unknown> = sql.ref('enCode'),
  id: RawBuilder<unknown> = sql.ref('id'),
): RawBuilder<boolean> {
  return sql<boolean>`(${id} = any(${ids}::text[]) or lower(${code}) = any(${codes}::text[]))`;
}
