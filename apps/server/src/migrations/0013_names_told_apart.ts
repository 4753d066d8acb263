import { sql, type Kysely } from 'kysely';

/**
 * Names that tell things of the same name apart: `organize_label` puts the company (by its short name) before a department whose name another
 * one has, and within one company what it stands below too; `position_label` the organisation before a position;
 * `user_label` the account behind a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['organize', 'full_name'],
    ['position', 'full_name'],
    ['user_account', 'real_name'],
  ] as const)
    await sql`create index ${sql.raw(`${table}_${column}`)} on ${sql.table(table)} (${sql.raw(column)})`.execute(db);
  await sql`
    create function organize_label(org organize) returns text stable language sql as $$
      select case
        when not exists (select from organize o where o.full_name = org.full_name and o.id <> org.id) then org.full_name
        when org.category = 'company' then concat_ws(' / ', (select p.full_name from organize p where p.id = org.parent_id), org.full_name)
        else concat_ws(' / ',
          (select coalesce(nullif(c.short_name, ''), c.full_name) from organize c where c.id = org.company_id),
          (select p.full_name from organize p where p.id = org.parent_id and p.id <> org.company_id and exists (
            select from organize o where o.full_name = org.full_name and o.company_id = org.company_id and o.id <> org.id)),
          org.full_name)
      end
    $$`.execute(db);
  await sql`
    create function position_label(pos "position") returns text stable language sql as $$
      select case
        when exists (select from "position" p where p.full_name = pos.full_name and p.id <> pos.id)
          then concat_ws(' / ', (select organize_label(o) from organize o where o.id = pos.organize_id), pos.full_name)
        else pos.full_name
      end
    $$`.execute(db);
  await sql`
    create function user_label(person user_account) returns text stable language sql as $$
      select case
        when exists (select from user_account u where u.real_name = person.real_name and u.id <> person.id)
          then concat(person.real_name, ' (', person.account, ')')
        else person.real_name
      end
    $$`.execute(db);
}
