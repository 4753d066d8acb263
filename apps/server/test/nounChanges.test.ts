import { ApiError, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

let made = 0;
/** A disabled role of one organisation, with everything filled in. */
async function makeRole() {
  made += 1;
  const body = {
    fullName: `角色${String(made)}`,
    enCode: `noun.role${String(made)}`,
    globalMark: 0 as const,
    organizeIds: ['binhai'],
    description: '说明',
    enabledMark: 0 as const,
    sortCode: 7,
  };
  const id = await admin.permission.role.create({ body });
  return { id, body };
}

async function conflictOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 409 });
  return (error as ApiError).response?.data as { conflict: object } | null;
}

describe('a change of a noun', () => {
  it('writes what it names and nothing else', async () => {
    const { id, body } = await makeRole();
    await admin.permission.role.update({ id, body: { fullName: '新名称', enCode: body.enCode } });
    expect(await admin.permission.role.read({ id })).toMatchObject({ ...body, fullName: '新名称', revision: 2 });
  });

  it('counts no revision where nothing differs', async () => {
    const { id, body } = await makeRole();
    await admin.permission.role.update({ id, body: { ...body, revision: 1 } });
    expect(await admin.permission.role.read({ id })).toMatchObject({ revision: 1 });
  });

  it('takes a field back to what a new one has by null, and refuses null where there is no such value', async () => {
    const { id } = await makeRole();
    await admin.permission.role.update({ id, body: { description: null, sortCode: null } });
    expect(await admin.permission.role.read({ id })).toMatchObject({ description: '', sortCode: 0 });
    await expect(admin.permission.role.update({ id, body: { fullName: null as never } })).rejects.toMatchObject({
      code: 400,
      fieldErrors: { fullName: expect.any(String) as string },
    });
  });

  it('merges with changes of other fields, whoever made them and in whatever order', async () => {
    const { id } = await makeRole();
    await admin.permission.role.update({ id, body: { revision: 1, fullName: '甲改名' } });
    await admin.permission.role.updateState({ id });
    await admin.permission.role.update({ id, body: { revision: 1, description: '乙改说明' } });
    expect(await admin.permission.role.read({ id })).toMatchObject({
      fullName: '甲改名',
      description: '乙改说明',
      enabledMark: 1,
      revision: 4,
    });
  });

  it('says 409 with what was there, what others saved and who they are, where both changed the same', async () => {
    const { id, body } = await makeRole();
    await admin.permission.role.update({ id, body: { revision: 1, fullName: '他人的名称', sortCode: 9 } });
    const mine = { revision: 1, fullName: '我的名称', description: '我的说明' };
    expect(await conflictOf(admin.permission.role.update({ id, body: mine }))).toMatchObject({
      conflict: {
        revision: 2,
        userName: '系统管理员',
        conflicts: [{ path: 'fullName', original: body.fullName, theirs: '他人的名称', mine: '我的名称' }],
        theirs: { set: { fullName: '他人的名称', sortCode: 9 }, rows: {} },
      },
    });
    expect(await admin.permission.role.read({ id })).toMatchObject({ description: body.description });
    await admin.permission.role.update({ id, body: { ...mine, revision: 2 } });
    expect(await admin.permission.role.read({ id })).toMatchObject({ fullName: '我的名称', sortCode: 9 });
  });

  it('agrees where both saved the same value', async () => {
    const { id } = await makeRole();
    const body = { revision: 1, fullName: '同名' };
    await admin.permission.role.update({ id, body });
    await admin.permission.role.update({ id, body });
    expect(await admin.permission.role.read({ id })).toMatchObject({ fullName: '同名', revision: 2 });
  });

  it('changes lists by difference, so that nobody takes away what another one added', async () => {
    const { id } = await makeRole();
    await admin.permission.role.update({ id, body: { revision: 1, organizeIds: { add: ['nanshan'] } } });
    await admin.permission.role.update({ id, body: { revision: 1, organizeIds: { add: [], remove: ['binhai'] } } });
    expect(await admin.permission.role.read({ id })).toMatchObject({ organizeIds: ['nanshan'] });
  });

  it('refuses a revision that does not exist, and counts everything as changed where its memory ends', async () => {
    const { id } = await makeRole();
    await expect(admin.permission.role.update({ id, body: { revision: 5, fullName: '未来' } })).rejects.toMatchObject({
      code: 400,
    });
    await admin.permission.role.update({ id, body: { revision: 1, sortCode: 8 } });
    await app.db
      .updateTable('nounChange')
      .set({ creatorTime: new Date(Date.now() - 91 * 24 * 3_600_000) })
      .where('recordId', '=', id)
      .execute();
    await cleanUp(app.deps, Date.now());
    expect(
      await conflictOf(admin.permission.role.update({ id, body: { revision: 1, fullName: '很久以后' } })),
    ).toMatchObject({ conflict: { conflicts: [{ path: 'fullName', original: null, mine: '很久以后' }] } });
  });

  it('keeps one of many that change the same at the same time, and says so to the others', async () => {
    const { id } = await makeRole();
    const names = Array.from({ length: 8 }, (_, index) => `同时${String(index)}`);
    const outcomes = await Promise.allSettled(
      names.map((fullName) => admin.permission.role.update({ id, body: { revision: 1, fullName } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await admin.permission.role.read({ id })).toMatchObject({ revision: 2 });
  });
});

describe.each([
  ['menu', () => admin.system.menu],
  ['area', () => admin.system.area],
  ['dictionaryType', () => admin.system.dictionaryType],
  ['dictionaryData', () => admin.system.dictionaryData],
  ['billRule', () => admin.system.billRule],
  ['dataInterface', () => admin.system.dataInterface],
  ['scheduledTask', () => admin.system.task],
  ['printTemplate', () => admin.system.printDev],
  ['messageTemplate', () => admin.system.messageTemplate],
  ['position', () => admin.permission.position],
  ['role', () => admin.permission.role],
  ['userGroup', () => admin.permission.group],
  ['userAccount', () => admin.permission.users],
  ['visualModel', () => admin.visualdev.models],
  ['parkingPlace', () => admin.parking.place],
  ['parkingLane', () => admin.parking.lane],
  ['parkingBerth', () => admin.parking.berth],
  ['parkingInspector', () => admin.parking.inspector],
  ['parkingTariff', () => admin.parking.tariff],
  ['parkingMerchant', () => admin.parking.merchant],
  ['parkingCompany', () => admin.parking.company],
  ['parkingReductionCode', () => admin.parking.reductionCode],
  ['parkingListedPlate', () => admin.parking.listedPlate],
] as const)('%s', (table, callsOf) => {
  it('stays as it is when it is saved as it was read, and has its revision', async () => {
    const calls = callsOf() as unknown as {
      read(input: { id: string }): Promise<{ id: string; revision: number; lastModifyTime?: number }>;
      update(input: { id: string; body: object }): Promise<unknown>;
    };
    const rows = await app.db.selectFrom(table).select('id').orderBy('id').limit(2).execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { lastModifyTime: _before, ...before } = await calls.read({ id });
      expect(before.revision).toBeGreaterThan(0);
      await calls.update({ id, body: { revision: before.revision } });
      await calls.update({ id, body: before });
      const { lastModifyTime: _after, ...after } = await calls.read({ id });
      expect(after).toEqual(before);
    }
  });
});

describe('creating a noun', () => {
  it('is done once for a key, and again for another', async () => {
    const create = (enCode: string, key: string) =>
      admin.permission.group.create({ body: { fullName: '分组', enCode } }, { idempotencyKey: key });
    const ids = await Promise.all(Array.from({ length: 4 }, () => create('noun.once', 'noun-key-0001')));
    expect(new Set(ids).size).toBe(1);
    await expect(create('noun.twice', 'noun-key-0001')).rejects.toMatchObject({ code: 409 });
    expect(await create('noun.twice', 'noun-key-0002')).not.toBe(ids[0]);
  });

  it('does not take the key of one call for another one with the same body', async () => {
    const body = { fullName: '同体', enCode: 'noun.body' };
    await admin.permission.group.create({ body }, { idempotencyKey: 'noun-key-0003' });
    await expect(admin.permission.role.create({ body }, { idempotencyKey: 'noun-key-0003' })).rejects.toMatchObject({
      code: 409,
    });
  });
});

describe('a user', () => {
  let userId: string;
  const user = () => admin.permission.users.read({ id: userId });

  beforeAll(async () => {
    userId = await admin.permission.users.create({
      body: {
        account: 'nounchanges',
        realName: '改动',
        organizeIds: ['binhai'],
        roleIds: ['auditor'],
        mobilePhone: '13911112222',
        password: 'a'.repeat(64),
      },
    });
  });

  it('keeps the role that somebody gave while the form stood open', async () => {
    const { revision } = await user();
    await admin.permission.members.add({ holder: 'Role', id: 'finance', body: { userIds: [userId] } });
    const body = { revision, realName: '改名', roleIds: { add: ['roadsideStaff'], remove: ['auditor'] } };
    await admin.permission.users.update({ id: userId, body });
    const { realName, roleIds } = await user();
    expect(realName).toBe('改名');
    expect([...roleIds].sort()).toEqual(['finance', 'roadsideStaff']);
  });

  it('tells nobody of a column that they have not been given, in a conflict either', async () => {
    const { revision } = await user();
    await admin.permission.users.update({
      id: userId,
      body: { revision, mobilePhone: '13933334444', realName: '他人改名' },
    });
    // who holds more than somebody is not theirs to change
    await app.db
      .deleteFrom('membership')
      .where('userId', 'in', [userId, 'operator'])
      .where('kind', '=', 'role')
      .execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: ['permission_user'],
      button: ['permission_user__btn_edit'],
      list: ['permission_user__account', 'permission_user__realName'],
      data: [{ moduleId: 'permission_user', scope: 'all' }],
    });
    const limited = await app.signIn('operator');
    const call = limited.permission.users.update({
      id: userId,
      body: { revision, realName: '我的改名', mobilePhone: '13955556666' },
    });
    const data = await conflictOf(call);
    expect(data).toMatchObject({ conflict: { conflicts: [{ path: 'realName' }] } });
    expect(JSON.stringify(data)).not.toContain('13933334444');
    expect(await user()).toMatchObject({ mobilePhone: '13933334444' });
  });
});

