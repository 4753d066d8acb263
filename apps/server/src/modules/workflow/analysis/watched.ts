import { sql, type RawBuilder } from 'kysely';
import { type DataScope, withinScope } from '../../../rights/dataScope.js';

/** Condition on `flow_instance instance`: it is within the scope, and one of those that are asked for. */
export function watched(scope: DataScope, { flowId, organizeId }: Watched): RawBuilder<boolean> {
  const conditions = [
    withinScope(scope, { owner: 'instance.launcherId', organize: 'instance.organizeId' }),
    ...(flowId === undefined ? [] : [sql`instance.flow_id = ${flowId}`]),
    ...(organizeId === undefined ? [] : [sql`instance.organize_id = ${organizeId}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Condition on `flow_task task` and its `flow_instance instance`: it waits for somebody, as lists of tasks show it. */
export const waitsNow = sql<boolean>`(
  task.state in ('open', 'offered') and instance.status = 1 and not instance.paused)`;

export interface Watched {
  flowId?: string | undefined;
  organizeId?: string | undefined;
}
