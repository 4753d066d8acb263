import { pages } from '@smart-admin/api-client/pages';
import { type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { contains } from '../../db/keyword.js';
import { organizeLabel, userLabel } from '../../db/qualifiedNames.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { withinScope } from '../../rights/dataScope.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';
import { hiddenColumns } from '../user/hiddenColumns.js';
import { usersWithin } from '../user/userScope.js';
import { findModelRecords } from './findModelRecords.js';

export type FoundRecord = z.output<typeof contract.permission.search.records.data>['list'][number];

export interface RecordSearch {
  caller: Caller;
  locale: Locale;
  keyword: string;
}

/** What a keyword finds on the pages that the caller has been given, within their data permission: the first few of each. */
export async function searchRecords(deps: Deps, search: RecordSearch): Promise<FoundRecord[]> {
  const { rights } = search.caller;
  const found = await Promise.all([
    ...FINDERS.filter(({ page }) => rights.hasPage(page)).map(async ({ page, find }) =>
      (await find(deps, search)).map((row) => ({ ...row, page, keyword: row.keyword ?? row.label })),
    ),
    findModelRecords(deps, search, LIMIT),
  ]);
  return found.flat();
}

/** Answers of one page. */
const LIMIT = 5;

interface Finder {
  page: string;
  find(deps: Deps, search: RecordSearch): Promise<{ id: string; label: string; hint: string; keyword?: string }[]>;
}

const FINDERS: readonly Finder[] = [
  {
    page: pages.user.address,
    find: async ({ db }, { caller, keyword }) => {
      const isPlaceHidden = hiddenColumns(caller.rights).has('organizeName');
      const rows = await db
        .selectFrom('userAccount')
        .leftJoin('organize', 'organize.id', 'userAccount.organizeId')
        .select(['userAccount.id', 'userAccount.account', userLabel().as('label'), organizeLabel().as('place')])
        .where(contains(['userAccount.account', 'userAccount.realName'], keyword, 'userAccount.sound'))
        .where(usersWithin(caller.rights.dataScope(pages.user.address)))
        .orderBy('userAccount.account')
        .limit(LIMIT)
        .execute();
      return rows.map(({ id, account, label, place }) => ({
        id,
        label,
        hint: isPlaceHidden ? '' : (place ?? ''),
        keyword: account,
      }));
    },
  },
  organizeFinder(pages.organize.address, 'company'),
  organizeFinder(pages.department.address, 'department'),
  {
    page: pages.position.address,
    find: ({ db }, { caller, keyword }) =>
      db
        .selectFrom('position')
        .innerJoin('organize', 'organize.id', 'position.organizeId')
        .select(['position.id', 'position.fullName as label', organizeLabel().as('hint'), 'position.enCode as keyword'])
        .where(contains(['position.fullName', 'position.enCode'], keyword, 'position.sound'))
        .where(positionsWithin(caller))
        .orderBy('position.sortCode')
        .orderBy('position.id')
        .limit(LIMIT)
        .execute(),
  },
  {
    page: pages.role.address,
    find: ({ db }, { caller, keyword }) =>
      db
        .selectFrom('role')
        .select(['id', 'fullName as label', 'enCode as hint', 'enCode as keyword'])
        .where(contains(['role.fullName', 'role.enCode'], keyword, 'role.sound'))
        .where(rolesVisible(caller))
        .orderBy('sortCode')
        .orderBy('id')
        .limit(LIMIT)
        .execute(),
  },
];

function organizeFinder(page: string, category: 'company' | 'department'): Finder {
  return {
    page,
    find: ({ db }, { caller, keyword }) =>
      db
        .selectFrom('organize')
        .select([
          'organize.id',
          organizeLabel().as('label'),
          'organize.shortName as hint',
          'organize.enCode as keyword',
        ])
        .where('category', '=', category)
        .where(contains(['organize.fullName', 'organize.enCode', 'organize.shortName'], keyword, 'organize.sound'))
        .where(withinScope(caller.rights.dataScope(page), { organize: 'organize.id' }))
        .orderBy('sortCode')
        .orderBy('id')
        .limit(LIMIT)
        .execute(),
  };
}
