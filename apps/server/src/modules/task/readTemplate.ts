import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';

/** What a task must know of the template that it sends. Throws 404 for an unknown one. */
export async function readTemplate(db: Executor, id: string) {
  return requireRow(
    await db
      .selectFrom('messageTemplate')
      .select(['id', 'fullName', 'enabledMark', 'placeholders'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}
