import { pages } from '@smart-admin/api-client/pages';
import { type FormDocument } from '@smart-admin/form-engine/core';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Caller } from '../../rights/caller.js';
import { readDocuments } from '../visualdev/modelDocuments.js';
import { readReleased } from '../visualdev/releasedModel.js';

/** The form that a flow is about. */
interface FlowForm {
  form: FormDocument;
  formData: string;
  /** Whether it has been released: a draft can be designed for, and not released for. */
  isReleased: boolean;
}

/**
 * The form that a flow is about, as it is released now; before its first release its draft, for whoever designs models. Throws 404
 * for others, and where there is no such flow or model.
 */
export async function readFlowForm(db: Executor, { id, caller }: { id: string; caller: Caller }): Promise<FlowForm> {
  const { modelId, version, formData, columnData } = requireRow(
    await db
      .selectFrom('flow')
      .innerJoin('visualModel as model', 'model.id', 'flow.modelId')
      .select(['modelId', 'model.version', 'model.formData', 'model.columnData'])
      .where('flow.id', '=', id)
      .executeTakeFirst(),
  );
  if (version === 0 && caller.rights.hasPage(pages.webDesign.address))
    return { form: readDocuments(modelId, formData, columnData).form, formData, isReleased: false };
  const released = await readReleased(db, modelId);
  return { form: released.form, formData: released.formData, isReleased: true };
}
