import { FLOW_STATUS, type MigrationPlan } from '@smart-admin/api-client/contract';
import { type FlowState, migrate, type MigrationProblem, targetOf } from '@smart-admin/form-engine/flow';
import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { namesOf } from '../flowNodes.js';
import { type FlowRelease, readRelease } from '../openFlow.js';
import { type FlowInstanceTable } from '../workflow.tables.js';
import { t } from './migration.messages.js';

/** From which release to which flows move, and where what stands at their nodes goes. */
export interface MigrationPath {
  from: FlowRelease;
  to: FlowRelease;
  mapping: Readonly<Record<string, string>>;
}

/** Throws 400 for releases that there are not, and for a way to where it begins. */
export async function readPath(db: Executor, flowId: string, plan: MigrationPlan): Promise<MigrationPath> {
  const { from, to, mapping } = plan;
  if (from === to) throw fieldError('to', t('sameVersion'));
  const release = async (field: 'from' | 'to') => {
    try {
      return await readRelease(db, flowId, plan[field]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 404) throw error;
      throw fieldError(field, t('noVersion', { version: plan[field] }));
    }
  };
  return { from: await release('from'), to: await release('to'), mapping };
}

/** What of a flow decides whether it fits. */
export type Moving = Pick<Selectable<FlowInstanceTable>, 'status' | 'version' | 'modelId' | 'state'>;

export type Fit = { ok: true; state: FlowState } | { ok: false; reasons: LocalText[] };

/** Whether all of a flow finds its place at the end of a path, and how it would stand there. */
export function fitTo({ from, to, mapping }: MigrationPath, { status, version, modelId, state }: Moving): Fit {
  if (status !== FLOW_STATUS.running) return { ok: false, reasons: [t('notRunning')] };
  if (version !== from.version) return { ok: false, reasons: [t('otherVersion', { version: from.version })] };
  if (modelId !== to.modelId) return { ok: false, reasons: [t('otherModel', { version: to.version })] };
  const result = migrate(from.flow, to.flow, state, mapping);
  return result.ok ? result : { ok: false, reasons: reasonsOf({ from, to, mapping }, result.problems) };
}

function reasonsOf({ from, to, mapping }: MigrationPath, problems: readonly MigrationProblem[]): LocalText[] {
  const [before, after] = [namesOf(from.flow), namesOf(to.flow)];
  const told = new Map(problems.map((problem) => [`${problem.reason} ${problem.nodeId}`, problem]));
  return [...told.values()].map(({ nodeId, reason }) =>
    t(reason, {
      node: before.get(nodeId) ?? nodeId,
      target: after.get(targetOf(mapping, nodeId)) ?? '',
      version: to.version,
    }),
  );
}
