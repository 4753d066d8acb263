import { hashPassword, type ApiClient } from '@smart-admin/api-client';
import { contract } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityCases } from './scopes/activityCases.js';
import { authorityCases } from './scopes/authorityCases.js';
import { cacheCases } from './scopes/cacheCases.js';
import { dataCases } from './scopes/dataCases.js';
import { documentCases } from './scopes/documentCases.js';
import { extendCases } from './scopes/extendCases.js';
import { messageTemplateCases } from './scopes/messageTemplateCases.js';
import { modelCases } from './scopes/modelCases.js';
import { organizeCases } from './scopes/organizeCases.js';
import { parkingCases } from './scopes/parkingCases.js';
import { portalCases } from './scopes/portalCases.js';
import { screenDesignCases } from './scopes/screenDesignCases.js';
import { reportCases } from './scopes/reportCases.js';
import { printCases } from './scopes/printCases.js';
import { projectCases } from './scopes/projectCases.js';
import { endpointOf, namesOf, type ScopeCase } from './scopes/scopeCases.js';
import { type ScopeContext } from './scopes/ScopeContext.js';
import { settingsCases } from './scopes/settingsCases.js';
import { systemCases } from './scopes/systemCases.js';
import { transferCases } from './scopes/transferCases.js';
import { flowCases } from './scopes/flowCases.js';
import { userCases } from './scopes/userCases.js';
import { webhookCases } from './scopes/webhookCases.js';
import { weChatCases } from './scopes/weChatCases.js';
import { FlowTargets } from './support/FlowTargets.js';
import { OwnTargets } from './support/OwnTargets.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { releaseTrial, type TrialModel } from './support/releaseTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { ScopeTargets } from './support/ScopeTargets.js';
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
let trial: TrialModel;
const ROW_PAGES = ['organize', 'department', 'position', 'role', 'user', 'onlineUser'].map(
  (page) => `permission_${page}`,
);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  password = await hashPassword('Secret123');
  made = new ScopeTargets(app, admin, password);
  trial = await releaseTrial(admin);
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

const context: ScopeContext = {
  get app() {
    return app;
  },
  get admin() {
    return admin;
  },
  get made() {
    return made;
  },
  get owned() {
    return owned;
  },
  get trial() {
    return trial;
  },
  get password() {
    return password;
  },
};
const owned = new OwnTargets(context);
const parking = new ParkingTargets(
  () => admin,
  () => app,
);
const cases: Record<string, ScopeCase> = {
  ...organizeCases(context),
  ...authorityCases(context),
  ...userCases(context),
  ...activityCases(context),
  ...settingsCases(context),
  ...dataCases(context),
  ...transferCases(context, parking),
  ...messageTemplateCases((place) => made.delivery(place)),
  ...systemCases(context),
  ...webhookCases(context),
  ...weChatCases(context),
  ...extendCases(context),
  ...documentCases(context),
  ...projectCases(context),
  ...cacheCases(context),
  ...parkingCases(parking),
  ...modelCases(context),
  ...printCases(context),
  ...portalCases(context, parking),
  ...screenDesignCases(context, parking),
  ...reportCases(context, parking),
  ...flowCases(new FlowTargets(context)),
};

describe('a caller with the rows of one company', () => {
  it('has an entry for every call of the contract, and none for what is no call', () => {
    expect(Object.keys(cases).sort()).toEqual(namesOf(contract).sort());
  });

  const reasons = Object.entries(cases).flatMap(([name, entry]) =>
    'open' in entry ? [[name, entry.open] as const] : [],
  );
  it.each(reasons)('%s needs no case, for its reason is true of what the contract says', (name, reason) => {
    expect(reason.holds(endpointOf(contract, name)), reason.text).toBe(true);
  });

  const checked = Object.entries(cases).flatMap(([name, entry]) =>
    'check' in entry ? [[name, entry.check] as const] : [],
  );
  it.each(checked)('%s gives and changes nothing beyond them', async (_name, check) => {
    await check(app, limited);
  });
});
