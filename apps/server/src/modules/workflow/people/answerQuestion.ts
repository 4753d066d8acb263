import {
  evaluateExpression,
  ExpressionError,
  type Field,
  type FormValues,
  parseExpression,
} from '@smart-admin/form-engine/core';
import {
  nodesOf,
  type FlowDocument,
  type FlowState,
  type FoundPerson,
  type PeopleRule,
  type Question,
} from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../../db/database.js';
import { findPeople } from './findPeople.js';
import { administratorsOf, superiorsOf } from './heads.js';
import { type OutsideAnswers } from './OutsideAnswers.js';
import { type Found } from './peopleRules.js';

/** Whom the engine asks for, as things stand in this transaction. */
export async function answerQuestion(
  trx: DatabaseTransaction,
  input: AnswerInput,
  question: Question,
  state: FlowState,
): Promise<FoundPerson[]> {
  const { purpose, nodeId } = question;
  switch (purpose.kind) {
    case 'superior':
    case 'escalate':
      return named('superior', await superiorsOf(trx, purpose.userId, { level: 1 }));
    case 'administrators':
      return named('administrators', await administratorsOf(trx));
    case 'activity':
    case 'tell':
      return find(trx, input, { nodeId, state, rules: rulesOf(input.flow, nodeId) });
    case 'transfer':
      return find(trx, input, { nodeId, state, rules: limitRulesOf(input.flow, nodeId) });
  }
}

export interface AnswerInput {
  instance: { launcherId: string; organizeId: string };
  flow: FlowDocument;
  fields: readonly Field[];
  values: FormValues;
  now: number;
  outside: OutsideAnswers;
}

function find(
  trx: DatabaseTransaction,
  { instance, fields, values, now, outside }: AnswerInput,
  { nodeId, state, rules }: { nodeId: string; state: FlowState; rules: readonly PeopleRule[] },
): Promise<FoundPerson[]> {
  const { launcherId, organizeId } = instance;
  const evaluate = (text: string) => valueOf(text, { values, now, user: { id: launcherId, organizeId } });
  return findPeople(trx, rules, {
    nodeId,
    state,
    launcherId,
    organizeId,
    fields,
    values,
    evaluate,
    ask: (interfaceId, params) => {
      const given = Object.entries(params).map(([name, text]) => [name, String(evaluate(text) ?? '')] as const);
      return Promise.resolve(outside.read({ interfaceId, params: Object.fromEntries(given) }));
    },
  });
}

/** Value of an expression over a form; null for one that fails: it finds nobody, and the rule for that is asked. */
function valueOf(
  text: string,
  { values, now, user }: { values: FormValues; now: number; user: { id: string; organizeId: string } },
): unknown {
  try {
    const get = (path: string) => {
      const [field = '', column] = path.split('.');
      const value = values[field];
      if (column === undefined || !Array.isArray(value)) return value;
      return (value as FormValues[]).map((row) => row[column]);
    };
    return evaluateExpression(parseExpression(text), { get, now: () => new Date(now), user });
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

function rulesOf(flow: FlowDocument, nodeId: string): readonly PeopleRule[] {
  const node = nodesOf(flow).find(({ id }) => id === nodeId);
  return node && 'people' in node ? node.people : [];
}

function limitRulesOf(flow: FlowDocument, nodeId: string): readonly PeopleRule[] {
  const node = nodesOf(flow).find(({ id }) => id === nodeId);
  if (!node || !('limit' in node) || node.limit?.then.kind !== 'transfer') return [];
  return node.limit.then.people;
}

function named(rule: FoundPerson['rule'], found: readonly Found[]): FoundPerson[] {
  return found.map(({ userId, via }) => ({ userId, rule, ...(via ? { via } : {}) }));
}
