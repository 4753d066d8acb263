import { contract } from '@smart-admin/api-client/contract';
import { pages, type Page } from '@smart-admin/api-client/pages';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { type CrudContext, type NounHappening, type SaveContext } from '../../http/crud/CrudOptions.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { requireOrganizesInScope } from '../../rights/requireScope.js';
import { listCompanies, listDepartments, selectCompanies, selectOrganizes } from './listOrganizes.js';
import { loadOrganizes, toCompany, toDepartment } from './loadOrganizes.js';
import { readAdministrators, updateAdministrators } from './organizeAdministrators.js';
import { requireEmptyOrganize } from './requireEmptyOrganize.js';
import { moveBelow, toOrganizeRow, type OrganizeInput } from './saveOrganize.js';

export const organizeRoutes = [
  ...crudRoutes(contract.permission.organize, {
    ...manage('company', pages.organize),
    own: {
      list: ({ deps, caller, query }) => listCompanies(deps, caller, query.keyword),
      selector: ({ deps, caller, params }) => selectCompanies(deps, caller, params.id),
      tree: ({ deps, caller }) => selectOrganizes(deps, caller),
      read: async ({ deps, caller, params }) => {
        const found = await readOne(deps, caller, 'company', params.id);
        return { ...toCompany(found), revision: found.revision };
      },
      readAdministrators: ({ deps, caller, params }) => readAdministrators(deps, caller, params.organizeId),
      updateAdministrators: async ({ deps, caller, params: { organizeId }, body: { userIds }, describe }) => {
        await updateAdministrators(deps, caller, { organizeId, userIds });
        describe({ recordId: organizeId });
        describe(async () => {
          const { fullName } = await deps.db
            .selectFrom('organize')
            .select('fullName')
            .where('id', '=', organizeId)
            .executeTakeFirstOrThrow();
          return { recordName: fullName };
        });
        return null;
      },
    },
  }),
  ...crudRoutes(contract.permission.department, {
    ...manage('department', pages.department),
    own: {
      list: ({ deps, caller, params, query }) =>
        listDepartments(deps, caller, { companyId: params.id, keyword: query.keyword }),
      selector: ({ deps, caller, params }) => selectOrganizes(deps, caller, params.id),
      read: async ({ deps, caller, params }) => {
        const found = await readOne(deps, caller, 'department', params.id);
        return { ...toDepartment(found), revision: found.revision };
      },
    },
  }),
];

/** What companies and departments have in common: they stand in one table and one tree. */
function manage(category: 'company' | 'department', page: Pick<Page, 'address'>) {
  return {
    table: 'organize',
    tree: { root: '-1' },
    scope: { page, organize: 'id', owner: null },
    fixed: { category },
    toRow: (body: Omit<OrganizeInput, 'category'>, context: SaveContext<'organize'>) =>
      toOrganizeRow({ ...body, category }, page.address, context),
    afterSave: (_body: object, context: SaveContext<'organize'>) => moveBelow(context),
    beforeRemove: (row: { id: string; fullName: string }, { db }: CrudContext) => requireEmptyOrganize(db, row),
    // what stands below what decides about rows
    announce: async ({ kind, fields }: NounHappening, { db, call }: CrudContext) => {
      if (kind !== 'updated' || fields.has('parentId')) await call.deps.events.emit(db, rightsChanged, {});
    },
  } as const;
}

async function readOne(deps: Deps, caller: Caller, category: 'company' | 'department', id: string) {
  const row = requireRow(
    (await loadOrganizes(deps.db, caller)).find((each) => each.id === id && each.category === category),
  );
  requireOrganizesInScope(caller, (category === 'company' ? pages.organize : pages.department).address, [id]);
  return row;
}
