import { type contract } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { type Call } from '../../http/handle.js';
import { callKey, keyOfPart } from '../../http/idempotent.js';
import { actOnFlow } from './actOnFlow.js';

type ApproveMany = (typeof contract)['workflow']['flowList']['approveMany'];

/** Approves tasks one after the other (`instance.task`): what one refuses holds no other back. */
export async function approveMany({ deps, caller, body: { ids, comment }, locale, request }: Call<ApproveMany>) {
  const approved: string[] = [];
  const call = callKey(request, caller.userId);
  const refused: { id: string; reason: string }[] = [];
  for (const id of ids) {
    const [instanceId = '', taskId = ''] = id.split('-');
    try {
      const act = { kind: 'approve' as const, taskId, ...(comment === undefined ? {} : { comment }) };
      await actOnFlow(deps, { instanceId, act, caller, locale, call: keyOfPart(call, id) });
      approved.push(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code >= 500) throw error;
      refused.push({ id, reason: error.text(locale) });
    }
  }
  return { approved, refused };
}
