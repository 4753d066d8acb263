import { pages } from '@smart-admin/api-client/pages';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { releasedFlows } from '../workflow/openFlow.js';
import { requireLauncher } from '../workflow/requireLauncher.js';

/** Released, enabled flows about a form that the caller may design or launch, by name. */
export async function flowsAbout(
  db: Executor,
  caller: Caller,
  modelId: string,
): Promise<{ id: string; fullName: string }[]> {
  const flows = await releasedFlows(db)
    .select(['flow.id', 'flow.fullName', 'release.launchers'])
    .where('flow.modelId', '=', modelId)
    .where('flow.enabledMark', '=', 1)
    .orderBy('flow.fullName')
    .orderBy('flow.id')
    .execute();
  const chosen: { id: string; fullName: string }[] = [];
  for (const { id, fullName, launchers } of flows)
    if (caller.rights.hasPage(pages.flowEngine.address) || (await mayLaunch(db, caller, launchers)))
      chosen.push({ id, fullName });
  return chosen;
}

async function mayLaunch(
  db: Executor,
  caller: Caller,
  launchers: Parameters<typeof requireLauncher>[2],
): Promise<boolean> {
  if (!caller.rights.hasPage(pages.flowLaunch.address)) return false;
  try {
    await requireLauncher(db, caller, launchers);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 403) return false;
    throw error;
  }
}
