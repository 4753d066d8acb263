import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { joinNames } from '../../http/operationDetail.js';
import { type ScopedValue } from '../../http/crud/ScopedValue.js';
import { watched } from './analysis/watched.js';
import { dryRun } from './dryRun.js';
import { findProblems } from './findProblems.js';
import { exportFlows } from './files/flowFile.js';
import { importFlows, previewFlows } from './files/importFlows.js';
import { previewPeople } from './previewPeople.js';
import { readDraft, readTitle } from './readDraft.js';
import { readFlowForm } from './readFlowForm.js';
import { releaseFlow } from './releaseFlow.js';
import { stateOf } from './stateOf.js';
import { replayFlows } from './replay/replayFlows.js';
import { t } from './workflow.messages.js';

const modelName = sql<string>`coalesce((select full_name from visual_model where visual_model.id = flow.model_id), '')`;
/** Of the flows within the data permission of the monitor. */
const running: ScopedValue<number> = {
  page: pages.flowMonitor,
  value: (scope) => sql`(select count(*)::int from flow_instance instance
    where instance.flow_id = flow.id and instance.status = 1 and ${watched(scope, {})})`,
};

export const flowRoutes = crudRoutes(contract.workflow.flow, {
  table: 'flow',
  order: [
    ['sortCode', 'asc'],
    ['id', 'desc'],
  ],
  computed: { modelName, running },
  // a draft: what runs and what is launched stays as it is until the next release, but for what the flow is called and whether it is offered
  toRow: async (body, { db, current }) => {
    readDraft(body.document);
    readTitle(body.titleFormula);
    const version = current?.version ?? 0;
    const state = current ? await stateOf(db, current, body) : 0;
    return { ...body, launchers: JSON.stringify(body.launchers), version, state };
  },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const launched = await db
      .selectFrom('flowInstance')
      .select('id')
      .where('flowId', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (launched) throw new ApiError(409, t('launched', { name }));
  },
  own: {
    export: async ({ deps, caller, query, describe }) => {
      const { names, ...file } = await exportFlows(deps, caller, query.ids.split(','));
      describe({ recordName: joinNames(names) });
      return file;
    },
    importPreview: (call) => previewFlows(call),
    import: (call) => importFlows(call),
    release: async ({ once, caller, params: { id }, body: { note }, locale, describe }) => {
      const { fullName, version } = await releaseFlow(once, { id, note, caller, locale });
      describe({ recordId: id, recordName: fullName });
      return { version };
    },
    form: async ({ deps: { db }, caller, params: { id } }) => {
      const { formData, isReleased } = await readFlowForm(db, { id, caller });
      return { formData, isReleased };
    },
    problems: async ({ deps, caller, body, params: { id }, locale }) => ({
      list: await findProblems(deps, { id, document: readDraft(body.document), caller, locale }),
    }),
    versions: async ({ deps: { db }, caller, params: { id }, query }) => {
      const scope = caller.rights.dataScope(pages.flowMonitor.address);
      requireRow(await db.selectFrom('flow').select('id').where('id', '=', id).executeTakeFirst());
      const versions = db.selectFrom('flowVersion').where('flowId', '=', id);
      return readPage({
        db,
        query,
        count: versions,
        rows: versions
          .leftJoin('userAccount', 'userAccount.id', 'flowVersion.userId')
          .select(['flowVersion.version', 'modelVersion', 'flowVersion.creatorTime', 'flowVersion.note'])
          .select(sql<string>`coalesce(user_account.real_name, '')`.as('userName'))
          .select(
            sql<number>`(select count(*)::int from flow_instance instance where instance.flow_id = flow_version.flow_id
              and instance.version = flow_version.version and instance.status = 1 and ${watched(scope, {})})`.as(
              'running',
            ),
          )
          .orderBy('flowVersion.version', 'desc'),
      });
    },
    version: async ({ deps: { db }, params: { id, version } }) =>
      requireRow(
        await db
          .selectFrom('flowVersion')
          .leftJoin('userAccount', 'userAccount.id', 'flowVersion.userId')
          .select(['version', 'modelVersion', 'document', 'flowVersion.creatorTime', 'note'])
          .select(['titleFormula', 'launchers', 'billRule'])
          .select(sql<string>`coalesce(user_account.real_name, '')`.as('userName'))
          .where('flowId', '=', id)
          .where(sql<boolean>`version::text = ${version}`)
          .executeTakeFirst(),
      ),
    dryRun: async ({ deps, params: { id }, body, caller }) => ({
      list: await dryRun(deps, { id, caller, ...body, document: readDraft(body.document) }),
    }),
    people: ({ deps, params: { id }, body, caller }) =>
      previewPeople(deps, { id, caller, ...body, document: readDraft(body.document) }),
    replay: ({ deps, params: { id }, body, caller, locale }) =>
      replayFlows(deps, { id, caller, locale, ...body, document: readDraft(body.document) }),
  },
});
