import { type FormValues } from '@smart-admin/form-engine/core';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readCaller } from '../user/readCaller.js';
import { requireUsersVisible } from '../user/userScope.js';
import { readReleased } from '../visualdev/releasedModel.js';
import { forecastDraft } from './forecasts.js';

/** The whole course of a draft for somebody whom the caller sees. */
export async function dryRun(deps: Deps, { id, caller, document, launcherId, values }: DryRun) {
  await requireUsersVisible(deps.db, caller, [launcherId]);
  const { modelId } = requireRow(
    await deps.db.selectFrom('flow').select('modelId').where('id', '=', id).executeTakeFirst(),
  );
  const { form } = await readReleased(deps.db, modelId);
  const { organizeId } = await readCaller(deps, launcherId);
  const launcher = { launcherId, organizeId };
  return forecastDraft(deps, caller, { flow: document, launcher, fields: form.fields, values });
}

interface DryRun {
  id: string;
  caller: Caller;
  document: FlowDocument;
  launcherId: string;
  values: FormValues;
}
