import {
  decodeFlowDocument,
  type FlowDocument,
  indexFlow,
  type FlowProblem,
  flowProblemText,
  flowProblems,
} from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type Once } from '../../http/idempotent.js';
import { type Caller } from '../../rights/caller.js';
import { readDefinition } from '../dataInterface/answerCall.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { readReleased, releasedIds } from '../visualdev/releasedModel.js';
import { readTargets } from './readTargets.js';
import { t } from './workflow.messages.js';

/**
 * Makes the draft of a flow the version that new ones follow, with the form as it is released now. Throws 409 with its problems,
 * and with what should be looked at where the note does not account for that.
 */
export async function releaseFlow(
  once: Once,
  { id, note, caller, locale }: { id: string; note: string; caller: Caller; locale: Locale },
): Promise<{ fullName: string; version: number }> {
  return once(async (trx) => {
    const row = requireRow(
      await trx
        .selectFrom('flow')
        .select(['fullName', 'document', 'version', 'modelId', 'titleFormula', 'launchers', 'billRule'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    );
    if (!(await releasedIds(trx, [row.modelId])).has(row.modelId)) throw new ApiError(409, t('formNotReleased'));
    const model = await readReleased(trx, row.modelId);
    const flow = decodeFlowDocument(JSON.parse(row.document));
    const targets = await readTargets(trx, flow);
    const problems = flowProblems(flow, { form: model.form, flowId: id, targets });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
      throw new ApiError(409, t('problems', { count: errors.length }), {
        problems: errors.map((problem) => told(problem, locale)),
      });
    if (problems.length > 0 && note === '')
      throw new ApiError(409, t('noteNeeded', { count: problems.length }), {
        problems: problems.map((problem) => told(problem, locale)),
      });
    await requireInterfaces(trx, caller, flow);
    const version = row.version + 1;
    await trx
      .insertInto('flowVersion')
      .values({
        flowId: id,
        version,
        modelId: model.id,
        modelVersion: model.version,
        document: row.document,
        titleFormula: row.titleFormula,
        launchers: JSON.stringify(row.launchers),
        billRule: row.billRule,
        userId: caller.userId,
        note,
      })
      .execute();
    await trx.updateTable('flow').set({ version, state: 1 }).where('id', '=', id).execute();
    return { fullName: row.fullName, version };
  });
}

/** Throws 403 where the flow would ask data interfaces that whoever releases it may not ask. */
async function requireInterfaces(trx: DatabaseTransaction, caller: Caller, flow: FlowDocument): Promise<void> {
  const nodes = [...indexFlow(flow).values()].map(({ node }) => node);
  const rules = nodes.flatMap((node) => ('people' in node ? node.people : []));
  const limits = nodes.flatMap((node) =>
    'limit' in node && node.limit?.then.kind === 'transfer' ? node.limit.then.people : [],
  );
  const ids = [...nodes, ...rules, ...limits].flatMap((asking) =>
    asking.kind === 'interface' ? [asking.interfaceId] : [],
  );
  for (const id of new Set(ids)) await requireCallable(trx, caller, await readDefinition({ db: trx }, id));
}

/** A problem as the contract tells it. */
export function told(problem: FlowProblem, locale: Locale) {
  const { severity, nodeId = '', setting } = problem;
  return { severity, nodeId, setting, text: flowProblemText(problem, locale) };
}
