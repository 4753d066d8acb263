import { calendarOf, workDayOf } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { isForCaller, principalsOf } from './ownTasks.js';

const DAYS = 14;
/** Tasks that a day names; the others are counted. */
const TASKS = 10;
const DAY = 86_400_000;

/**
 * This week and the next: the working days of the company, and what is due of the caller and of those who entrusted them.
 * Days are those of TIME_ZONE.
 */
export async function readOwnCalendar({ db, clock, configs }: Deps, caller: Caller) {
  const [today, due, { workCalendar }] = await Promise.all([
    dayOf(clock.now()),
    principalsOf(db, caller.userId),
    configs.read(),
  ]);
  const calendar = calendarOf(workCalendar, 0);
  // 1 January 1970 was a Thursday
  const monday = today - ((today + 3) % 7);
  const dates = Array.from({ length: DAYS }, (_, place) => monday + place);
  const { rows } = await sql<DueTask & { date: string; count: number }>`
    select * from (
      select flow_instance.id, flow_task.task_id as "taskId", flow_instance.title, flow_task.node_name as "nodeName",
        flow_task.due_time as "dueTime", to_char(flow_task.due_time, 'YYYY-MM-DD') as date,
        count(*) over due_day as count, row_number() over (due_day order by flow_task.due_time, flow_task.task_id) as place
      from flow_task join flow_instance on flow_instance.id = flow_task.instance_id
      where flow_instance.status = 1 and not flow_instance.paused and flow_task.state in ('open', 'offered')
        and flow_task.due_time >= ${dateText(monday)}::date and flow_task.due_time < ${dateText(monday + DAYS)}::date
        and ${isForCaller(caller.userId, due)}
      window due_day as (partition by flow_task.due_time::date)
    ) due where place <= ${TASKS} order by "dueTime", "taskId"`.execute(db);
  return {
    days: dates.map((day) => {
      const date = dateText(day);
      const tasks = rows.filter((row) => row.date === date);
      return {
        date,
        isToday: day === today,
        isWorking: workDayOf(calendar, day).length > 0,
        name: workCalendar.special.find(({ from, to }) => from <= date && date <= to)?.name ?? '',
        count: tasks[0]?.count ?? 0,
        tasks: tasks.map(({ id, taskId, title, nodeName, dueTime }) => ({ id, taskId, title, nodeName, dueTime })),
      };
    }),
  };
}

/** What is due between two days (the second not included) of the caller and of those who entrusted them, the first 500. */
export async function listDueTasks(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<DueTask[]> {
  const due = await principalsOf(db, caller.userId);
  const { rows } = await sql<DueTask>`
    select flow_instance.id, flow_task.task_id as "taskId", flow_instance.title, flow_task.node_name as "nodeName",
      flow_task.due_time as "dueTime"
    from flow_task join flow_instance on flow_instance.id = flow_task.instance_id
    where flow_instance.status = 1 and not flow_instance.paused and flow_task.state in ('open', 'offered')
      and flow_task.due_time >= ${from}::date and flow_task.due_time < ${to}::date and ${isForCaller(caller.userId, due)}
    order by flow_task.due_time, flow_task.task_id limit 500`.execute(db);
  return rows;
}

interface DueTask {
  id: string;
  taskId: string;
  title: string;
  nodeName: string;
  dueTime: number;
}

/** Days since 1970 on the clocks of TIME_ZONE, in which the process lives. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

function dateText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
