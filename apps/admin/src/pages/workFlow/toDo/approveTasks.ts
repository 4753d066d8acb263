import { ApiError } from '@smart-admin/api-client';
import { api } from '../../../app/api.js';
import { once } from '../../../resource/once.js';

/** Tasks that one call takes. */
const AT_ONCE = 50;

/**
 * Approves tasks by their ids in the list, however many; each by itself. A refusal of the first call is thrown, silently; one of
 * a later call is told of its tasks and those behind them, for the others are approved.
 */
export async function approveTasks({ ids, comment }: { ids: string[]; comment?: string }): Promise<ApproveAnswer> {
  const answer: ApproveAnswer = { approved: [], refused: [] };
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const body = { ids: ids.slice(start, start + AT_ONCE), ...(comment === undefined ? {} : { comment }) };
    try {
      const { approved, refused } = await once(`workflow.approveMany.${start}`, body, (key) =>
        api.workflow.flowList.approveMany({ body }, { silent: true, ...key }),
      );
      answer.approved.push(...approved);
      answer.refused.push(...refused);
    } catch (error) {
      if (start === 0 || !(error instanceof ApiError)) throw error;
      const reason = error.message;
      answer.refused.push(...ids.slice(start).map((id) => ({ id, reason })));
      return answer;
    }
  }
  return answer;
}

/** What became of each task. */
export interface ApproveAnswer {
  approved: string[];
  refused: { id: string; reason: string }[];
}