it('keeps the list that somebody saved while the form was drawn, and says 409 for the same document', async () => {
  const model = await admin.visualdev.models.read({ id: 'visitor' });
  const { revision, formData, columnData, id } = model;
  const list = { ...(JSON.parse(columnData) as object), pageSize: 50 };
  await admin.visualdev.models.update({ id, body: { revision, columnData: JSON.stringify(list) } });
  const form = { ...(JSON.parse(formData) as object), labelWidth: 120 };
  await admin.visualdev.models.update({ id, body: { revision, formData: JSON.stringify(form) } });
  const saved = await admin.visualdev.models.read({ id });
  expect(JSON.parse(saved.columnData)).toMatchObject({ pageSize: 50 });
  expect(JSON.parse(saved.formData)).toMatchObject({ labelWidth: 120 });
  const other = { ...list, pageSize: 100 };
  expect(
    await conflictOf(admin.visualdev.models.update({ id, body: { revision, columnData: JSON.stringify(other) } })),
  ).toMatchObject({ conflict: { conflicts: [{ path: 'columnData' }] } });
});

it('leaves no row of a tree without its parent, however a deletion and a creation meet', async () => {
  for (let round = 0; round < 10; round += 1) {
    const code = `noun.tree${String(round)}`;
    const parentId = await admin.system.dictionaryType.create({
      body: { fullName: code, enCode: code, parentId: '-1' },
    });
    await Promise.allSettled([
      admin.system.dictionaryType.remove({ id: parentId }),
      admin.system.dictionaryType.create({ body: { fullName: code, enCode: `${code}.below`, parentId } }),
    ]);
  }
  const orphans = await app.db
    .selectFrom('dictionaryType as row')
    .leftJoin('dictionaryType as parent', 'parent.id', 'row.parentId')
    .select('row.id')
    .where('row.parentId', '<>', '-1')
    .where('parent.id', 'is', null)
    .execute();
  expect(orphans).toEqual([]);
});

