import { sql, type Kysely } from 'kysely';

/**
 * Flows that were launched before states said when the limit of a node ends: it is read from what they have of it. A timer that has not
 * reminded yet stands there; once it has, lists still say what it was when people were asked. Nodes that had no limit then get none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const limits = new Map<string, ReadonlyMap<string, Limit>>();
  for (let last = ''; ;) {
    const { rows } = await sql<Stored>`
      select id, flow_id, version, state from flow_instance
      where id > ${last} and status in (1, 3, 5)
        and jsonb_path_exists(state, '$.**.activities[*] ? (@.waitsFor == "people" && !exists(@.dueAt))')
        and exists (select from flow_task where instance_id = flow_instance.id and due_time is not null)
      order by id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      const release = `${row.flow_id}:${row.version}`;
      const known = limits.get(release) ?? (await readLimits(db, row));
      limits.set(release, known);
      await storeLimits(db, row, known);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
}

const BATCH = 500;

interface Stored {
  id: string;
  flow_id: string;
  version: number;
  state: Part;
}

/** A state, or a part of it that was cut off; as they are stored, with what matters here. */
interface Part {
  activities: { id: string; nodeId: string; waitsFor: string; dueAt?: number }[];
  tasks: { id: string; activityId: string; limit?: object; rest?: object }[];
  timers: { activityId: string; limitId?: string; at: number; kind: string; left?: number }[];
}

interface Limit {
  remind: { times: number };
  then: { kind: string };
}

interface StoredNode {
  id: string;
  limit?: Limit;
  branches?: { nodes: StoredNode[] }[];
}

/** Limits of the nodes of a release. */
async function readLimits(db: Kysely<unknown>, { flow_id, version }: Stored): Promise<ReadonlyMap<string, Limit>> {
  const { rows } = await sql<{ document: string }>`
    select document from flow_version where flow_id = ${flow_id} and version = ${version}`.execute(db);
  const all = (nodes: readonly StoredNode[]): StoredNode[] =>
    nodes.flatMap((node) => [node, ...(node.branches ?? []).flatMap((branch) => all(branch.nodes))]);
  const nodes = rows.flatMap(({ document }) => all((JSON.parse(document) as { nodes: StoredNode[] }).nodes));
  return new Map(nodes.flatMap(({ id, limit }) => (limit ? [[id, limit] as const] : [])));
}

async function storeLimits(db: Kysely<unknown>, { id, state }: Stored, limits: ReadonlyMap<string, Limit>) {
  const { rows } = await sql<{ task_id: string; due: number }>`
    select task_id, (extract(epoch from min(due_time)) * 1000)::float8 as due from flow_task
    where instance_id = ${id} and due_time is not null group by task_id`.execute(db);
  const listed = new Map(rows.map(({ task_id, due }) => [task_id, Math.round(due)]));
  const found = new Map<string, { dueAt: number; tasks: string[] }>();
  for (const part of partsOf(state))
    for (const activity of part.activities) {
      const { dueAt, tasks } = limitOf(part, activity, { limits, listed });
      if (dueAt === undefined) continue;
      activity.dueAt = dueAt;
      if (part === state) found.set(activity.id, { dueAt, tasks });
    }
  await sql`update flow_instance set state = ${JSON.stringify(state)} where id = ${id}`.execute(db);
  for (const { dueAt, tasks } of found.values())
    await sql`
      update flow_task set due_time = ${new Date(dueAt)}
      where instance_id = ${id} and task_id = any(${tasks}::text[]) and state in ('open', 'offered')`.execute(db);
}

/** When the limit of a node ends, and the tasks that have no other; no moment where it has none, or says it already. */
function limitOf(
  { tasks, timers }: Part,
  { id, nodeId, waitsFor, dueAt }: Part['activities'][number],
  { limits, listed }: { limits: ReadonlyMap<string, Limit>; listed: ReadonlyMap<string, number> },
): { dueAt?: number | undefined; tasks: string[] } {
  if (waitsFor !== 'people' || dueAt !== undefined) return { tasks: [] };
  const own = tasks.flatMap((task) => (task.activityId !== id || task.limit || task.rest ? [] : [task.id]));
  const timer = timers.find(({ activityId, limitId }) => activityId === id && limitId === undefined);
  if (timer && isFirst(timer, limits.get(nodeId))) return { dueAt: timer.at, tasks: own };
  // whoever was asked later was told of a later reminder
  const moments = own.flatMap((taskId) => listed.get(taskId) ?? []);
  return { dueAt: moments.length > 0 ? Math.min(...moments) : timer?.at, tasks: own };
}

/** Whether nothing has happened at the end of a limit yet. */
function isFirst({ kind, left = 0 }: Part['timers'][number], limit: Limit | undefined): boolean {
  if (!limit) return false;
  const reminders = limit.remind.times > 0 || limit.then.kind !== 'nothing' ? limit.remind.times : 1;
  return kind === 'remind' ? left === reminders - 1 : reminders === 0;
}

/** The state and all parts that were cut out of it, at any depth. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(partsOf);
  return 'activities' in value && 'timers' in value && 'tasks' in value ? [value as Part, ...inside] : inside;
}
