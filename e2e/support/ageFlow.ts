import { type FileServers } from './FileServers.js';
import { withDatabase } from './withDatabase.js';

/**
 * Lets time pass for a flow that runs: everything that its server has stored of it happened so many minutes earlier, and what is due
 * by then is done by the server's own jobs. The clock of the server goes on as it is.
 */
export async function ageFlow(servers: FileServers, id: string, minutes: number): Promise<void> {
  await withDatabase(servers, async (client) => {
    const past = `- make_interval(mins => ${minutes})`;
    const { rows } = await client.query('select state::text as state from flow_instance where id = $1 for update', [
      id,
    ]);
    const state = earlier(JSON.parse(String(rows[0]?.state ?? 'null')), minutes);
    await client.query(
      `update flow_instance set state = $2, launch_time = launch_time ${past}, next_tick = next_tick ${past} where id = $1`,
      [id, JSON.stringify(state)],
    );
    await client.query(
      `update flow_task set opened_time = opened_time ${past}, due_time = due_time ${past} where instance_id = $1`,
      [id],
    );
    await client.query(`update flow_entry set time = time ${past} where instance_id = $1`, [id]);
    await client.query(`update graphile_worker._private_jobs set run_at = run_at ${past} where key = $1`, [
      `flow:${id}`,
    ]);
  });
}

const MOMENTS: ReadonlySet<string> = new Set(['at', 'openedAt', 'dueAt', 'cutAt', 'pausedAt']);

/** The same state with its moments earlier. */
function earlier(value: unknown, minutes: number): unknown {
  if (Array.isArray(value)) return value.map((each) => earlier(each, minutes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      MOMENTS.has(key) && typeof each === 'number' ? each - minutes * 60_000 : earlier(each, minutes),
    ]),
  );
}
