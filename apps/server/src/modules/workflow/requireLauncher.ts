import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type Launchers } from './workflow.tables.js';
import { t } from './workflow.messages.js';

/** Throws 403 unless a flow is for everybody or names the caller, one of their enabled roles or groups, or an organisation above them. */
export async function requireLauncher(db: Executor, caller: Caller, launchers: Launchers | null): Promise<void> {
  if (launchers === null) return;
  const isNamedBy = await readNaming(db, caller);
  if (!isNamedBy(launchers)) throw new ApiError(403, t('mayNotLaunch'));
}

/** Whether flows may be launched by somebody, of whom all is read that tells it: one query for any number of flows. */
export async function readNaming(db: Executor, caller: Caller): Promise<(launchers: Launchers | null) => boolean> {
  if (caller.rights.isAdministrator) return () => true;
  const memberships = await db
    .selectFrom('membership')
    .leftJoin('organize', (join) =>
      join.onRef('organize.id', '=', 'membership.targetId').on('membership.kind', '=', 'organize'),
    )
    .leftJoin('role', (join) => join.onRef('role.id', '=', 'membership.targetId').on('membership.kind', '=', 'role'))
    .leftJoin('userGroup', (join) =>
      join.onRef('userGroup.id', '=', 'membership.targetId').on('membership.kind', '=', 'group'),
    )
    .select(['membership.kind', 'membership.targetId', 'organize.path'])
    .where('membership.userId', '=', caller.userId)
    .where((eb) =>
      eb.or([
        eb('membership.kind', 'not in', ['role', 'group']),
        eb('role.enabledMark', '=', 1),
        eb('userGroup.enabledMark', '=', 1),
      ]),
    )
    .execute();
  return (launchers) =>
    launchers === null ||
    launchers.userIds.includes(caller.userId) ||
    memberships.some(({ kind, targetId, path }) => {
      if (kind === 'role') return launchers.roleIds.includes(targetId);
      if (kind === 'group') return launchers.groupIds.includes(targetId);
      return (path ?? '').split('/').some((id) => id !== '' && launchers.organizeIds.includes(id));
    });
}
