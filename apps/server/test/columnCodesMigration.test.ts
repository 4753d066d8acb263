import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnGrants, up } from '../src/migrations/0161_column_codes.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.deleteFrom('grantItem').where('kind', '=', 'form').execute();
});
afterAll(() => app.stop());

const PAGE = 'parking_visitor';
const isColumn = sql<boolean>`menu_id = ${PAGE} and kind = 'form' and en_code like '%.%'`;

/** A code of the visitor page as an earlier version had it, with its holders. */
async function hold(enCode: string, holders: readonly string[]) {
  await app.db
    .insertInto('menuCode')
    .values({ id: `old_${enCode}`, menuId: PAGE, kind: 'form', enCode, fullName: enCode, sortCode: 99 })
    .onConflict((conflict) => conflict.columns(['menuId', 'kind', 'enCode']).doNothing())
    .execute();
  const { id } = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', PAGE)
    .where('kind', '=', 'form')
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow();
  for (const holder of holders) {
    const [holderType, holderId = ''] = holder.split(':') as ['Role' | 'User', string];
    await app.db.insertInto('grantItem').values({ holderType, holderId, kind: 'form', itemId: id }).execute();
  }
}

/** Column codes of the visitor page with their holders, after a database of an earlier version was brought up to date. */
async function migrated({ isFormAuthorize = 1, held }: { isFormAuthorize?: 0 | 1; held: Record<string, string[]> }) {
  await app.db.deleteFrom('grantItem').where('kind', '=', 'form').execute();
  await app.db.deleteFrom('menuCode').where(isColumn).execute();
  await app.db.updateTable('menu').set({ isFormAuthorize }).where('id', '=', PAGE).execute();
  for (const [code, holders] of Object.entries(held)) await hold(code, holders);
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  const codes = await app.db.selectFrom('menuCode').select(['id', 'enCode', 'fullName']).where(isColumn).execute();
  const grants = await app.db.selectFrom('grantItem').selectAll().where('kind', '=', 'form').execute();
  return Object.fromEntries(
    codes.map(({ id, enCode }) => [
      enCode,
      grants.filter(({ itemId }) => itemId === id).map(({ holderType, holderId }) => `${holderType}:${holderId}`),
    ]),
  );
}

describe('column codes of a database of an earlier version', () => {
  it('are given to whoever has the subtable, to set or to read', async () => {
    const codes = await migrated({ held: { visitors: ['Role:operator'], 'visitors:read': ['Role:auditor'] } });
    expect(codes).toMatchObject({
      'visitors.name': ['Role:operator'],
      'visitors.name:read': ['Role:auditor'],
      'visitors.idCard': ['Role:operator'],
      'visitors.idCard:read': ['Role:auditor'],
    });
  });

  it('show nobody a column that a code took away from them, and take it from nobody who saw it', async () => {
    await app.db.deleteFrom('membership').where('kind', '=', 'role').where('targetId', '=', 'operator').execute();
    const join = (targetId: string, userId: string) =>
      app.db.insertInto('membership').values({ kind: 'role', targetId, userId, sortCode: 0 }).execute();
    const [one, other] = await app.db
      .selectFrom('userAccount')
      .select('id')
      .where('id', '<>', 'admin')
      .limit(2)
      .execute();
    for (const user of [one, other]) await join('operator', user?.id ?? '');
    await app.db.deleteFrom('membership').where('kind', '=', 'role').where('targetId', '=', 'developer').execute();
    await join('developer', one?.id ?? '');
    const held = { visitors: ['Role:operator'], 'visitors.idCard:hidden': ['Role:developer'] };
    const codes = await migrated({ held });
    expect(codes['visitors.idCard']).toEqual([`User:${other?.id}`]);
    expect(codes['visitors.idCard:read']).toEqual([]);
    expect(codes['visitors.name']).toEqual(['Role:operator']);
    expect(codes).not.toHaveProperty('visitors.idCard:hidden');
  });

  it('stay away where everybody had the one that hid the column', async () => {
    const held = { 'visitors.idCard:hidden': [], 'visitors.name:read': [] };
    const codes = await migrated({ isFormAuthorize: 0, held });
    expect(Object.keys(codes).filter((code) => code.includes('idCard') || code.includes('name'))).toEqual([
      'visitors.name:read',
    ]);
  });
});

describe('columnGrants', () => {
  const members = new Map([
    ['Role:all', new Set(['u1', 'u2', 'u3'])],
    ['Role:reads', new Set(['u2'])],
    ['Role:blind', new Set(['u3'])],
  ]);
  const grants = (holders: Partial<Parameters<typeof columnGrants>[0]>) =>
    columnGrants({ write: [], read: [], hidden: [], readOnly: [], members, ...holders });

  it('follow the subtable where nothing took the column away from a member', () => {
    expect(grants({ write: ['Role:all'], read: ['Role:all', 'Role:reads'], hidden: ['Role:nobody'] })).toEqual([
      { holder: 'Role:all', access: 'write' },
      { holder: 'Role:reads', access: 'read' },
    ]);
  });

  it('give a holder what the worst off of its members had, and the others what they had', () => {
    expect(grants({ write: ['Role:all'], readOnly: ['Role:reads'] })).toEqual([
      { holder: 'Role:all', access: 'read' },
      { holder: 'User:u1', access: 'write' },
      { holder: 'User:u3', access: 'write' },
    ]);
    expect(grants({ write: ['Role:all'], readOnly: ['Role:reads'], hidden: ['Role:blind'] })).toEqual([
      { holder: 'User:u1', access: 'write' },
      { holder: 'User:u2', access: 'read' },
    ]);
  });

  it('never give a person more than they had', () => {
    expect(grants({ write: ['User:u3', 'Role:reads'], hidden: ['Role:blind'], readOnly: ['User:u2'] })).toEqual([
      { holder: 'Role:reads', access: 'read' },
    ]);
  });
});
