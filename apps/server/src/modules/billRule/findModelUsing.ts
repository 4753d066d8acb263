import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';

/** Name of a model whose draft or released form numbers by the rule; undefined when none does. */
export async function findModelUsing(db: Executor, enCode: string): Promise<string | undefined> {
  const pattern = `"rule"\\s*:\\s*"${enCode.replaceAll('.', '\\.')}"`;
  const model = await db
    .selectFrom('visualModel')
    .select('fullName')
    .where(sql<boolean>`(form_data ~ ${pattern} or released_form ~ ${pattern})`)
    .executeTakeFirst();
  return model?.fullName;
}
