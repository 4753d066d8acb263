import { type contract } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import {
  type FlowDocument,
  forecast,
  type Forecast,
  type ForecastStep,
  type FlowState,
  type FoundPerson,
  type Question,
} from '@smart-admin/form-engine/flow';
import { type Field } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { namesOf } from './flowNodes.js';
import { readLaunchable } from './launchFlow.js';
import { readLauncher } from './launchFor.js';
import { type OpenFlow, openRelease } from './openFlow.js';
import { type AnswerInput, answerQuestion } from './people/answerQuestion.js';
import { askFor, askForDraft, type AskInterface } from './people/askFor.js';
import { askLater } from './people/askLater.js';
import { type OutsideQuestion, withOutsideAnswers } from './people/OutsideAnswers.js';
import { peopleByIds } from './people/peopleByIds.js';
import { readCalendar } from './readCalendar.js';

type Step = z.output<(typeof contract)['workflow']['launchable']['forecast']['data']>['list'][number];

/** What will happen when the caller launches a flow with what they have filled in. */
export async function forecastLaunch(
  deps: Deps,
  { flowId, forUserId, caller, values, choices }: LaunchForecast,
): Promise<Step[]> {
  const launchedFor = await readLauncher(deps, { caller, flowId, forUserId });
  const row = await readLaunchable(deps, { flowId, caller: launchedFor });
  const { flow, model } = await openRelease(deps.db, row);
  const launcher = {
    launcherId: launchedFor.userId,
    organizeId: launchedFor.organizeId,
    launchedBy: launchedFor === caller ? '' : caller.userId,
  };
  const ahead = { flow, state: undefined, launcher, fields: model.form.fields, values, choices };
  return lookAhead(deps, unlessFailing(askFor(deps, caller)), ahead);
}

interface LaunchForecast {
  flowId: string;
  forUserId?: string | undefined;
  caller: Caller;
  locale: Locale;
  values: FormValues;
  choices: Record<string, string[]>;
}

/**
 * What will still happen to a flow that runs, up to a node whose people nobody can say now; nothing for one that is over. It never
 * waits for another system.
 */
export async function forecastOf(deps: Deps, caller: Caller, { instance, flow, model }: OpenFlow, values: FormValues) {
  if (instance.state.status !== 'running') return [];
  const { id, state } = instance;
  const ahead = { flow, state, launcher: instance, fields: model.form.fields, values, choices: {} };
  return lookAhead(deps, unlessFailing(askLater(deps, caller, id)), ahead);
}

/** The whole course of a draft, for somebody and a form. Rejects where a data interface fails, or is not the caller's to ask. */
export function forecastDraft(
  deps: Deps,
  caller: Caller,
  draft: Omit<LookAhead, 'state' | 'choices'>,
): Promise<Step[]> {
  return lookAhead(deps, askForDraft(deps, caller), { ...draft, state: undefined, choices: {} });
}

export interface LookAhead {
  flow: FlowDocument;
  state: FlowState | undefined;
  /** `launchedBy`: who launches it for them; '' or absent = they themselves. */
  launcher: { launcherId: string; organizeId: string; launchedBy?: string };
  fields: readonly Field[];
  values: FormValues;
  choices: Record<string, string[]>;
}

/** An interface that is off or down must not keep people from a flow that has not come to it yet. */
function unlessFailing(ask: AskInterface): AskInterface {
  return async (question) => {
    try {
      return (await ask(question)) ?? UNKNOWN;
    } catch (error) {
      if (error instanceof ApiError) return UNKNOWN;
      throw error;
    }
  };
}

const UNKNOWN = Symbol('not answered');

/** Leaves the search for people whom only a system knows that has not answered. */
class NotAnswered extends Error {}

async function lookAhead(deps: Deps, ask: AskInterface, ahead: LookAhead): Promise<Step[]> {
  const result = await withOutsideAnswers(ask, (outside) =>
    // a snapshot: nothing is written
    deps.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => lookAheadIn(deps, trx, { ...ahead, now: deps.clock.now() }, { outside })),
  );
  return describe(deps, ahead.flow, result);
}

/**
 * The same in a transaction, as if it were `now`, with what other systems have answered. `correct` may put others in the place of
 * those whom the rules of a question have found.
 */
export async function lookAheadIn(
  deps: Pick<Deps, 'clock'>,
  trx: DatabaseTransaction,
  { flow, state, launcher, fields, values, choices, now }: LookAhead & { now: number },
  { outside, correct = (_question, found) => found }: LookAheadPeople,
): Promise<Forecast> {
  const read = (question: OutsideQuestion) => {
    const answer = outside.read(question);
    if (answer === UNKNOWN) throw new NotAnswered();
    return answer;
  };
  const people = { instance: launcher, flow, fields, values, now, outside: { read } };
  const context = { now, values, calendar: await readCalendar(trx, deps.clock, now) };
  const { launcherId, launchedBy } = launcher;
  const by = launchedBy ? { by: launchedBy, for: launcherId } : { by: launcherId };
  return forecast(flow, state, { kind: 'submit', ...by, choices }, context, async (question, at) => {
    try {
      return correct(question, await answerQuestion(trx, people, question, at));
    } catch (error) {
      if (error instanceof NotAnswered) return undefined;
      throw error;
    }
  });
}

interface LookAheadPeople {
  outside: AnswerInput['outside'];
  correct?: (question: Question, found: readonly FoundPerson[]) => readonly FoundPerson[];
}

async function describe(deps: Deps, flow: FlowDocument, { steps }: Forecast): Promise<Step[]> {
  const names = namesOf(flow);
  const people = await peopleByIds(
    deps.db,
    steps.flatMap((step) => step.people.flatMap(({ userIds }) => userIds)),
  );
  return steps.map(({ nodeId, kind, branches = [], people: asked, nobody, unknown, until }) => ({
    nodeId,
    nodeName: names.get(nodeId) ?? '',
    kind,
    branches: branches.map((id) => ({ id, name: names.get(id) ?? id })),
    people: asked.flatMap(({ userIds, reason }) =>
      userIds.map((id) => ({ ...(people.get(id) ?? { id, name: '', headIcon: '' }), via: viaOf(reason) })),
    ),
    empty: unknown ? ('unknown' as const) : nobody ? ('nobody' as const) : ('' as const),
    time: until ?? null,
  }));
}

function viaOf(reason: ForecastStep['people'][number]['reason']): string {
  return reason?.kind === 'found' ? (reason.via ?? '') : '';
}
