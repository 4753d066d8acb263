import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { FLOW_RULE } from './flowRule.js';

/** Name of a model whose draft or released form numbers by the rule, or of a flow that does; undefined when none does. */
export async function findRuleUser(db: Executor, enCode: string): Promise<string | undefined> {
  const pattern = `"rule"\\s*:\\s*"${enCode.replaceAll('.', '\\.')}"`;
  const model = await db
    .selectFrom('visualModel')
    .select('fullName')
    .where(sql<boolean>`(form_data ~ ${pattern} or released_form ~ ${pattern})`)
    .executeTakeFirst();
  if (model) return model.fullName;
  // flows that name no rule are numbered by one that all of them share
  const flow = await db
    .selectFrom('flow')
    .select('fullName')
    .where('billRule', 'in', enCode === FLOW_RULE ? [enCode, ''] : [enCode])
    .orderBy('id')
    .executeTakeFirst();
  return flow?.fullName;
}
