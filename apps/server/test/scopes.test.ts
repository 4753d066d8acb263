import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { contract } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  namesOf,
  NO_ROWS,
  open,
  refuses,
  type Place,
  type ScopeCase,
  type Target,
} from './support/scopeCases.js';
import { messageTemplateCases } from './support/messageTemplateCases.js';
import { parkingCases } from './support/parkingCases.js';
import { modelCases } from './support/modelCases.js';
import { saveGrants } from './support/saveGrants.js';
import { freshName, homeOf, importRow, ScopeTargets } from './support/ScopeTargets.js';
import { systemCases } from './support/systemCases.js';
import { transferCases } from './support/transferCases.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/*
 * Every call of the contract as somebody who has every page, button, column and field, but the rows of one branch company
 * (binhai) only. A call without an entry fails: say what must not be shown or changed, or why there is nothing.
 */
let app: TestApp;
let admin: ApiClient;
let limited: ApiClient;
let password: string;
let made: ScopeTargets;
const ROW_PAGES = ['organize', 'department', 'position', 'user', 'onlineUser'].map((page) => `permission_${page}`);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  password = await hashPassword('Secret123');
  made = new ScopeTargets(app, admin, password);
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  for (const id of [...ROW_PAGES, 'system_log', 'system_file', 'system_template']) {
    const { id: _id, ...menu } = await admin.system.menu.read({ id });
    await admin.system.menu.update({ id, body: { ...menu, isDataAuthorize: 1 } });
  }
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  const { list: nodes } = await admin.permission.authority.tree();
  const idsOf = (kind: string) => nodes.filter((node) => node.kind === kind).map(({ id }) => id);
  await saveGrants(admin, 'User', 'operator', {
    menu: idsOf('menu'),
    button: idsOf('button'),
    list: idsOf('list'),
    form: idsOf('form'),
    data: nodes
      .filter(({ kind }) => kind === 'data')
      .map(({ parentId: moduleId }) => ({ moduleId, scope: 'organizes' as const, organizeIds: ['binhai'] })),
  });
  limited = await app.signIn('operator');
});
afterAll(() => app.stop());

const person = (place: Place) => made.person(place);
const department = (place: Place) => made.department(place);
const company = (place: Place) => made.company(place);
const position = (place: Place) => made.position(place);
const role = (place: Place) => made.role(place);
const group = (place: Place) => made.group(place);
const record = (place: Place) => made.record(place);
const logLine = (place: Place) => made.logLine(place);
const session = (place: Place) => made.session(place);
const file = (place: Place) => made.file(place);
const member = (place: Place, roleId: string) => made.member(place, roleId);

const userBody = async ({ id }: Target) => {
  const { id: _id, hidden: _hidden, lockMark: _lock, ...body } = await admin.permission.users.read({ id });
  return body;
};

const OWN = 'about the caller themselves';
const ADDRESS_BOOK = 'the address book: every picker shows who works here to whoever is signed in';
const PUBLIC = 'before signing in';
const UNGUESSABLE = 'files are reached by a name that nobody guesses, or by a signed link: see fileDownload.test.ts';

const onUser = (call: (caller: ApiClient, id: string, target: Target) => Promise<unknown>) =>
  refuses(person, (caller, target) => call(caller, target.id, target));
