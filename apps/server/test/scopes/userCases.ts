import { type ApiClient } from '@smart-admin/api-client';
import { importRow } from '../support/ScopeTargets.js';
import {
  every,
  hides,
  HIDDEN_ROWS,
  NO_ROWS,
  open,
  refuses,
  OWN,
  PUBLIC,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const ADDRESS_BOOK = 'the address book: every picker shows who works here to whoever is signed in';

/** What a caller of limited scope may do with people, themselves, and signing in. */
export function userCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const department = (place: Place) => context.made.department(place);
  const logLine = (place: Place) => context.made.logLine(place);
  const member = (place: Place, roleId: string) => context.made.member(place, roleId);
  const onUser = (call: (caller: ApiClient, id: string, target: Target) => Promise<unknown>) =>
    refuses(person, (caller, target) => call(caller, target.id, target));
  const userBody = async ({ id }: Target) => {
    const { id: _id, hidden: _hidden, lockMark: _lock, ...body } = await context.admin.permission.users.read({ id });
    return body;
  };
  return {
    ...every(['login', 'getConfig', 'challenge', 'sysConfig', 'sendSmsCode', 'applyForAccount'], 'oauth', PUBLIC),
    ...every(['createScanTicket', 'readScanTicket'], 'oauth', PUBLIC),
    ...every(['currentUser', 'logout', 'lockScreen', 'confirmScanTicket'], 'oauth', OWN),

    'permission.users.list': hides(person, (caller) => caller.permission.users.list({ query: HIDDEN_ROWS })),
    'permission.users.exportExcel': hides(person, (caller, { own, foreign }) =>
      caller.permission.users.exportExcel({ query: { ids: `${own.id},${foreign.id}` } }),
    ),
    'permission.users.read': onUser((caller, id) => caller.permission.users.read({ id })),
    'permission.users.create': refuses(department, (caller, { id, marker }) =>
      caller.permission.users.create({
        body: { account: `${marker}x`, realName: marker, organizeIds: [id], password: context.password },
      }),
    ),
    'permission.users.update': onUser(async (caller, id, target) =>
      caller.permission.users.update({ id, body: { ...(await userBody(target)), description: '改' } }),
    ),
    'permission.users.remove': onUser((caller, id) => caller.permission.users.remove({ id })),
    'permission.users.batchRemove': onUser((caller, id) =>
      caller.permission.users.batchRemove({ body: { ids: [id] } }),
    ),
    'permission.users.updateState': onUser((caller, id) => caller.permission.users.updateState({ id })),
    'permission.users.batchState': onUser((caller, id) =>
      caller.permission.users.batchState({ body: { ids: [id], enabledMark: 0 } }),
    ),
    'permission.users.resetPassword': onUser((caller, id) =>
      caller.permission.users.resetPassword({
        id,
        body: { userPassword: context.password, validatePassword: context.password },
      }),
    ),
    'permission.users.removeSecondFactor': refuses(
      (place) => context.made.secured(place),
      (caller, { id }) => caller.permission.users.removeSecondFactor({ id }),
    ),
    'permission.users.unlock': onUser((caller, id) => caller.permission.users.unlock({ id })),
    'permission.users.byPosition': hides(
      async (place) => {
        const target = await person(place);
        const body = { userIds: [target.id] };
        await context.admin.permission.members.add({ holder: 'Position', id: 'hq_office_staff', body });
        return target;
      },
      (caller) => caller.permission.users.byPosition({ query: { positionId: 'hq_office_staff' } }),
    ),
    'permission.users.byRoleOrg': hides(
      (place) => member(place, 'auditor'),
      (caller) => caller.permission.users.byRoleOrg({ query: { roleId: 'auditor' } }),
    ),
    'permission.users.importData': hides(person, async (caller, targets) => {
      const rows = [importRow('own', targets.own.marker), importRow('foreign', targets.foreign.marker)];
      await caller.permission.users.importData({ body: { list: rows } });
      return context.app.db
        .selectFrom('userAccount')
        .select('account')
        .where(
          'account',
          'in',
          rows.map(({ account }) => account),
        )
        .execute();
    }),
    'permission.users.template': open(NO_ROWS),
    ...every(['importPreview', 'exportExceptionData', 'subordinates'], 'permission.users', OWN),
    ...every(
      ['all', 'selector', 'imUsers', 'imUserSelector', 'userList', 'organization'],
      'permission.users',
      ADDRESS_BOOK,
    ),

    ...every(
      [
        'updateAvatar',
        'baseInfo',
        'updateBaseInfo',
        'modifyPassword',
        'updateSystemTheme',
        'updateSystemLanguage',
        'authorize',
        'organizes',
        'positions',
      ],
      'permission.currentUser',
      OWN,
    ),
    ...every(['read', 'start', 'confirm', 'renewCodes', 'remove'], 'permission.secondFactor', OWN),
    'permission.currentUser.updateMajor': open(
      'one of the caller’s own organisations or positions; see currentUser.test.ts',
    ),
    'permission.currentUser.systemLog': hides(
      async (place) => {
        const line = await logLine(place);
        if (place === 'own')
          await context.app.db
            .updateTable('operationLog')
            .set({ userId: 'operator' })
            .where('id', '=', line.id)
            .execute();
        return line;
      },
      (caller) => caller.permission.currentUser.systemLog({ query: HIDDEN_ROWS }),
    ),
    'permission.currentUser.subordinates': refuses(
      async (place) => {
        const target = await person(place);
        if (place === 'own')
          await context.app.db
            .updateTable('userAccount')
            .set({ managerId: 'operator' })
            .where('id', '=', target.id)
            .execute();
        return target;
      },
      (caller, { id }) => caller.permission.currentUser.subordinates({ id }),
    ),
  };
}
