import { ExpressionError, fieldReferences, parseExpression } from '@smart-admin/form-engine/core';
import { type FlowDocument, type PeopleRule } from '@smart-admin/form-engine/flow';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { nodeOf } from './flowNodes.js';
import { findByRules, rulesOf } from './people/answerQuestion.js';
import { askForDraft } from './people/askFor.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { peopleByIds } from './people/peopleByIds.js';
import { readTrial } from './readTrial.js';

/**
 * Whom the rules of a node of a draft find for somebody whom the caller sees, and which rules find nobody before there is a
 * form, a choice or a course. Throws 403 where they would ask a data interface that the caller may not ask, 404 for a node that the draft has not.
 */
export async function previewPeople(deps: Deps, { id, caller, document, nodeId, launcherId }: Preview) {
  const { launcher, fields } = await readTrial(deps, { id, caller, launcherId });
  requireRow(nodeOf(document, nodeId));
  const rules = rulesOf(document, nodeId);
  const known = rules.filter((rule) => !needsCourse(rule));
  const people = { instance: launcher, flow: document, fields, values: {}, now: deps.clock.now() };
  const found = await withOutsideAnswers(askForDraft(deps, caller), (outside) =>
    // a snapshot: nothing is written
    deps.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => findByRules(trx, { ...people, outside }, { nodeId, state: NO_COURSE, rules: known })),
  );
  const shown = found.slice(0, MOST_SHOWN);
  const persons = await peopleByIds(
    deps.db,
    shown.map(({ userId }) => userId),
  );
  return {
    list: shown.flatMap(({ userId, rule, via = '' }) => {
      const person = persons.get(userId);
      return person ? [{ ...person, rule, via }] : [];
    }),
    total: found.length,
    unknown: [...new Set(rules.filter(needsCourse).map(({ kind }) => kind))],
  };
}

interface Preview {
  id: string;
  caller: Caller;
  document: FlowDocument;
  nodeId: string;
  launcherId: string;
}

const MOST_SHOWN = 100;
const NO_COURSE = { choices: {}, passed: [] };

/** Whether a rule looks at what there is only in a flow that runs. */
function needsCourse(rule: PeopleRule): boolean {
  switch (rule.kind) {
    case 'field':
    case 'launcherChoice':
    case 'previousChoice':
    case 'nodeHandlers':
      return true;
    case 'expression':
      return looksAtForm(rule.expression);
    case 'interface':
      return Object.values(rule.params).some(looksAtForm);
    default:
      return false;
  }
}

/** What cannot be read looks at nothing, and finds nobody. */
function looksAtForm(expression: string): boolean {
  try {
    return fieldReferences(parseExpression(expression)).length > 0;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}
