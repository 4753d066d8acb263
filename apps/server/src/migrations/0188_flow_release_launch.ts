import { sql, type Kysely } from 'kysely';

/** How a release is launched belongs to it: its title formula, who may launch it, and the rule of its numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table flow_version
    add column title_formula text not null default '',
    add column launchers jsonb,
    add column bill_rule text not null default ''`,
  // until now these of the draft held for what was released: they go on holding
  `update flow_version release
    set title_formula = flow.title_formula, launchers = flow.launchers, bill_rule = flow.bill_rule
    from flow where flow.id = release.flow_id`,
  // a flow was marked as changed by its name or place in lists, too
  `update flow set state = 1
    from flow_version release
    where release.flow_id = flow.id and release.version = flow.version and flow.state = 2
      and release.model_id = flow.model_id and release.document = flow.document`,
];