describe('a secret, which is never answered', () => {
  it('is a change by itself, so that a second editor is asked and another field merges', async () => {
    const { dataInterface } = admin.system;
    const body = { fullName: '凭据', enCode: 'noun.secret', kind: 'http', url: 'https://example.com' } as const;
    const id = await dataInterface.create({ body: { ...body, auth: 'bearer', secret: 'first' } });
    await dataInterface.update({ id, body: { revision: 1, secret: 'theirs' } });
    expect(await dataInterface.read({ id })).toMatchObject({ revision: 2, secret: '' });
    const conflict = await conflictOf(dataInterface.update({ id, body: { revision: 1, secret: 'mine' } }));
    expect(conflict).toMatchObject({ conflict: { revision: 2, conflicts: [{ path: 'secret', theirs: '' }] } });
    expect(JSON.stringify(conflict)).not.toContain('"theirs":"theirs"');
    await dataInterface.update({ id, body: { revision: 1, description: '合并' } });
    await dataInterface.update({ id, body: { revision: 3, secret: '' } });
    expect(await dataInterface.read({ id })).toMatchObject({ revision: 3, description: '合并', hasSecret: true });
  });

  it('of a message channel is one too, and is in no memory of changes', async () => {
    const { messageChannel } = admin.system;
    const server = { host: 'mail.example.com', account: 'system', fromAddress: 'a@example.com' };
    await messageChannel.update({ id: 'mail', body: { ...server, provider: 'smtp', secret: 'first-secret' } });
    const { revision } = await messageChannel.read({ id: 'mail' });
    await messageChannel.update({ id: 'mail', body: { revision, secret: 'their-secret' } });
    expect(await messageChannel.read({ id: 'mail' })).toMatchObject({ revision: revision + 1, secret: '' });
    await conflictOf(messageChannel.update({ id: 'mail', body: { revision, secret: 'my-secret' } }));
    const kept = await app.db.selectFrom('nounChange').select('undo').where('noun', '=', 'message_channel').execute();
    expect(JSON.stringify(kept)).not.toContain('-secret');
  });
});

it('merges settings that two administrators save, and asks about the same one', async () => {
  const { revision, ...before } = await admin.system.config.read();
  const update = (body: Parameters<typeof admin.system.config.update>[0]['body']) =>
    admin.system.config.update({ body });
  await update({ revision, copyright: '他人的版权', secondFactorRoles: { add: ['auditor'] } });
  await update({ revision, logDays: 77, secondFactorRoles: { add: ['hr'] } });
  expect(await admin.system.config.read()).toMatchObject({
    ...before,
    copyright: '他人的版权',
    logDays: 77,
    secondFactorRoles: ['auditor', 'hr'],
    revision: revision + 2,
  });
  expect(await conflictOf(update({ revision, copyright: '我的版权' }))).toMatchObject({
    conflict: { userName: '系统管理员', conflicts: [{ path: 'copyright', theirs: '他人的版权' }] },
  });
  await update({ revision: revision + 2, copyright: before.copyright, logDays: before.logDays, secondFactorRoles: [] });
});
