import { type ApiClient } from '@smart-admin/api-client';
import { saveGrants } from './saveGrants.js';
import { type TestApp } from './startTestApp.js';

/** Takes a field of the visitor page from the operators, in list and form, while something is tried. */
export async function withoutField(
  { app, admin }: { app: TestApp; admin: ApiClient },
  enCode: string,
  attempt: () => Promise<void>,
) {
  const grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const codes = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', 'parking_visitor')
    .where('enCode', 'in', [enCode, `${enCode}:read`])
    .execute();
  const gone = new Set(codes.map(({ id }) => id));
  const less = {
    ...grants,
    list: grants.list.filter((id) => !gone.has(id)),
    form: grants.form.filter((id) => !gone.has(id)),
  };
  await saveGrants(admin, 'Role', 'operator', less);
  await attempt();
  await saveGrants(admin, 'Role', 'operator', grants);
}
