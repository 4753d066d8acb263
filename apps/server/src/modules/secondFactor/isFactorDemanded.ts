import { type Deps } from '../../deps.js';

/** Whether the sign-in policy demands a second factor of a user. */
export async function isFactorDemanded({ db, configs }: Deps, userId: string): Promise<boolean> {
  const { secondFactorFor, secondFactorRoles } = await configs.read();
  if (secondFactorFor !== 'roles') return secondFactorFor === 'all';
  if (secondFactorRoles.length === 0) return false;
  const role = await db
    .selectFrom('membership')
    .select('targetId')
    .where('userId', '=', userId)
    .where('kind', '=', 'role')
    .where('targetId', 'in', secondFactorRoles)
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}
