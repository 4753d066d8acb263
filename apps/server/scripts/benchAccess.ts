import { createClient, login, type ApiClient } from '@smart-admin/api-client';
import { type Database } from '../src/db/database.js';
import { type ServerProcess } from './serverProcess.js';

/** A client in the name of somebody. */
export async function signInTo({ url }: ServerProcess, account: string, password: string): Promise<ApiClient> {
  let token: string | null = null;
  const api = createClient({ baseUrl: url, getToken: () => token });
  ({ token } = await login(api, { mode: 'account', account, password }));
  return api;
}

/** Somebody who has one page, by its code, with all that it offers, and the rows of their own department there. */
export async function signInLimited(
  server: ServerProcess,
  { admin, db, page }: { admin: ApiClient; db: Database; page: string },
): Promise<ApiClient> {
  const { id, account, organizeId } = await db
    .selectFrom('userAccount')
    .select(['id', 'account', 'organizeId'])
    .where('id', '=', 'user001')
    .executeTakeFirstOrThrow();
  const { authority } = admin.permission;
  const [{ list: nodes }, { revision }] = [await authority.tree(), await authority.read({ holder: 'User', id })];
  const menu = nodes.find(({ kind, enCode }) => kind === 'menu' && enCode === page);
  if (!menu) throw new Error(`there is no page ${page}`);
  const codes = (kind: string) =>
    nodes.filter((node) => node.parentId === menu.id && node.kind === kind).map((node) => node.id);
  const data = [{ moduleId: menu.id, scope: 'organizes' as const, organizeIds: [organizeId] }];
  const body = { menu: [menu.id], button: codes('button'), list: codes('list'), form: codes('form'), data, revision };
  await authority.update({ holder: 'User', id, body });
  return signInTo(server, account, 'Smart123');
}
