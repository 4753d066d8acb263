import { type DatabaseTransaction } from '../db/database.js';

/** The users who hold one of these roles, as the transaction sees it, each once. */
export async function membersOfRoles(transaction: DatabaseTransaction, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const members = await transaction
    .selectFrom('membership')
    .select('userId')
    .distinct()
    .where('kind', '=', 'role')
    .where('targetId', 'in', roleIds)
    .execute();
  return members.map(({ userId }) => userId);
}
