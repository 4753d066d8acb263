import { contract } from '@smart-admin/api-client/contract';
import { implementAll } from '../../http/implement.js';
import { readAuthorityTree } from './authorityTree.js';
import { readColumns, saveColumns } from './columnSettings.js';
import { copyGrants } from './copyGrants.js';
import { explainRights } from './explainRights.js';
import { readGrants, updateGrants } from './grants.js';
import { listSaves } from './grantSaves.js';
import { listHolders, readHolderType, requireHolder } from './listHolders.js';
import { changeMembers, listMembers, readMembers, updateMembers } from './members.js';
import { previewGrants } from './previewGrants.js';

const { authority, members } = contract.permission;

export const authorityRoutes = [
  ...implementAll(authority, {
    tree: async ({ deps, caller }) => ({ list: await readAuthorityTree(deps, caller) }),
    holders: async ({ deps, caller, params, query }) =>
      listHolders(deps, caller, { type: readHolderType(params.holder), query }),
    read: async ({ deps, caller, params }) => readGrants(deps, caller, await requireHolder(deps, caller, params)),
    copy: async ({ deps, caller, params }) => copyGrants(deps, caller, await requireHolder(deps, caller, params)),
    update: async ({ deps, caller, params, body: { revision, ...grants } }) =>
      updateGrants(deps, caller, { holder: await requireHolder(deps, caller, params), grants, revision }),
    preview: async ({ deps, caller, params, body }) =>
      previewGrants(deps, await requireHolder(deps, caller, params), body),
    history: async ({ deps, caller, params, query }) =>
      listSaves(deps.db, await requireHolder(deps, caller, params), query),
    why: ({ deps, caller, params }) => explainRights(deps, caller, params.id),
    columns: ({ deps, caller, params }) => readColumns(deps, caller, params.id),
    saveColumns: ({ deps, caller, body }) => saveColumns(deps, caller, body),
  }),
  ...implementAll(members, {
    read: async ({ deps, caller, params }) => readMembers(deps, caller, await requireHolder(deps, caller, params)),
    update: async ({ deps, caller, params, body }) =>
      updateMembers(deps, caller, { holder: await requireHolder(deps, caller, params), userIds: body.userIds }),
    list: async ({ deps, caller, params, query }) =>
      listMembers(deps, caller, { holder: await requireHolder(deps, caller, params), query }),
    add: async ({ deps, caller, params, body }) =>
      changeMembers(deps, caller, await requireHolder(deps, caller, params), { added: body.userIds }),
    remove: async ({ deps, caller, params, body }) =>
      changeMembers(deps, caller, await requireHolder(deps, caller, params), { removed: body.userIds }),
  }),
];
