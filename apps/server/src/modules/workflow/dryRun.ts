import { type FormValues } from '@smart-admin/form-engine/core';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { forecastDraft } from './forecasts.js';
import { readTrial } from './readTrial.js';

/** The whole course of a draft for somebody whom the caller sees. */
export async function dryRun(deps: Deps, { id, caller, document, launcherId, values }: DryRun) {
  const trial = await readTrial(deps, { id, caller, launcherId });
  return forecastDraft(deps, caller, { flow: document, ...trial, values });
}

interface DryRun {
  id: string;
  caller: Caller;
  document: FlowDocument;
  launcherId: string;
  values: FormValues;
}
