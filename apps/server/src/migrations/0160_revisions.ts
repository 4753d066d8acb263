import { sql, type Kysely } from 'kysely';

/** Tables of things that people change in forms. */
const NOUNS = [
  'api_key',
  'area',
  'bill_rule',
  'data_interface',
  'dictionary_data',
  'dictionary_type',
  'menu',
  'message',
  'message_channel',
  'message_template',
  'organize',
  'parking_company',
  'parking_lane',
  'parking_listed_plate',
  'parking_merchant',
  'parking_payment_channel',
  'parking_place',
  'parking_reduction_code',
  'parking_tariff',
  'position',
  'print_template',
  'role',
  'scheduled_task',
  'user_account',
  'user_group',
  'visual_model',
];

/** Things count their changes, and remember for a while what those were, so that saves of several people merge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of NOUNS)
    await sql`alter table ${sql.table(table)} add column revision integer not null default 1`.execute(db);
  await sql`create table noun_change (
    noun text not null,
    record_id text not null,
    revision integer not null,
    user_id text not null default '',
    fields text[] not null,
    undo jsonb not null,
    creator_time timestamptz not null default now(),
    primary key (noun, record_id, revision)
  )`.execute(db);
  await sql`create index noun_change_time on noun_change (creator_time)`.execute(db);
}
