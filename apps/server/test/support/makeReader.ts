import { type ApiClient } from '@smart-admin/api-client';
import { saveGrants } from './saveGrants.js';
import { type TestApp } from './startTestApp.js';

/** Somebody of the company `binhai` with the pages that are named and nothing else, signed in. */
export async function makeReader(
  app: TestApp,
  admin: ApiClient,
  { id, account, menuIds }: { id: string; account: string; menuIds: readonly string[] },
): Promise<ApiClient> {
  const { passwordHash } = await app.db
    .selectFrom('userAccount')
    .select('passwordHash')
    .where('id', '=', 'operator')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('userAccount')
    .values({ id, account, realName: account, passwordHash, organizeId: 'binhai' })
    .execute();
  await app.db.insertInto('membership').values({ kind: 'organize', targetId: 'binhai', userId: id }).execute();
  await saveGrants(admin, 'User', id, { menu: [...menuIds], button: [], list: [], form: [], data: [] });
  return app.signIn(account, 'operator123');
}
