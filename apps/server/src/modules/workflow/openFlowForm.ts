import { type FillingFlow } from '@smart-admin/form-engine/core';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readCaller } from '../user/readCaller.js';
import { type FilledForm } from '../visualdev/records/offeredRecords.js';
import { accessByNode } from './flowAccess.js';
import { readLaunchable } from './launchFlow.js';
import { readLauncher } from './launchFor.js';
import { openRelease } from './openFlow.js';
import { openForReading } from './readDetail.js';

/**
 * The form that somebody fills in with a flow, that of one which they launch or in which they have a part, with what they may write
 * there. Throws 403, 404 or 409 where they do not.
 */
export async function openFlowForm(deps: Deps, caller: Caller, flow: FillingFlow): Promise<FilledForm> {
  if ('instance' in flow) {
    const { access, submitsFor } = await openForReading(deps, { instanceId: flow.instance, caller });
    return { access, filler: submitsFor === undefined ? caller : await readCaller(deps, submitsFor) };
  }
  const { launch: flowId, forUserId } = flow;
  const filler = await readLauncher(deps, { caller, flowId, forUserId });
  const release = await openRelease(deps.db, await readLaunchable(deps, { flowId, caller: filler }));
  return { access: accessByNode(release.model, release.flow.start.fields, 'write'), filler };
}
