import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { readAuthorityTree } from './authorityTree.js';
import { readColumns, saveColumns } from './columnSettings.js';
import { readViews, saveViews } from './listViews.js';
import { copyGrants } from './copyGrants.js';
import { describeGrants, describeMembers } from './describeGrants.js';
import { explainHere } from './explainHere.js';
import { explainRights } from './explainRights.js';
import { readGrants, updateGrants } from './grants.js';
import { listSaves } from './grantSaves.js';
import { listHolders, readHolderType, requireHolder } from './listHolders.js';
import { changeMembers, listMembers } from './members.js';
import { previewMenu } from './previewMenu.js';
import { previewPage } from './previewPage.js';
import { previewGrants } from './previewGrants.js';

const { authority, members } = contract.permission;

export const authorityRoutes = [
  ...handleAll(authority, {
    tree: async ({ deps, caller }) => ({ list: await readAuthorityTree(deps, caller) }),
    holders: async ({ deps, caller, params, query }) =>
      listHolders(deps, caller, { type: readHolderType(params.holder), query }),
    read: async ({ deps, caller, params }) => readGrants(deps, caller, await requireHolder(deps, caller, params)),
    copy: async ({ deps, caller, params }) => copyGrants(deps, caller, await requireHolder(deps, caller, params)),
    update: async ({ deps, caller, params, body: { revision, ...grants }, describe }) => {
      const holder = await requireHolder(deps, caller, params);
      const change = await updateGrants(deps, caller, { holder, grants, revision });
      describe(() => describeGrants(deps, caller, { holder, change }));
      return change;
    },
    preview: async ({ deps, caller, params, body }) =>
      previewGrants(deps, caller, { holder: await requireHolder(deps, caller, params), grants: body }),
    menu: async ({ deps, caller, params, locale }) =>
      previewMenu(deps, await requireHolder(deps, caller, params), locale),
    page: async ({ deps, caller, params }) =>
      previewPage(deps, await requireHolder(deps, caller, params), params.modelId),
    history: async ({ deps, caller, params, query }) =>
      listSaves(deps.db, await requireHolder(deps, caller, params), query),
    why: ({ deps, caller, params, locale }) => explainRights(deps, { caller, userId: params.id, locale }),
    here: (call) => explainHere(call),
    columns: ({ deps, caller, params }) => readColumns(deps, caller, params.id),
    saveColumns: ({ deps, caller, body }) => saveColumns(deps, caller, body),
    views: ({ deps, caller, params }) => readViews(deps, caller, params.id),
    saveViews: ({ deps, caller, body }) => saveViews(deps, caller, body),
  }),
  ...handleAll(members, {
    list: async ({ deps, caller, params, query }) =>
      listMembers(deps, caller, { holder: await requireHolder(deps, caller, params), query }),
    add: async ({ deps, caller, params, body, describe }) => {
      const holder = await requireHolder(deps, caller, params);
      const answer = await changeMembers(deps, caller, holder, { added: body.userIds });
      describe(() => describeMembers(deps, caller, { holder, added: body.userIds }));
      return answer;
    },
    remove: async ({ deps, caller, params, body, describe }) => {
      const holder = await requireHolder(deps, caller, params);
      const answer = await changeMembers(deps, caller, holder, { removed: body.userIds });
      describe(() => describeMembers(deps, caller, { holder, removed: body.userIds }));
      return answer;
    },
  }),
];
