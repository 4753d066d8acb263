import { type FlowDocument, flowProblems } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { readReleased } from '../visualdev/releasedModel.js';
import { told } from './releaseFlow.js';

/** What a designer should mend in a draft, over the form as it is released now. */
export async function findProblems(
  { db }: Pick<Deps, 'db'>,
  { id, document, locale }: { id: string; document: FlowDocument; locale: Locale },
) {
  const { modelId } = requireRow(await db.selectFrom('flow').select('modelId').where('id', '=', id).executeTakeFirst());
  const { form } = await readReleased(db, modelId);
  return flowProblems(document, { form, flowId: id }).map((problem) => told(problem, locale));
}
