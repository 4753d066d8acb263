import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { callKey } from '../../http/idempotent.js';
import { listModelTemplates, printOpened } from '../print/printRecords.js';
import { actOnFlow, requirePart } from './actOnFlow.js';
import { launchFlow } from './launchFlow.js';
import { openFlow } from './openFlow.js';
import { openForReading, readDetail } from './readDetail.js';
import { removeFlow } from './removeFlow.js';

export const instanceRoutes = handleAll(contract.workflow.instance, {
  launch: async ({ deps, caller, body, locale, once, describe }) => {
    const id = await launchFlow(deps, { ...body, caller, locale, once });
    describe({ verb: 'create', recordId: id });
    return id;
  },
  read: ({ deps, caller, locale, params: { id } }) => readDetail(deps, { instanceId: id, caller, locale }),
  act: async ({ deps, caller, params: { id }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const status = await actOnFlow(deps, { instanceId: id, act: body, caller, locale, call });
    describe({ recordId: id });
    return { status };
  },
  remove: async ({ deps, caller, params: { id }, describe }) => {
    const { title } = await removeFlow(deps, { instanceId: id, caller });
    describe({ recordId: id, recordName: title });
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
