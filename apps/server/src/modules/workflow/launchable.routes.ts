import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { forecastLaunch } from './forecasts.js';
import { readLaunchable } from './launchFlow.js';
import { launcherChoices } from './choices.js';
import { readFlowVersion, readPinnedModel } from './openFlow.js';
import { requireLauncher } from './requireLauncher.js';
import { ApiError } from '../../errors/apiError.js';

export const launchableRoutes = handleAll(contract.workflow.launchable, {
  list: async ({ deps: { db }, caller }) => {
    const flows = await db
      .selectFrom('flow')
      .select(['id', 'fullName', 'category', 'icon', 'description', 'launchers'])
      .where('version', '>', 0)
      .where('enabledMark', '=', 1)
      .orderBy('category')
      .orderBy('sortCode')
      .orderBy('id')
      .execute();
    const list: Omit<(typeof flows)[number], 'launchers'>[] = [];
    for (const { launchers, ...flow } of flows)
      if (await mayLaunch(() => requireLauncher(db, caller, launchers))) list.push(flow);
    return { list };
  },
  form: async ({ deps, caller, params: { id } }) => {
    const row = await readLaunchable(deps, { flowId: id, caller });
    const flow = await readFlowVersion(deps.db, id, row.version);
    const { modelVersion } = await deps.db
      .selectFrom('flowVersion')
      .select('modelVersion')
      .where('flowId', '=', id)
      .where('version', '=', row.version)
      .executeTakeFirstOrThrow();
    const model = await readPinnedModel(deps.db, row.modelId, modelVersion);
    const { fullName, formData, columnData, version } = model;
    return {
      fullName: row.fullName,
      version: row.version,
      config: { id: model.id, fullName, menuId: '', formData, columnData, version },
      fields: flow.start.fields,
      choices: await launcherChoices(deps, flow, { launcherId: caller.userId, organizeId: caller.organizeId }),
    };
  },
  forecast: async ({ deps, caller, params: { id }, body, locale }) => ({
    list: await forecastLaunch(deps, { flowId: id, caller, locale, ...body }),
  }),
});

async function mayLaunch(require: () => Promise<void>): Promise<boolean> {
  try {
    await require();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 403) return false;
    throw error;
  }
}
