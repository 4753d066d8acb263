import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import {
  type FlowDocument,
  flowRefusalText,
  type Forecast,
  type FoundPerson,
  type Question,
} from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { readStored } from '../../visualdev/records/readRecord.js';
import { type ReleasedModel } from '../../visualdev/releasedModel.js';
import { accessByNode } from '../flowAccess.js';
import { lookAheadIn } from '../forecasts.js';
import { compareCourses, type Comparison } from './compareCourses.js';
import { type PastFlow } from './readPastFlows.js';

/** A flow run through a draft. */
export interface Replayed extends Comparison {
  problem: '' | 'record' | 'form';
  /** Why the draft would go no further; '' where it comes to its end. */
  stopped: string;
  steps: readonly DraftStep[];
}

export interface DraftStep {
  nodeId: string;
  kind: string;
  branches: readonly string[];
  asked: readonly string[];
  /** For whom a rule agrees. */
  spared: readonly string[];
  notAsked: boolean;
}

/** Runs a flow through a draft with its record as it is stored now, as if it were launched when it was; reads only. */
export function replayOne(deps: Deps, input: ReplayOne): Promise<Replayed> {
  const { instance } = input.past;
  if (instance.modelId !== input.model.id) return Promise.resolve(failed('form'));
  // one snapshot of the record and of people
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const values = await readValues(trx, input.model, instance.recordId);
      return values ? run(deps, trx, input, values) : failed('record');
    });
}

interface ReplayOne {
  past: PastFlow;
  draft: FlowDocument;
  /** The form as it is released now. */
  model: ReleasedModel;
  locale: Locale;
}

async function run(
  deps: Deps,
  trx: DatabaseTransaction,
  { past, draft, model, locale }: ReplayOne,
  values: FormValues,
): Promise<Replayed> {
  const { instance, course } = past;
  const unknown = unaskedPeople(past);
  const forecast = await lookAheadIn(
    deps,
    trx,
    {
      flow: draft,
      state: undefined,
      launcher: instance,
      fields: model.form.fields,
      values,
      // who was chosen then is chosen
      choices: instance.state.choices,
      now: instance.launchTime,
    },
    unknown,
  );
  const steps = stepsOf(forecast, unknown.nodes);
  const comparison = compareCourses(
    draft,
    { steps: course.steps, isWhole: instance.status === FLOW_STATUS.adopted },
    {
      steps: steps.map((step) => ({ ...step, isPeople: PEOPLE.has(step.kind) })),
      isStopped: forecast.refusal !== undefined,
      isRejected: forecast.status === 'rejected',
    },
  );
  return {
    ...comparison,
    problem: '',
    stopped: forecast.refusal ? flowRefusalText(forecast.refusal, locale) : '',
    steps,
  };
}

const PEOPLE: ReadonlySet<string> = new Set(['approver', 'handler']);
/** Kinds of which the course of a flow tells; of the others it is not known whether they were come to. */
const TOLD: ReadonlySet<string> = new Set([...PEOPLE, 'branch', 'interface']);

function stepsOf({ steps }: Forecast, unasked: ReadonlySet<string>): DraftStep[] {
  return steps
    .filter(({ kind }) => TOLD.has(kind))
    .map(({ nodeId, kind, branches = [], people }) => ({
      nodeId,
      kind,
      branches,
      asked: people.flatMap(({ userIds, passedBy }) => (passedBy ? [] : userIds)),
      spared: people.flatMap(({ userIds, passedBy }) => (passedBy ? userIds : [])),
      notAsked: kind === 'interface' || unasked.has(nodeId),
    }));
}

/**
 * Other systems are not asked: where a rule needs one, the node asks those whom it asked in truth, and somebody unknown where it asked
 * nobody, so that the draft goes on as if somebody had been found.
 */
function unaskedPeople({ course }: PastFlow) {
  const nodes = new Set<string>();
  let isNeeded = false;
  return {
    nodes,
    outside: {
      read: () => {
        isNeeded = true;
        return [];
      },
    },
    correct: ({ nodeId, purpose }: Question, found: readonly FoundPerson[]): readonly FoundPerson[] => {
      if (!isNeeded) return found;
      isNeeded = false;
      if (purpose.kind !== 'activity') return found;
      nodes.add(nodeId);
      if (found.length > 0) return found;
      const asked = course.steps.find((step) => step.nodeId === nodeId)?.asked ?? [];
      const ids = asked.length > 0 ? asked : [`${nodeId} unknown`];
      return ids.map((userId) => ({ userId, rule: 'interface' }));
    },
  };
}

/** All of the form; undefined where the record is gone. */
async function readValues(
  trx: DatabaseTransaction,
  model: ReleasedModel,
  recordId: string,
): Promise<FormValues | undefined> {
  try {
    return (await readStored(trx, accessByNode(model, {}, 'write'), recordId)).values;
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return undefined;
    throw error;
  }
}

function failed(problem: 'record' | 'form'): Replayed {
  return { problem, stopped: '', steps: [], differences: [], reached: new Set() };
}
