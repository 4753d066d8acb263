import { type FlowDocument, flowProblems } from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readFlowForm } from './readFlowForm.js';
import { readTargets } from './readTargets.js';
import { told } from './releaseFlow.js';
import { t } from './workflow.messages.js';

/** What a designer should mend in a draft, over the form as it is released now; also what it hands over to that is not there, and that the form is not released yet. */
export async function findProblems(
  { db }: Pick<Deps, 'db'>,
  { id, document, caller, locale }: { id: string; document: FlowDocument; caller: Caller; locale: Locale },
) {
  const { form, isReleased } = await readFlowForm(db, { id, caller });
  const targets = await readTargets(db, document);
  const problems = flowProblems(document, { form, flowId: id, targets }).map((problem) => told(problem, locale));
  if (isReleased) return problems;
  const unreleased = { severity: 'error' as const, nodeId: document.start.id, setting: 'fields' };
  return [{ ...unreleased, text: t('formNotReleased')(locale) }, ...problems];
}