const cases: Record<string, ScopeCase> = {
  ...every(['login', 'getConfig', 'challenge', 'sysConfig', 'sendSmsCode', 'applyForAccount'], 'oauth', PUBLIC),
  ...every(['createScanTicket', 'readScanTicket'], 'oauth', PUBLIC),
  ...every(['currentUser', 'logout', 'lockScreen', 'confirmScanTicket'], 'oauth', OWN),

  'permission.organize.list': hides(company, (caller) => caller.permission.organize.list({ query: {} })),
  'permission.organize.selector': hides(company, (caller) => caller.permission.organize.selector({ id: '0' })),
  'permission.organize.tree': hides(department, (caller) => caller.permission.organize.tree()),
  'permission.organize.read': refuses(company, (caller, { id }) => caller.permission.organize.read({ id })),
  'permission.organize.create': refuses(company, (caller, { id: parentId }) => {
    const code = freshName('own');
    return caller.permission.organize.create({ body: { fullName: code, enCode: code, parentId } });
  }),
  'permission.organize.update': refuses(company, (caller, { id, marker }) =>
    caller.permission.organize.update({
      id,
      body: { fullName: '改名', enCode: marker, parentId: marker.startsWith('zown') ? 'binhai' : 'nanshan' },
    }),
  ),
  'permission.organize.remove': refuses(company, (caller, { id }) => caller.permission.organize.remove({ id })),
  'permission.organize.readAdministrators': refuses(company, (caller, { id: organizeId }) =>
    caller.permission.organize.readAdministrators({ organizeId }),
  ),
  'permission.organize.updateAdministrators': refuses(company, (caller, { id: organizeId }) =>
    caller.permission.organize.updateAdministrators({ organizeId, body: { userIds: ['operator'] } }),
  ),

  'permission.department.list': hides(department, (caller) =>
    caller.permission.department.list({ id: '0', query: {} }),
  ),
  'permission.department.selector': hides(department, (caller) => caller.permission.department.selector({ id: '0' })),
  'permission.department.read': refuses(department, (caller, { id }) => caller.permission.department.read({ id })),
  'permission.department.create': refuses(department, (caller, { id: parentId }) => {
    const code = freshName('own');
    return caller.permission.department.create({ body: { fullName: code, enCode: code, parentId } });
  }),
  'permission.department.update': refuses(department, async (caller, { id }) => {
    const { organizeId: _company, ...body } = await admin.permission.department.read({ id });
    return caller.permission.department.update({ id, body: { ...body, fullName: '改名' } });
  }),
  'permission.department.remove': refuses(department, (caller, { id }) => caller.permission.department.remove({ id })),

  'permission.position.list': hides(position, (caller) => caller.permission.position.list({ query: HIDDEN_ROWS })),
  'permission.position.selector': hides(position, (caller) => caller.permission.position.selector()),
  'permission.position.all': hides(position, (caller) => caller.permission.position.all()),
  'permission.position.listByOrgIds': hides(position, (caller) =>
    caller.permission.position.listByOrgIds({ body: { organizeIds: [homeOf('own'), homeOf('foreign')] } }),
  ),
  'permission.position.read': refuses(position, (caller, { id }) => caller.permission.position.read({ id })),
  'permission.position.create': refuses(department, (caller, { id: organizeId }) => {
    const code = freshName('own');
    return caller.permission.position.create({ body: { fullName: code, enCode: code, organizeId } });
  }),
  'permission.position.update': refuses(position, (caller, { id, marker }) =>
    caller.permission.position.update({
      id,
      body: { fullName: '改名', enCode: marker, organizeId: homeOf(marker.startsWith('zown') ? 'own' : 'foreign') },
    }),
  ),
  'permission.position.remove': refuses(position, (caller, { id }) => caller.permission.position.remove({ id })),

  ...every(['list', 'selector', 'create', 'read', 'listByOrgIds'], 'permission.role', NO_ROWS),
  'permission.role.selectorByPermission': hides(role, (caller) => caller.permission.role.selectorByPermission()),
  'permission.role.update': refuses(role, (caller, { id, marker }) =>
    caller.permission.role.update({ id, body: { fullName: '改名', enCode: marker } }),
  ),
  'permission.role.updateState': refuses(role, (caller, { id }) => caller.permission.role.updateState({ id })),
  'permission.role.remove': refuses(role, (caller, { id }) => caller.permission.role.remove({ id })),

  ...every(['list', 'selector', 'create', 'read'], 'permission.group', NO_ROWS),
  'permission.group.update': refuses(group, (caller, { id, marker }) =>
    caller.permission.group.update({ id, body: { fullName: '改名', enCode: marker } }),
  ),
  'permission.group.updateState': refuses(group, (caller, { id }) => caller.permission.group.updateState({ id })),
  'permission.group.remove': refuses(group, (caller, { id }) => caller.permission.group.remove({ id })),

  'permission.users.list': hides(person, (caller) => caller.permission.users.list({ query: HIDDEN_ROWS })),
  'permission.users.exportExcel': hides(person, (caller, { own, foreign }) =>
    caller.permission.users.exportExcel({ query: { ids: `${own.id},${foreign.id}` } }),
  ),
  ...transferCases,
  ...every(['list', 'cancel', 'remove', 'file'], 'system.transfer', 'the caller’s own; see transfers.test.ts'),
  'permission.users.read': onUser((caller, id) => caller.permission.users.read({ id })),
  'permission.users.create': refuses(department, (caller, { id, marker }) =>
    caller.permission.users.create({ body: { account: `${marker}x`, realName: marker, organizeIds: [id], password } }),
  ),
  'permission.users.update': onUser(async (caller, id, target) =>
    caller.permission.users.update({ id, body: { ...(await userBody(target)), description: '改' } }),
  ),
  'permission.users.remove': onUser((caller, id) => caller.permission.users.remove({ id })),
  'permission.users.batchRemove': onUser((caller, id) => caller.permission.users.batchRemove({ body: { ids: [id] } })),
  'permission.users.updateState': onUser((caller, id) => caller.permission.users.updateState({ id })),
  'permission.users.batchState': onUser((caller, id) =>
    caller.permission.users.batchState({ body: { ids: [id], enabledMark: 0 } }),
  ),
  'permission.users.resetPassword': onUser((caller, id) =>
    caller.permission.users.resetPassword({ id, body: { userPassword: password, validatePassword: password } }),
  ),
  'permission.users.removeSecondFactor': refuses(
    (place) => made.secured(place),
    (caller, { id }) => caller.permission.users.removeSecondFactor({ id }),
  ),
  'permission.users.unlock': onUser((caller, id) => caller.permission.users.unlock({ id })),
  'permission.users.byPosition': hides(
    async (place) => {
      const target = await person(place);
      const body = { userIds: [target.id] };
      await admin.permission.members.add({ holder: 'Position', id: 'hq_office_staff', body });
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
    return app.db
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
        await app.db.updateTable('operationLog').set({ userId: 'operator' }).where('id', '=', line.id).execute();
      return line;
    },
    (caller) => caller.permission.currentUser.systemLog({ query: HIDDEN_ROWS }),
  ),
  'permission.currentUser.subordinates': refuses(
    async (place) => {
      const target = await person(place);
      if (place === 'own')
        await app.db.updateTable('userAccount').set({ managerId: 'operator' }).where('id', '=', target.id).execute();
      return target;
    },
    (caller, { id }) => caller.permission.currentUser.subordinates({ id }),
  ),

  'permission.authority.tree': open(NO_ROWS),
  'permission.authority.columns': open(OWN),
  'permission.authority.saveColumns': open(OWN),
  'permission.authority.views': open(OWN),
  'permission.authority.saveViews': open(OWN),
  'permission.authority.holders': hides(person, (caller) =>
    caller.permission.authority.holders({ holder: 'User', query: HIDDEN_ROWS }),
  ),
  'permission.authority.read': onUser((caller, id) => caller.permission.authority.read({ holder: 'User', id })),
  'permission.authority.copy': onUser((caller, id) => caller.permission.authority.copy({ holder: 'User', id })),
  'permission.authority.history': onUser((caller, id) =>
    caller.permission.authority.history({ holder: 'User', id, query: {} }),
  ),
  'permission.authority.why': onUser((caller, id) => caller.permission.authority.why({ id })),
  'permission.authority.preview': refuses(position, (caller, { id }) =>
    caller.permission.authority.preview({ holder: 'Position', id, body: parkingOrders }),
  ),
  'permission.authority.update': refuses(position, (caller, { id }) =>
    caller.permission.authority.update({ holder: 'Position', id, body: { ...parkingOrders, revision: 0 } }),
  ),

  'permission.members.list': hides(
    (place) => member(place, 'auditor'),
    (caller) => caller.permission.members.list({ holder: 'Role', id: 'auditor', query: HIDDEN_ROWS }),
  ),
  'permission.members.add': onUser((caller, id) =>
    caller.permission.members.add({ holder: 'Role', id: 'roadsideStaff', body: { userIds: [id] } }),
  ),
  'permission.members.remove': refuses(
    (place) => member(place, 'roadsideStaff'),
    (caller, { id }) =>
      caller.permission.members.remove({ holder: 'Role', id: 'roadsideStaff', body: { userIds: [id] } }),
  ),

  'permission.onlineUser.list': hides(session, (caller) => caller.permission.onlineUser.list({ query: HIDDEN_ROWS })),
  'permission.onlineUser.forceOffline': refuses(session, (caller, { id }) =>
    caller.permission.onlineUser.forceOffline({ id }),
  ),
  'permission.search.records': hides(person, async (caller, { own, foreign }) =>
    Promise.all([own, foreign].map(({ marker }) => caller.permission.search.records({ query: { keyword: marker } }))),
  ),
  'permission.names.list': hides(department, (caller, { own, foreign }) =>
    caller.permission.names.list({ body: { kind: 'organize', ids: [own.id, foreign.id] } }),
  ),

  'system.log.list': hides(logLine, (caller) => caller.system.log.list({ query: HIDDEN_ROWS })),
  'system.log.remove': refuses(logLine, (caller, { id }) => caller.system.log.remove({ body: { ids: [id] } })),
  'system.log.clear': hides(logLine, async (caller, { own, foreign }) => {
    await caller.system.log.clear({ body: { category: 'operation' } });
    const left = await app.db.selectFrom('operationLog').select('id').where('id', 'in', [own.id, foreign.id]).execute();
    // what is gone is shown
    return [own.id, foreign.id].filter((id) => left.every((line) => line.id !== id));
  }),
  'system.log.signIns': hides(session, async (caller) => {
    const total = async (client: ApiClient) =>
      (await client.system.log.signIns({ query: {} })).list.reduce((sum, day) => sum + day.count, 0);
    const people = await app.db
      .selectFrom('operationLog')
      .innerJoin('userAccount', 'userAccount.id', 'operationLog.userId')
      .select('account')
      .where('category', '=', 'login')
      .where('organizeId', 'like', 'binhai%')
      .execute();
    expect(await total(caller)).toBe(people.length);
    expect(await total(admin)).toBeGreaterThan(people.length);
    return people;
  }),
  'system.log.report': open(OWN),

  'system.file.list': hides(file, (caller) => caller.system.file.list({ query: HIDDEN_ROWS })),
  'system.file.totals': counts(file, async (caller) => (await caller.system.file.totals()).fileCount),
  'system.file.usage': refuses(file, (caller, { id }) => caller.system.file.usage({ id })),
  'system.file.remove': refuses(file, (caller, { id }) => caller.system.file.remove({ id })),
  'system.file.removeMany': refuses(file, (caller, { id }) => caller.system.file.removeMany({ body: { ids: [id] } })),

  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'namesByIds'],
    'system.area',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'nextNumber', 'export'],
    'system.billRule',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'export', 'log', 'statistics'],
    'system.dataInterface',
    NO_ROWS,
  ),
  ...every(
    ['callable', 'response', 'actionList', 'actionInfo', 'preview'],
    'system.dataInterface',
    'who may ask stands on each interface: see dataInterfaces.test.ts',
  ),
  ...every(['list', 'create', 'update', 'read', 'remove', 'selector'], 'system.dictionaryType', NO_ROWS),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'all', 'dataSelector', 'export'],
    'system.dictionaryData',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'move'],
    'system.menu',
    `${NO_ROWS}; what it may not open stands in attacks.test.ts`,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'run', 'runs', 'nextTimes'],
    'system.task',
    `${NO_ROWS}; see tasks.test.ts`,
  ),
  ...messageTemplateCases((place) => made.delivery(place)),
  ...systemCases(person, () => admin),
  ...every(['list', 'create', 'update', 'read', 'remove', 'release', 'readers'], 'message', NO_ROWS),
  ...every(['mine', 'readInfo', 'readAll', 'removeMine', 'setting', 'saveSetting'], 'message', OWN),
  'chat.conversations': open(OWN),
  ...parkingCases({ admin: () => admin, app: () => app }),
  ...modelCases(record, (target) => made.recycled(target)),

  ...every(['chunkState', 'sendChunk', 'merge', 'upload'], 'file', OWN),
  ...every(['preview', 'downloadLink', 'download'], 'file', UNGUESSABLE),
  'file.imageCode': open(PUBLIC),
};

const parkingOrders = { menu: ['parking_order'], button: [], list: [], form: [], data: [] };

describe('a caller with the rows of one company', () => {
  it('has an entry for every call of the contract, and none for what is no call', () => {
    expect(Object.keys(cases).sort()).toEqual(namesOf(contract).sort());
  });

  const checked = Object.entries(cases).flatMap(([name, entry]) =>
    'check' in entry ? [[name, entry.check] as const] : [],
  );
  it.each(checked)('%s gives and changes nothing beyond them', async (_name, check) => {
    await check(app, limited);
  });
});
