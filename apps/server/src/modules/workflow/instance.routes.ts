import { contract, FLOW_STATUS } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { handleAll } from '../../http/handle.js';
import { removeFileUsage } from '../file/usage/saveFileUsage.js';
import { listModelTemplates, printOpened } from '../print/printRecords.js';
import { actOnFlow, requirePart } from './actOnFlow.js';
import { launchFlow } from './launchFlow.js';
import { lockFlow, openFlow } from './openFlow.js';
import { openForReading, readDetail } from './readDetail.js';
import { requireWatcher } from './watchers.js';
import { t } from './workflow.messages.js';

export const instanceRoutes = handleAll(contract.workflow.instance, {
  launch: async ({ deps, caller, body, locale, once, describe }) => {
    const id = await launchFlow(deps, { ...body, caller, locale, once });
    describe({ verb: 'create', recordId: id });
    return id;
  },
  read: ({ deps, caller, locale, params: { id } }) => readDetail(deps, { instanceId: id, caller, locale }),
  act: async ({ deps, caller, params: { id }, body, locale, once, describe }) => {
    const status = await actOnFlow(deps, {
      instanceId: id,
      act: body,
      caller,
      locale,
      once,
    });
    describe({ recordId: id });
    return { status };
  },
  remove: async ({ deps, caller, params: { id }, describe }) => {
    await deps.db.transaction().execute(async (trx) => {
      const open = await lockFlow(trx, id);
      const { status, launcherId, title } = open.instance;
      if (launcherId !== caller.userId) requireWatcher(caller, open, 'btn_remove');
      if (status === FLOW_STATUS.running || status === FLOW_STATUS.adopted) throw new ApiError(409, t('notRemovable'));
      await removeFileUsage(trx, { kind: 'flow' }, [id]);
      await trx.deleteFrom('flowInstance').where('id', '=', id).execute();
      describe({ recordId: id, recordName: title });
    });
    return null;
  },
  print: async ({ deps, caller, params: { id } }) => {
    const open = await openFlow(deps.db, id);
    await requirePart(deps, caller, open);
    return { list: await listModelTemplates(deps, open.instance.modelId) };
  },
  printSheet: async ({ deps, caller, params: { id }, body: { templateId }, locale }) => {
    const { open, access } = await openForReading(deps, { instanceId: id, caller });
    return printOpened(deps, { access, recordId: open.instance.recordId, templateId, caller, locale });
  },
});
