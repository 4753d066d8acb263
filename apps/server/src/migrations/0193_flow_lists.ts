import { sql, type Kysely } from 'kysely';

/**
 * Indexes by which lists of flows stay fast over millions of them: by state, kind and urgency in the order of lists, the open tasks
 * of a flow, those whose time is over, flows that ended in a period, and keywords (`db/keyword.ts`): the letters of a title
 * for words of one or two, as Chinese ones are, and trigrams for others, where the server has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // an index over millions of rows takes a while
  await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_extension where extname = 'pg_trgm') as found`.execute(db);
  if (rows[0]?.found) await sql.raw(TRIGRAMS).execute(db);
}

// entries are not kept back for later (fastupdate): a search would read through all that waits
const STATEMENTS = [
  `create index flow_instance_letters on flow_instance using gin (string_to_array(lower(title || ' ' || number), null))
    with (fastupdate = off)`,
  `create index flow_instance_status on flow_instance (status, launch_time desc, id desc)`,
  `create index flow_instance_flow on flow_instance (flow_id, launch_time desc, id desc)`,
  `create index flow_instance_urgent on flow_instance (urgency, launch_time desc, id desc) where urgency > 1`,
  `create index flow_instance_end on flow_instance (end_time) where end_time is not null`,
  `create index flow_task_open on flow_task (instance_id) include (due_time, node_name)
    where state in ('open', 'offered')`,
  `create index flow_task_due on flow_task (due_time) where state in ('open', 'offered') and due_time is not null`,
];

const TRIGRAMS = `create index flow_instance_text on flow_instance using gin ((title || ' ' || number) gin_trgm_ops)
  with (fastupdate = off)`;
