import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { forecastLaunch } from './forecasts.js';
import { readLaunchable } from './launchFlow.js';
import { launcherChoices } from './choices.js';
import { openRelease, releasedFlows } from './openFlow.js';
import { isAbout } from './ownTasks.js';
import { peopleByIds } from './people/peopleByIds.js';
import { launchersFor, readLauncher } from './launchFor.js';
import { readNaming } from './requireLauncher.js';
import { type Caller } from '../../rights/caller.js';

export const launchableRoutes = handleAll(contract.workflow.launchable, {
  list: async ({ deps, caller }) => {
    const flows = await releasedFlows(deps.db)
      .select(['flow.id', 'flow.fullName', 'flow.category', 'flow.icon', 'flow.description', 'release.launchers'])
      .where('flow.enabledMark', '=', 1)
      .orderBy('flow.category')
      .orderBy('flow.sortCode')
      .orderBy('flow.id')
      .execute();
    const launchableBy = async (launcher: Caller) => {
      const isNamedBy = await readNaming(deps.db, launcher);
      return flows.flatMap(({ launchers, ...flow }) => (isNamedBy(launchers) ? [flow] : []));
    };
    const entrusted = await launchersFor(deps, caller);
    const people = await peopleByIds(
      deps.db,
      entrusted.map(({ launcher }) => launcher.userId),
    );
    const others = await Promise.all(
      entrusted.map(async ({ launcher: giver, principals }) => ({
        ...(people.get(giver.userId) ?? { id: giver.userId, name: giver.realName, headIcon: '' }),
        until: Math.max(...principals.map(({ until }) => until)),
        list: (await launchableBy(giver)).filter(({ id }) => principals.some((each) => isAbout(each, id))),
      })),
    );
    return { list: await launchableBy(caller), others: others.filter(({ list }) => list.length > 0) };
  },
  form: async ({ deps, caller, params: { id }, query: { forUserId } }) => {
    const launcher = await readLauncher(deps, { caller, flowId: id, forUserId });
    const row = await readLaunchable(deps, { flowId: id, caller: launcher });
    const { flow, model } = await openRelease(deps.db, row);
    const { fullName, formData, columnData, version } = model;
    return {
      fullName: row.fullName,
      forName: launcher === caller ? '' : launcher.realName,
      version: row.version,
      config: { id: model.id, fullName, menuId: '', formData, columnData, version },
      fields: flow.start.fields,
      choices: await launcherChoices(deps, flow, {
        launcherId: launcher.userId,
        organizeId: launcher.organizeId,
      }),
    };
  },
  forecast: async ({ deps, caller, params: { id }, body, locale }) => ({
    list: await forecastLaunch(deps, { flowId: id, caller, locale, ...body }),
  }),
});
