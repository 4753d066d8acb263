import { type Field, type FormValues } from '@smart-admin/form-engine/core';
import {
  type FlowDocument,
  type FlowState,
  type FoundPerson,
  type PeopleRule,
  type Question,
} from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../../db/database.js';
import { nodeOf, workNodeOf } from '../flowNodes.js';
import { findPeople } from './findPeople.js';
import { administratorsOf, nearestSuperior } from './heads.js';
import { type OutsideAnswers } from './OutsideAnswers.js';
import { type Found, type PeopleContext } from './peopleRules.js';
import { valueOf } from './valueOf.js';

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
      return named('superior', await nearestSuperior(trx, purpose.userId));
    case 'administrators':
      return named('administrators', await administratorsOf(trx));
    case 'activity':
    case 'tell':
      return findByRules(trx, input, { nodeId, state, rules: rulesOf(input.flow, nodeId) });
    case 'transfer':
      return findByRules(trx, input, { nodeId, state, rules: limitRulesOf(input.flow, nodeId) });
  }
}

export interface AnswerInput {
  instance: { launcherId: string; organizeId: string };
  flow: FlowDocument;
  fields: readonly Field[];
  values: FormValues;
  now: number;
  outside: Pick<OutsideAnswers, 'read'>;
  /** The row of a subtable that people are looked for: expressions see its cells first, fields are named by their paths (`items.buyer`). */
  row?: { table: string; cells: FormValues } | undefined;
}

/** Whom some rules of a node find. */
export function findByRules(
  trx: DatabaseTransaction,
  { instance, fields, values, now, outside, row }: AnswerInput,
  { nodeId, state, rules }: { nodeId: string; state: PeopleContext['state']; rules: readonly PeopleRule[] },
): Promise<FoundPerson[]> {
  const { launcherId, organizeId } = instance;
  const seen = { ...values, ...row?.cells };
  const evaluate = (text: string) => valueOf(text, { values: seen, now, user: { id: launcherId, organizeId } });
  const columns = row ? columnsOf(fields, row.table) : [];
  const cells = columns.map(({ id, column }) => [id, row?.cells[column]] as const);
  return findPeople(trx, rules, {
    nodeId,
    state,
    launcherId,
    organizeId,
    fields: [...fields, ...columns],
    values: { ...values, ...Object.fromEntries(cells) },
    evaluate,
    ask: (interfaceId, params) => {
      const given = Object.entries(params).map(([name, text]) => [name, String(evaluate(text) ?? '')] as const);
      return Promise.resolve(outside.read({ interfaceId, params: Object.fromEntries(given) }));
    },
  });
}

/** The columns of a subtable by their paths. */
function columnsOf(fields: readonly Field[], table: string) {
  const found = fields.find(({ id }) => id === table);
  const columns = found?.kind === 'subtable' ? found.columns : [];
  return columns.map((column) => ({ ...column, id: `${table}.${column.id}`, column: column.id }));
}

/** The rules by which a node finds people; none where it asks nobody. */
export function rulesOf(flow: FlowDocument, nodeId: string): readonly PeopleRule[] {
  const node = nodeOf(flow, nodeId);
  return node && 'people' in node ? node.people : [];
}

function limitRulesOf(flow: FlowDocument, nodeId: string): readonly PeopleRule[] {
  const then = workNodeOf(flow, nodeId)?.limit?.then;
  return then?.kind === 'transfer' ? then.people : [];
}

function named(rule: FoundPerson['rule'], found: readonly Found[]): FoundPerson[] {
  return found.map(({ userId, via }) => ({ userId, rule, ...(via ? { via } : {}) }));
}
