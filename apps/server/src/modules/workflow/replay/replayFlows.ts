import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { at } from '../../../db/columns.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Call } from '../../../http/handle.js';
import { type Caller } from '../../../rights/caller.js';
import { withinScope } from '../../../rights/dataScope.js';
import { readReleased } from '../../visualdev/releasedModel.js';
import { peopleByIds } from '../people/peopleByIds.js';
import { t } from '../workflow.messages.js';
import { describeReplay } from './describeReplay.js';
import { type PastFlow, readPastFlows } from './readPastFlows.js';
import { replayOne, type Replayed } from './replayOne.js';

type Replay = z.output<(typeof contract)['workflow']['flow']['replay']['data']>;
type Body = Call<(typeof contract)['workflow']['flow']['replay']>['body'];

/** Flows of a replay, and of a page of it. */
const MOST = 200;
const PAGE = 20;
const DAY = 86_400_000;

/**
 * Runs a page of the flows that were launched in the last days through a draft, and says what would differ from what happened. Only
 * flows within the rows of the caller's monitor; throws 403 without it. Nothing is written, no other system is asked.
 */
export async function replayFlows(deps: Deps, input: ReplayInput): Promise<Replay> {
  const { id, caller, document, days, locale } = input;
  const page = pages.flowMonitor.address;
  if (!caller.rights.hasPage(page)) throw new ApiError(403, t('replayNeedsMonitor'));
  const { modelId } = requireRow(
    await deps.db.selectFrom('flow').select('modelId').where('id', '=', id).executeTakeFirst(),
  );
  const model = await readReleased(deps.db, modelId);
  const { asOf, place } = input.from ?? { asOf: deps.clock.now(), place: 0 };
  const found = deps.db
    .selectFrom('flowInstance')
    .where('flowId', '=', id)
    .where('launchTime', '>', at(asOf - days * DAY))
    .where('launchTime', '<=', at(asOf))
    .where(
      withinScope(caller.rights.dataScope(page), {
        owner: 'flowInstance.launcherId',
        organize: 'flowInstance.organizeId',
      }),
    );
  const { total } = await deps.db
    .selectFrom(found.select('id').limit(MOST).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select('id')
    .orderBy('launchTime', 'desc')
    .orderBy('id', 'desc')
    .offset(place)
    .limit(Math.min(PAGE, MOST - place))
    .execute();
  const past = await readPastFlows(
    deps.db,
    rows.map((row) => row.id),
  );
  const replayed: { flow: PastFlow; replay: Replayed }[] = [];
  // one after the other: a replay does not take the connections of those who work
  for (const flow of past)
    replayed.push({ flow, replay: await replayOne(deps, { past: flow, draft: document, model, locale }) });
  const people = await peopleByIds(deps.db, replayed.flatMap(peopleIn));
  const last = place + rows.length;
  return {
    list: replayed.map(({ flow, replay }) => describeReplay(flow, replay, { draft: document, people })),
    total,
    next: rows.length > 0 && last < total ? { asOf, place: last } : null,
  };
}

export interface ReplayInput extends Omit<Body, 'document'> {
  id: string;
  caller: Caller;
  locale: Locale;
  document: FlowDocument;
}

function peopleIn({ flow, replay }: { flow: PastFlow; replay: Replayed }): string[] {
  const steps = [...flow.course.steps, ...replay.steps];
  return [
    flow.instance.launcherId,
    ...steps.flatMap(({ asked, spared }) => [...asked, ...spared]),
    ...flow.course.steps.flatMap(({ deciders }) => deciders),
  ];
}
