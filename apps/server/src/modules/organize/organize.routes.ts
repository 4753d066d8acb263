import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { implement } from '../../http/implement.js';
import { listCompanies, listDepartments, selectCompanies, selectOrganizes } from './listOrganizes.js';
import { loadOrganizes, toCompany, toDepartment } from './loadOrganizes.js';
import { readAdministrators, updateAdministrators } from './organizeAdministrators.js';
import { removeOrganize } from './removeOrganize.js';
import { createOrganize, updateOrganize } from './saveOrganize.js';

const { organize, department } = contract.permission;

export const organizeRoutes = [
  implement(organize.list, ({ deps, query }) => listCompanies(deps, query.keyword)),
  implement(organize.selector, ({ deps, params }) => selectCompanies(deps, params.id)),
  implement(organize.tree, ({ deps }) => selectOrganizes(deps)),
  implement(organize.create, ({ deps, caller, body }) =>
    createOrganize(deps, caller, { ...body, category: 'company' }),
  ),
  implement(organize.update, ({ deps, caller, params, body }) =>
    updateOrganize(deps, caller, { ...body, id: params.id, category: 'company' }),
  ),
  implement(organize.read, async ({ deps, params }) => toCompany(await readOne(deps, 'company', params.id))),
  implement(organize.remove, ({ deps, caller, params }) =>
    removeOrganize(deps, caller, { id: params.id, category: 'company' }),
  ),
  implement(organize.readAdministrators, ({ deps, params }) => readAdministrators(deps, params.organizeId)),
  implement(organize.updateAdministrators, ({ deps, caller, params, body }) =>
    updateAdministrators(deps, caller, { organizeId: params.organizeId, userIds: body.userIds }),
  ),
  implement(department.list, ({ deps, params, query }) => listDepartments(deps, params.id, query.keyword)),
  implement(department.selector, ({ deps, params }) => selectOrganizes(deps, params.id)),
  implement(department.create, ({ deps, caller, body }) =>
    createOrganize(deps, caller, { ...body, category: 'department' }),
  ),
  implement(department.update, ({ deps, caller, params, body }) =>
    updateOrganize(deps, caller, { ...body, id: params.id, category: 'department' }),
  ),
  implement(department.read, async ({ deps, params }) => toDepartment(await readOne(deps, 'department', params.id))),
  implement(department.remove, ({ deps, caller, params }) =>
    removeOrganize(deps, caller, { id: params.id, category: 'department' }),
  ),
];

async function readOne(deps: Deps, category: 'company' | 'department', id: string) {
  return requireRow((await loadOrganizes(deps.db)).find((row) => row.id === id && row.category === category));
}
