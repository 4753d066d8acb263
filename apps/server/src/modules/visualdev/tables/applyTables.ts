import { type TableChange } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { type ModelDocuments } from '../modelDocuments.js';
import { modelTables } from '../releasedModel.js';
import { t } from '../visualdev.messages.js';
import { KeywordIndex } from './KeywordIndex.js';
import { ListIndexes } from './ListIndexes.js';
import { keywordColumns } from './keywordColumns.js';
import { planTables } from './planTables.js';

/**
 * Makes the tables of a model what a release needs, in the transaction of the caller's. Throws 409 with the plan when
 * values would be lost. The indexes of a large table are left for `later`, and so
 * are its sounds, where other columns are watched now.
 */
export async function applyTables(
  executor: Executor,
  modelId: string,
  documents: ModelDocuments,
  released: ModelDocuments | undefined,
): Promise<{ later?: { isChanged: boolean } }> {
  const plan = () => planTables(executor, modelId, documents, released);
  const changes = await plan().then((first) =>
    first.some(counts) ? lockTables(executor, released).then(plan) : first,
  );
  const blocking = changes.find(blocks);
  if (blocking)
    throw new ApiError(409, t(REFUSALS[blocking.kind] ?? 'valuesLost', wordsOf(blocking)), {
      changes,
    });
  const db = modelTables(executor);
  const keywords = new KeywordIndex(documents.tables[0], keywordColumns(documents.form, documents.tables));
  await keywords.dropOthers(db, false);
  for (const statement of changes.flatMap((change) => change.sql)) await sql.raw(statement).execute(db);
  const isChanged = await keywords.watch(db);
  const indexes = new ListIndexes(documents.tables[0], documents);
  if (await indexes.isLarge(db)) return { later: { isChanged } };
  if (isChanged) await keywords.fill(db);
  await keywords.build(db, false);
  await indexes.bringUpToDate(db, false);
  return {};
}

/** Whether a change goes by what was counted: nothing may be saved between that and the statement. */
function counts({ kind }: TableChange): boolean {
  return kind === 'convertColumn' || kind === 'dropEmpty';
}

async function lockTables(executor: Executor, released: ModelDocuments | undefined): Promise<void> {
  for (const { name } of released?.tables ?? [])
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(modelTables(executor));
}

const REFUSALS: Partial<Record<TableChange['kind'], 'nameTaken' | 'repeated'>> = {
  nameTaken: 'nameTaken',
  addUnique: 'repeated',
};

/** Whether a change cannot be made without losing values. */
export function blocks({ failing }: TableChange): boolean {
  return failing > 0;
}

const wordsOf = ({ field, failing, to }: TableChange) => ({ field, count: failing, name: to });
