import { type FlowEntry } from '@smart-admin/form-engine/flow';
import { sql, type Selectable } from 'kysely';
import { type Database } from '../../../db/database.js';
import { kindsOf, namesOf } from '../flowNodes.js';
import { formerFlows } from '../formerFlows.js';
import { readFlowVersion } from '../openFlow.js';
import { type FlowInstanceTable } from '../workflow.tables.js';
import { type ActualCourse, courseOf } from './courseOf.js';

/** A flow that was launched, with what happened to it and what its version calls its nodes and branches. */
export interface PastFlow {
  instance: Selectable<FlowInstanceTable>;
  launcherOrganize: string;
  course: ActualCourse;
  names: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
}

/** Several flows with their courses, in the order of these ids. */
export async function readPastFlows(db: Database, ids: readonly string[]): Promise<PastFlow[]> {
  if (ids.length === 0) return [];
  const [instances, entries, tasks] = await Promise.all([
    db
      .selectFrom('flowInstance')
      .leftJoin('organize', 'organize.id', 'flowInstance.organizeId')
      .selectAll('flowInstance')
      .select(sql<string>`coalesce(organize.full_name, '')`.as('launcherOrganize'))
      .where('flowInstance.id', 'in', ids)
      .execute(),
    db
      .selectFrom('flowEntry')
      .select(['instanceId', 'what', 'nodeId', 'detail'])
      .where('instanceId', 'in', ids)
      .orderBy('instanceId')
      .orderBy('place')
      .execute(),
    db
      .selectFrom('flowTask')
      .select(['instanceId', 'activityId', 'userId', 'state', 'reason', 'decidedBy'])
      .where('instanceId', 'in', ids)
      .orderBy('openedTime')
      .orderBy('taskId')
      .orderBy('userId')
      .execute(),
  ]);
  const past: PastFlow[] = [];
  for (const id of ids) {
    const found = instances.find((each) => each.id === id);
    // removed since its id was read
    if (!found) continue;
    const { launcherOrganize, ...instance } = found;
    const flow = await readFlowVersion(db, instance.flowId, instance.version);
    const course = courseOf({
      flow,
      entries: entries.flatMap(({ instanceId, what, nodeId, detail }) =>
        instanceId === id ? [{ ...(detail as Partial<FlowEntry>), what: what as FlowEntry['what'], nodeId }] : [],
      ),
      tasks: tasks.filter(({ instanceId }) => instanceId === id),
      state: instance.state,
      launchers: [instance.launcherId, instance.launchedBy].filter((userId) => userId !== ''),
    });
    // nodes that it left behind when it was moved to another version
    const documents = [...(await formerFlows(db, { instance })).toReversed(), flow];
    past.push({
      ...{ instance, launcherOrganize, course },
      names: new Map(documents.flatMap((document) => [...namesOf(document)])),
      kinds: new Map(documents.flatMap((document) => [...kindsOf(document)])),
    });
  }
  return past;
}
