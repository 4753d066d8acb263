import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readCallers } from '../user/readCaller.js';
import { requireUsersVisible } from '../user/userScope.js';
import { readFlowForm } from './readFlowForm.js';

/**
 * What a draft is tried with: its form, and somebody whom the caller sees as its launcher. Throws 403 for
 * others, 404 where there is no such flow or the launcher can no longer sign in.
 */
export async function readTrial(
  deps: Pick<Deps, 'db' | 'rights'>,
  { id, caller, launcherId }: { id: string; caller: Caller; launcherId: string },
) {
  await requireUsersVisible(deps.db, caller, [launcherId]);
  const { form } = await readFlowForm(deps.db, { id, caller });
  const [launcher] = await readCallers(deps, [launcherId]);
  const { organizeId } = requireRow(launcher);
  return { launcher: { launcherId, organizeId }, fields: form.fields };
}
