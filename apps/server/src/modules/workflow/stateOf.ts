import { type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../db/database.js';
import { type FlowTable } from './workflow.tables.js';

/** What of a draft waits for a release. */
type Draft = Pick<Selectable<FlowTable>, 'document' | 'modelId' | 'titleFormula' | 'launchers' | 'billRule'>;

/** How a draft stands to the newest release of its flow: 0 there is none, 1 nothing differs, 2 something waits for the next one. */
export async function stateOf(
  db: Executor,
  { id, version }: Pick<Selectable<FlowTable>, 'id' | 'version'>,
  draft: Draft,
): Promise<0 | 1 | 2> {
  const released = await db
    .selectFrom('flowVersion')
    .select(['document', 'modelId', 'titleFormula', 'launchers', 'billRule'])
    .where('flowId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!released) return 0;
  return isDeepStrictEqual(contentOf(draft), contentOf(released)) ? 1 : 2;
}

function contentOf({ document, modelId, titleFormula, launchers, billRule }: Draft) {
  return { document: JSON.parse(document) as unknown, modelId, titleFormula, launchers, billRule };
}
