import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { homeOf, importRow } from '../support/ScopeTargets.js';
import { COMPUTED, OWN, PUBLIC } from './reasons.js';
import {
  both,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with people, themselves, and signing in. */
export function userCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const department = (place: Place) => context.made.department(place);
  const logLine = (place: Place) => context.made.logLine(place);
  const member = (place: Place, roleId: string) => context.made.member(place, roleId);
  const onUser = (call: (caller: ApiClient, id: string, target: Target) => Promise<unknown>) =>
    refuses(person, (caller, target) => call(caller, target.id, target));
  /** Somebody whom the caller leads, or nobody. */
  const managed = async (place: Place) => {
    const target = await person(place);
    if (place === 'own')
      await context.app.db
        .updateTable('userAccount')
        .set({ managerId: 'operator' })
        .where('id', '=', target.id)
        .execute();
    return target;
  };
  /** What somebody belongs to besides organisations. */
  const memberships = [
    { field: 'positionIds', make: (place: Place) => context.made.position(place) },
    { field: 'roleIds', make: (place: Place) => context.made.homeRole(place) },
  ] as const;
  const userBody = async ({ id }: Target) => {
    const { id: _id, hidden: _hidden, lockMark: _lock, ...body } = await context.admin.permission.users.read({ id });
    return body;
  };
  return {
    ...every(['login', 'getConfig', 'challenge', 'sysConfig', 'sendSmsCode', 'applyForAccount'], 'oauth', PUBLIC),
    ...every(['createScanTicket', 'readScanTicket'], 'oauth', PUBLIC),
    ...every(['currentUser', 'logout'], 'oauth', OWN),
    'oauth.lockScreen': {
      check: async (_app, caller) => {
        const { marker: account } = await person('own');
        const unlock = caller.oauth.lockScreen({ body: { account, password: context.password } });
        await expect(unlock).rejects.toMatchObject({ code: 400 });
      },
    },
    'oauth.confirmScanTicket': {
      check: async (app, caller) => {
        const { ticket } = await app.client().oauth.createScanTicket();
        await caller.oauth.confirmScanTicket({ id: ticket });
        const { userId } = await app.db
          .selectFrom('scanTicket')
          .select('userId')
          .where('id', '=', ticket)
          .executeTakeFirstOrThrow();
        expect(userId).toBe('operator');
      },
    },

    'permission.users.list': hides(person, (caller) => caller.permission.users.list({ query: HIDDEN_ROWS })),
    'permission.users.exportExcel': hides(person, (caller, { own, foreign }) =>
      caller.permission.users.exportExcel({ query: { ids: `${own.id},${foreign.id}` } }),
    ),
    'permission.users.read': onUser((caller, id) => caller.permission.users.read({ id })),
    'permission.users.create': both(
      refuses(department, (caller, { id, marker }) =>
        caller.permission.users.create({
          body: { account: `${marker}x`, realName: marker, organizeIds: [id], password: context.password },
        }),
      ),
      ...memberships.map(({ field, make }) =>
        refuses(make, (caller, { id, marker }) =>
          caller.permission.users.create({
            body: {
              ...{ account: `${marker}y`, realName: marker, password: context.password },
              ...{ organizeIds: [homeOf('own')], [field]: [id] },
            },
          }),
        ),
      ),
    ),
    'permission.users.update': both(
      onUser(async (caller, id, target) =>
        caller.permission.users.update({ id, body: { ...(await userBody(target)), description: '改' } }),
      ),
      // somebody whom they manage, with what they do not see
      ...memberships.map(({ field, make }) =>
        refuses(
          async (place) => ({ ...(await person('own')), joined: (await make(place)).id }),
          async (caller, { joined, ...target }) =>
            caller.permission.users.update({
              id: target.id,
              body: { ...(await userBody(target)), [field]: [joined] },
            }),
        ),
      ),
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
    'permission.users.template': both(
      ...[department, ...memberships.map(({ make }) => make)].map((make) =>
        hides(make, (caller) => caller.permission.users.template()),
      ),
    ),
    'permission.users.importPreview': refuses(
      (place) => context.owned.importFile(place),
      (caller, { id: fileName }) => caller.permission.users.importPreview({ query: { fileName } }),
    ),
    'permission.users.exportExceptionData': open(COMPUTED),
    'permission.users.subordinates': hides(managed, (caller) =>
      caller.permission.users.subordinates({ body: { keyword: '' } }),
    ),
    'permission.users.selector': hides(person, (caller) => caller.permission.users.selector()),
    ...addressBookCases(context),

    ...every(
      [
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
    'permission.currentUser.updateAvatar': refuses(
      (place) => context.owned.avatar(place),
      (caller, { id: name }) => caller.permission.currentUser.updateAvatar({ name }),
    ),
    'permission.currentUser.updateMajor': refuses(
      // the caller belongs to the one of the two
      (place) => Promise.resolve({ id: homeOf(place), marker: place }),
      (caller, { id: majorId }) =>
        caller.permission.currentUser.updateMajor({ body: { majorId, majorType: 'Organize' } }),
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
    'permission.currentUser.subordinates': refuses(managed, (caller, { id }) =>
      caller.permission.currentUser.subordinates({ id }),
    ),
  };
}

/** The address book, which every picker shows to whoever is signed in: who works here and where, and nothing else of them. */
function addressBookCases(context: ScopeContext): Record<string, ScopeCase> {
  const knownBy = (call: (caller: ApiClient, target: Target) => Promise<unknown>): ScopeCase => ({
    check: async (app, caller) => {
      const target = await context.made.person('foreign');
      const hidden = {
        mobilePhone: `139${String(Date.now()).slice(-8)}`,
        email: `${target.marker}@secret.cn`,
        description: 'known to few',
      };
      await app.db.updateTable('userAccount').set(hidden).where('id', '=', target.id).execute();
      const answer = JSON.stringify(await call(caller, target));
      expect(answer).toContain(target.marker);
      for (const value of Object.values(hidden)) expect(answer).not.toContain(value);
    },
  });
  return {
    'permission.users.all': knownBy((caller, { marker: keyword }) =>
      caller.permission.users.all({ query: { keyword } }),
    ),
    'permission.users.imUsers': knownBy((caller, { marker: keyword }) =>
      caller.permission.users.imUsers({ query: { keyword } }),
    ),
    'permission.users.imUserSelector': knownBy((caller, { marker: keyword }) =>
      caller.permission.users.imUserSelector({ id: '0', body: { keyword } }),
    ),
    'permission.users.userList': knownBy((caller, { id }) =>
      caller.permission.users.userList({ body: { userId: [id] } }),
    ),
    'permission.users.organization': knownBy((caller) =>
      caller.permission.users.organization({ query: { organizeId: homeOf('foreign') } }),
    ),
  };
}
