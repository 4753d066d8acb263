import { type Urgency } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { type Person } from '../people/peopleByIds.js';
import { waitsNow, type Watched, watched } from './watched.js';

/** Tasks that are answered. */
const SHOWN = 10;

/** The tasks that have waited longest, each with everybody whom it is offered to. */
export async function readWaiting({ db }: Pick<Deps, 'db'>, scope: DataScope, query: Watched) {
  const { rows } = await sql<WaitingTask>`
    with waiting as (
      select task.instance_id, task.task_id, task.node_name, min(task.opened_time) as opened_time,
        min(task.due_time) as due_time, array_agg(task.user_id order by task.user_id) as user_ids
      from flow_task task join flow_instance instance on instance.id = task.instance_id
      where ${waitsNow} and ${watched(scope, query)}
      group by task.instance_id, task.task_id, task.node_name
      order by opened_time, task.instance_id, task.task_id limit ${sql.lit(SHOWN)}
    )
    select instance.id, waiting.task_id, instance.title, instance.urgency, flow.full_name as flow_name, waiting.node_name,
      waiting.opened_time, waiting.due_time,
      coalesce(launcher.real_name, '') as launcher_name, coalesce(organize.full_name, '') as launcher_organize,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', asked.id, 'name', asked.real_name, 'headIcon', asked.head_icon)
          order by asked.id)
        from user_account asked where asked.id = any(waiting.user_ids)), '[]') as people
    from waiting
    join flow_instance instance on instance.id = waiting.instance_id
    join flow on flow.id = instance.flow_id
    left join user_account launcher on launcher.id = instance.launcher_id
    left join organize on organize.id = instance.organize_id
    order by waiting.opened_time, waiting.instance_id, waiting.task_id`.execute(db);
  return { list: rows };
}

interface WaitingTask {
  /** The flow's. */
  id: string;
  taskId: string;
  title: string;
  urgency: Urgency;
  flowName: string;
  nodeName: string;
  people: Person[];
  launcherName: string;
  launcherOrganize: string;
  openedTime: number;
  dueTime: number | null;
}
