import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Call, handleAll } from '../../http/handle.js';
import { type Caller } from '../../rights/caller.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { readLauncher } from './launchFor.js';
import { readLaunchable, titleOf } from './launchFlow.js';
import { removeDraft } from './removeDraft.js';
import { t } from './workflow.messages.js';

/** Drafts that one person may keep. */
const MOST = 100;

const { launchDraft } = contract.workflow;
type Body = Call<typeof launchDraft.create>['body'];

/** Everybody sees, changes and throws away their own; others' do not exist for them. */
export const launchDraftRoutes = handleAll(launchDraft, {
  list: ({ deps: { db }, caller, query }) => {
    const drafts = db
      .selectFrom('flowDraft')
      .innerJoin('flow', 'flow.id', 'flowDraft.flowId')
      .where('flowDraft.userId', '=', caller.userId);
    return readPage({
      db,
      query,
      count: drafts,
      rows: drafts
        .select(['flowDraft.id', 'flowDraft.flowId', 'flow.fullName as flowName', 'flow.icon', 'flowDraft.title'])
        .select(['flowDraft.forUserId', 'saveTime'])
        .select(
          sql<string>`coalesce((select real_name from user_account where id = flow_draft.for_user_id), '')`.as(
            'forName',
          ),
        )
        .orderBy('saveTime', 'desc')
        .orderBy('flowDraft.id'),
    });
  },
  read: async ({ deps: { db }, caller, params: { id } }) => {
    const { forUserId, ...draft } = requireRow(
      await db
        .selectFrom('flowDraft')
        .select(['id', 'flowId', 'forUserId', 'values', 'urgency', 'choices', 'saveTime'])
        .where('id', '=', id)
        .where('userId', '=', caller.userId)
        .executeTakeFirst(),
    );
    return { ...draft, ...(forUserId === '' ? {} : { forUserId }) };
  },
  create: async ({ deps, caller, body, once, describe }) => {
    const row = await rowOf(deps, caller, body);
    const id = await once(async (trx) => {
      // of two windows one waits for the other, so that the count holds
      await trx.selectFrom('userAccount').select('id').where('id', '=', caller.userId).forUpdate().execute();
      const { count } = await trx
        .selectFrom('flowDraft')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('userId', '=', caller.userId)
        .executeTakeFirstOrThrow();
      if (count >= MOST) throw new ApiError(409, t('tooManyDrafts', { most: MOST }));
      const created = newId();
      await trx
        .insertInto('flowDraft')
        .values({ id: created, userId: caller.userId, ...row })
        .execute();
      await keepFiles(trx, created, body);
      return created;
    });
    describe({ recordId: id });
    return id;
  },
  update: async ({ deps, caller, params: { id }, body }) => {
    const row = await rowOf(deps, caller, body);
    await deps.db.transaction().execute(async (trx) => {
      const updated = await trx
        .updateTable('flowDraft')
        .set(row)
        .where('id', '=', id)
        .where('userId', '=', caller.userId)
        .returning('id')
        .executeTakeFirst();
      requireRow(updated);
      await keepFiles(trx, id, body);
    });
    return null;
  },
  remove: async ({ deps, caller, params: { id } }) => {
    const isRemoved = await deps.db.transaction().execute((trx) => removeDraft(trx, { id, userId: caller.userId }));
    if (!isRemoved) throw new ApiError(404, httpText('notFound'));
    return null;
  },
});

/** What is stored of a draft. Throws 403 for a flow that the caller may not launch so, and 409 for one that is disabled. */
async function rowOf(deps: Deps, caller: Caller, { flowId, forUserId, values, urgency, choices }: Body) {
  const launcher = await readLauncher(deps, { caller, flowId, forUserId });
  const flow = await readLaunchable(deps, { flowId, caller: launcher });
  return {
    flowId,
    forUserId: launcher === caller ? '' : launcher.userId,
    title: titleOf(flow, values, launcher, deps.clock.now()),
    values: JSON.stringify(values),
    urgency,
    choices: JSON.stringify(choices),
    saveTime: new Date(deps.clock.now()),
  };
}

/** Files that were uploaded for it are in use, so that nobody cleans them away. */
function keepFiles(trx: DatabaseTransaction, ownerId: string, { values }: Body): Promise<void> {
  return saveFileUsage(trx, { kind: 'flow', ownerId }, { values });
}
