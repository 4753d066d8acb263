import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './dataInterface.messages.js';
import { type AskedInterface } from './InterfaceAsker.js';

/** Throws 403 unless the caller may ask the interface. */
export async function requireCallable(
  db: Executor,
  caller: Pick<Caller, 'userId' | 'rights'>,
  { id, fullName: name }: Pick<AskedInterface, 'id' | 'fullName'>,
): Promise<void> {
  const found = await db
    .selectFrom('dataInterface')
    .select('id')
    .where('id', '=', id)
    .where(isCallable(caller))
    .executeTakeFirst();
  if (!found) throw new ApiError(403, t('notYours', { name }));
}

/** Whether a row of `data_interface` may be asked by somebody. */
export function isCallable({ userId, rights }: Pick<Caller, 'userId' | 'rights'>): RawBuilder<boolean> {
  if (rights.hasPage(pages.dataInterface.address)) return sql<boolean>`true`;
  return sql<boolean>`(data_interface.access = 'everyone' or data_interface.access = 'roles' and exists (
    select from membership join role on role.id = membership.target_id and role.enabled_mark = 1
    where membership.user_id = ${userId} and membership.kind = 'role' and data_interface.role_ids ? role.id))`;
}
