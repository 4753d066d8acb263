import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readDocuments } from '../modelDocuments.js';
import { KeywordIndex } from './KeywordIndex.js';
import { keywordColumns } from './keywordColumns.js';
import { ListIndexes } from './ListIndexes.js';

/**
 * Builds what the records of a released model are searched, sorted and filtered by, beside those who write, on a
 * connection that may take its time. `isChanged` writes the sounds of all records again first.
 */
export async function buildModelIndexes(
  database: Database,
  { modelId, isChanged }: { modelId: string; isChanged: boolean },
): Promise<void> {
  const released = database
    .selectFrom('visualModel')
    .select(['version', 'releasedForm', 'releasedColumn', 'tableName'])
    .where('id', '=', modelId)
    .where('version', '>', 0);
  const model = await released.executeTakeFirst();
  // deleted meanwhile
  if (!model) return;
  const documents = readDocuments(modelId, model.releasedForm, model.releasedColumn, model.tableName);
  await database.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    try {
      const [main] = documents.tables;
      const keywords = new KeywordIndex(main, keywordColumns(documents.form, documents.tables));
      await new ListIndexes(main, documents).bringUpToDate(db, true);
      if (isChanged) await keywords.fill(db);
      await keywords.build(db, true);
      // what a later release has made is none of an earlier version
      const { version } = (await released.executeTakeFirst()) ?? {};
      if (version === model.version) await keywords.dropOthers(db, true);
    } finally {
      await sql`reset statement_timeout`.execute(db);
    }
  });
}
