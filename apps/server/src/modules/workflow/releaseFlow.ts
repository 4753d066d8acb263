import { decodeFlowDocument, type FlowProblem, flowProblemText, flowProblems } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type Once } from '../../http/idempotent.js';
import { type Caller } from '../../rights/caller.js';
import { readReleased } from '../visualdev/releasedModel.js';
import { t } from './workflow.messages.js';

/** Makes the draft of a flow the version that new ones follow, with the form as it is released now. Throws 409 with its problems. */
export async function releaseFlow(
  once: Once,
  { id, caller, locale }: { id: string; caller: Caller; locale: Locale },
): Promise<{ fullName: string; version: number }> {
  return once(async (trx) => {
    const row = requireRow(
      await trx
        .selectFrom('flow')
        .select(['fullName', 'document', 'version', 'modelId'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    );
    const model = await readReleased(trx, row.modelId);
    const flow = decodeFlowDocument(JSON.parse(row.document));
    const problems = flowProblems(flow, { form: model.form, flowId: id }).filter(
      ({ severity }) => severity === 'error',
    );
    if (problems.length > 0)
      throw new ApiError(409, t('problems', { count: problems.length }), {
        problems: problems.map((problem) => told(problem, locale)),
      });
    const version = row.version + 1;
    await trx
      .insertInto('flowVersion')
      .values({ flowId: id, version, modelVersion: model.version, document: row.document, userId: caller.userId })
      .execute();
    await trx.updateTable('flow').set({ version, state: 1 }).where('id', '=', id).execute();
    return { fullName: row.fullName, version };
  });
}

/** A problem as the contract tells it. */
export function told(problem: FlowProblem, locale: Locale) {
  const { severity, nodeId = '', setting } = problem;
  return { severity, nodeId, setting, text: flowProblemText(problem, locale) };
}
