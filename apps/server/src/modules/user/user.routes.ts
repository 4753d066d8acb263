import { contract } from '@smart-admin/api-client/contract';
import { handle } from '../../http/handle.js';
import { callKey } from '../../http/idempotent.js';
import { describeUsers } from './describeUsers.js';
import { exportUsers } from './exportUsers.js';
import { importUsers } from './import/importUsers.js';
import { previewImport } from './import/previewImport.js';
import { writeExceptions, writeTemplate } from './import/writeTemplate.js';
import { listUsers } from './listUsers.js';
import { readUser } from './readUser.js';
import { createUser, updateUser } from './saveUser.js';
import {
  removeSecondFactor,
  removeUsers,
  resetPassword,
  setUsersState,
  switchUser,
  unlockUser,
} from './userActions.js';
import { startUserExport } from './user.jobs.js';
import { USER_PAGE } from './userScope.js';
import { childNodes, countOptions, findOptions, optionsByIds, optionsOfOrganize, selectUsers } from './userOptions.js';

const { users } = contract.permission;

export const userRoutes = [
  handle(users.list, ({ deps, caller, query }) => listUsers(deps, caller, query)),
  handle(users.all, async ({ deps, query }) => ({ list: await findOptions(deps.db, { keyword: query.keyword }) })),
  handle(users.selector, async ({ deps, caller }) => ({ list: await selectUsers(deps, caller) })),
  handle(users.create, createUser),
  handle(users.update, updateUser),
  handle(users.read, ({ deps, caller, params }) => readUser(deps.db, caller, params.id)),
  handle(users.remove, (call) =>
    describeUsers(call, [call.params.id], { work: () => removeUsers(call.deps, call.caller, [call.params.id]) }),
  ),
  handle(users.batchRemove, (call) =>
    describeUsers(call, call.body.ids, { work: () => removeUsers(call.deps, call.caller, call.body.ids) }),
  ),
  handle(users.batchState, (call) =>
    describeUsers(call, call.body.ids, {
      verb: call.body.enabledMark === 1 ? 'enable' : 'disable',
      work: () => setUsersState(call.deps, call.caller, call.body),
    }),
  ),
  handle(users.resetPassword, (call) => {
    const { deps, caller, params, body } = call;
    const input = { id: params.id, password: body.userPassword, repetition: body.validatePassword };
    return describeUsers(call, [params.id], { work: () => resetPassword(deps, caller, input) });
  }),
  handle(users.updateState, switchUser),
  handle(users.unlock, (call) =>
    describeUsers(call, [call.params.id], { work: () => unlockUser(call.deps, call.caller, call.params.id) }),
  ),
  handle(users.removeSecondFactor, (call) =>
    describeUsers(call, [call.params.id], { work: () => removeSecondFactor(call.deps, call.caller, call.params.id) }),
  ),
  handle(users.imUsers, async ({ deps, query }) => {
    const { currentPage, pageSize, keyword } = query;
    const [list, total] = await Promise.all([
      findOptions(deps.db, { keyword, limit: pageSize, offset: (currentPage - 1) * pageSize }),
      countOptions(deps.db, { keyword }),
    ]);
    return { list, pagination: { currentPage, pageSize, total } };
  }),
  handle(users.imUserSelector, async ({ deps, caller, params, body }) => ({
    list: await childNodes(deps, caller, { id: params.id, keyword: body.keyword }),
  })),
  handle(users.userList, async ({ deps, body }) => ({ list: await optionsByIds(deps.db, body.userId) })),
  handle(users.subordinates, async ({ deps, caller, body }) => ({
    list: await findOptions(deps.db, { keyword: body.keyword, managerId: caller.userId }),
  })),
  handle(users.organization, async ({ deps, caller, query }) => ({
    list: await optionsOfOrganize(deps, query.organizeId ?? caller.organizeId, query.keyword),
  })),
  handle(users.byPosition, async ({ deps, caller, query }) => ({
    list: await findOptions(deps.db, {
      within: caller.rights.dataScope(USER_PAGE),
      keyword: query.keyword,
      memberOf: [{ kind: 'position', id: query.positionId }],
    }),
  })),
  handle(users.byRoleOrg, async ({ deps, caller, query }) => {
    const organizeIds = query.organizeId === undefined ? undefined : await deps.organizes.idsBelow(query.organizeId);
    return {
      list: await findOptions(deps.db, {
        within: caller.rights.dataScope(USER_PAGE),
        keyword: query.keyword,
        memberOf: [{ kind: 'role', id: query.roleId }],
        ...(organizeIds ? { organizeIds } : {}),
      }),
    };
  }),
  handle(users.exportExcel, ({ deps, caller, query: { columns, ids, ...query }, locale }) =>
    exportUsers(deps, caller, { query, columns: columns?.split(','), ids: ids?.split(','), locale }),
  ),
  handle(users.startExport, startUserExport),
  handle(users.template, ({ deps, caller, locale }) => writeTemplate(deps, caller, locale)),
  handle(users.importPreview, ({ deps, caller, query, locale }) =>
    previewImport(deps, caller, { fileName: query.fileName, mapping: query.mapping?.split(','), locale }),
  ),
  handle(users.importData, ({ deps, caller, body, locale, request }) =>
    importUsers(deps, caller, { rows: body.list, locale, call: callKey(request, caller.userId) }),
  ),
  handle(users.exportExceptionData, ({ body, locale }) => writeExceptions(body.list, locale)),
];
