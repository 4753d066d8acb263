import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { readAuthorityTree } from './authorityTree.js';
import { readColumns, saveColumns } from './columnSettings.js';
import { readGrants, requireHolder, updateGrants } from './grants.js';
import { readMembers, updateMembers } from './members.js';

const { authority, members } = contract.permission;

export const authorityRoutes = [
  implement(authority.tree, async ({ deps }) => ({ list: await readAuthorityTree(deps) })),
  implement(authority.read, async ({ deps, params }) => readGrants(deps, await requireHolder(deps.db, params))),
  implement(authority.update, async ({ deps, caller, params, body }) =>
    updateGrants(deps, caller, { holder: await requireHolder(deps.db, params), grants: body }),
  ),
  implement(authority.columns, ({ deps, caller, params }) => readColumns(deps, caller, params.id)),
  implement(authority.saveColumns, ({ deps, caller, body }) => saveColumns(deps, caller, body)),
  implement(members.read, async ({ deps, params }) => readMembers(deps, await requireHolder(deps.db, params))),
  implement(members.update, async ({ deps, caller, params, body }) =>
    updateMembers(deps, caller, { holder: await requireHolder(deps.db, params), userIds: body.userIds }),
  ),
];
