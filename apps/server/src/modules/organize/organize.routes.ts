import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type CrudContext, type SaveContext } from '../../http/crud/CrudOptions.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { rightsChanged } from '../authority/authority.events.js';
import { listCompanies, listDepartments, selectCompanies, selectOrganizes } from './listOrganizes.js';
import { loadOrganizes, toCompany, toDepartment } from './loadOrganizes.js';
import { readAdministrators, updateAdministrators } from './organizeAdministrators.js';
import { requireNothingIn } from './requireNothingIn.js';
import { moveBelow, toOrganizeRow, type OrganizeInput } from './saveOrganize.js';

export const organizeRoutes = [
  ...crudRoutes(contract.permission.organize, {
    ...manage('company', pages.organize.address),
    own: {
      list: ({ deps, query }) => listCompanies(deps, query.keyword),
      selector: ({ deps, params }) => selectCompanies(deps, params.id),
      tree: ({ deps }) => selectOrganizes(deps),
      read: async ({ deps, params }) => toCompany(await readOne(deps, 'company', params.id)),
      readAdministrators: ({ deps, params }) => readAdministrators(deps, params.organizeId),
      updateAdministrators: ({ deps, caller, params, body }) =>
        updateAdministrators(deps, caller, { organizeId: params.organizeId, userIds: body.userIds }),
    },
  }),
  ...crudRoutes(contract.permission.department, {
    ...manage('department', pages.department.address),
    own: {
      list: ({ deps, params, query }) => listDepartments(deps, params.id, query.keyword),
      selector: ({ deps, params }) => selectOrganizes(deps, params.id),
      read: async ({ deps, params }) => toDepartment(await readOne(deps, 'department', params.id)),
    },
  }),
];

/** What companies and departments have in common: they stand in one table and one tree. */
function manage(category: 'company' | 'department', page: string) {
  return {
    table: 'organize',
    tree: { root: '-1' },
    scope: { page, organize: 'id', owner: null },
    fixed: { category },
    toRow: (body: Omit<OrganizeInput, 'category'>, context: SaveContext<'organize'>) =>
      toOrganizeRow({ ...body, category }, page, context),
    afterSave: (_body: object, context: SaveContext<'organize'>) => moveBelow(context),
    beforeRemove: (row: { id: string; fullName: string }, { db }: CrudContext) => requireNothingIn(db, row),
    announce: rightsChanged,
  } as const;
}

async function readOne(deps: Deps, category: 'company' | 'department', id: string) {
  return requireRow((await loadOrganizes(deps.db)).find((row) => row.id === id && row.category === category));
}
