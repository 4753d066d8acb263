import { type PortalCard } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';

/** Roles and organisations by which cards are shown or not, organisations with all that stand above them. */
export interface CardViewer {
  /** Sees every card. */
  seesAll: boolean;
  roleIds: ReadonlySet<string>;
  organizeIds: ReadonlySet<string>;
}

/** Whether somebody sees a card: who is in one of its roles or organisations, and everybody where it names none. */
export function isVisible({ roleIds, organizeIds }: Pick<PortalCard, 'roleIds' | 'organizeIds'>, viewer: CardViewer) {
  if (viewer.seesAll || (roleIds.length === 0 && organizeIds.length === 0)) return true;
  return roleIds.some((id) => viewer.roleIds.has(id)) || organizeIds.some((id) => viewer.organizeIds.has(id));
}

/** What a person is, as cards ask for it; administrators see every card. */
export async function viewerOf(
  db: Executor,
  { userId, rights }: Pick<Caller, 'userId' | 'rights'>,
): Promise<CardViewer> {
  const members = await db
    .selectFrom('membership')
    .select(['kind', 'targetId'])
    .where('userId', '=', userId)
    .where('kind', 'in', ['role', 'organize'])
    .execute();
  const of = (kind: string) => members.flatMap((member) => (member.kind === kind ? [member.targetId] : []));
  const roles = of('role');
  const enabled = roles.length
    ? await db.selectFrom('role').select('id').where('id', 'in', roles).where('enabledMark', '=', 1).execute()
    : [];
  return {
    seesAll: rights.isAdministrator,
    roleIds: new Set(enabled.map(({ id }) => id)),
    organizeIds: await withAbove(db, of('organize')),
  };
}

/** Organisations with all that stand above them. */
export async function withAbove(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('organize')
    .select('path')
    .where('id', 'in', [...ids])
    .execute();
  return new Set([...ids, ...rows.flatMap(({ path }) => path.split('/').filter(Boolean))]);
}
