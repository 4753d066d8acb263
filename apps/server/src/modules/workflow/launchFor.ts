import { pages } from '@smart-admin/api-client/pages';
import { type Database } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { readCallers } from '../user/readCaller.js';
import { isAbout, type Principal, principalsOf } from './ownTasks.js';
import { t } from './workflow.messages.js';

/** Whose flow it will be: the caller's, or of whoever has entrusted them with launching it. Throws 403 where nobody has. */
export async function readLauncher(
  deps: Pick<Deps, 'db' | 'rights'>,
  { caller, flowId, forUserId }: { caller: Caller; flowId: string; forUserId?: string | undefined },
): Promise<Caller> {
  if (forUserId === undefined || forUserId === caller.userId) return caller;
  const principals = await principalsOf(deps.db, caller.userId, 'launch');
  const isEntrusted = principals.some((each) => each.userId === forUserId && isAbout(each, flowId));
  const [launcher] = isEntrusted ? await readCallers(deps, [forUserId]) : [];
  if (!launcher) throw new ApiError(403, t('notEntrusted'));
  if (!mayLaunchAtAll(launcher)) throw new ApiError(403, t('giverMayNotLaunch', { name: launcher.realName }));
  return launcher;
}

/** For whom the caller may launch now, with what the entrustments are about. */
export async function launchersFor(
  deps: Pick<Deps, 'db' | 'rights'>,
  caller: Caller,
): Promise<{ launcher: Caller; principals: Principal[] }[]> {
  const principals = await principalsOf(deps.db, caller.userId, 'launch');
  const launchers = await readCallers(deps, [...new Set(principals.map(({ userId }) => userId))]);
  return launchers.filter(mayLaunchAtAll).map((launcher) => ({
    launcher,
    principals: principals.filter(({ userId }) => userId === launcher.userId),
  }));
}

/** By what right somebody does what the launcher may: as the launcher, or entrusted by them; undefined for anybody else. */
export async function launchRight(
  db: Database,
  { userId }: Caller,
  { launcherId, launchedBy, flowId }: { launcherId: string; launchedBy: string; flowId: string },
): Promise<LaunchRight | undefined> {
  if (launcherId === userId) return { principal: undefined };
  if (launchedBy !== userId) return undefined;
  const principals = await principalsOf(db, userId, 'launch');
  const isEntrusted = principals.some((each) => each.userId === launcherId && isAbout(each, flowId));
  return isEntrusted ? { principal: launcherId } : undefined;
}

export interface LaunchRight {
  /** For whom they act, where it is not for themselves. */
  principal: string | undefined;
}

function mayLaunchAtAll({ rights }: Caller): boolean {
  return rights.hasButton(pages.flowLaunch.address, 'btn_add');
}
