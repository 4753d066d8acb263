import { type FlowState, type PeopleRule } from '@smart-admin/form-engine/flow';
import { type Field, type FormValues } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type MembershipKind } from '../../../rights/holders.js';
import { headOf, headsOf, superiorsOf } from './heads.js';

/** How each kind of rule finds people; only enabled ones of them are asked. */
export const peopleRules: {
  [Kind in PeopleRule['kind']]: (
    trx: DatabaseTransaction,
    rule: Extract<PeopleRule, { kind: Kind }>,
    context: PeopleContext,
  ) => Promise<Found[]>;
} = {
  users: (_trx, { ids }) => Promise.resolve(asFound(ids)),
  roles: (trx, { ids }) => membersOf(trx, 'role', ids),
  positions: (trx, { ids }) => membersOf(trx, 'position', ids),
  groups: (trx, { ids }) => membersOf(trx, 'group', ids),
  organizeHeads: (trx, { ids }) => headsOf(trx, ids),
  launcherHead: (trx, { level }, { organizeId }) => headOf(trx, organizeId, level),
  superiors: (trx, { until }, { launcherId }) => superiorsOf(trx, launcherId, until),
  launcher: (_trx, _rule, { launcherId }) => Promise.resolve(asFound([launcherId])),
  field: (trx, { path }, { fields, values }) => {
    const field = fields.find(({ id }) => id === path);
    const ids = idsIn(values[path]);
    if (field?.kind !== 'organizeSelect' && field?.kind !== 'departmentSelect')
      return Promise.resolve(asFound(ids, field?.label));
    return headsOf(trx, ids);
  },
  expression: (_trx, { expression }, { evaluate }) => Promise.resolve(asFound(idsIn(evaluate(expression)))),
  interface: async (_trx, { interfaceId, params }, { ask }) => asFound(idsIn(await ask(interfaceId, params))),
  launcherChoice: (_trx, _rule, { nodeId, state }) => Promise.resolve(asFound(state.choices[nodeId] ?? [])),
  previousChoice: (_trx, _rule, { nodeId, state }) => Promise.resolve(asFound(state.choices[nodeId] ?? [])),
  nodeHandlers: (_trx, { nodeId }, { state }) =>
    Promise.resolve(
      asFound(state.passed.filter((passed) => passed.nodeId === nodeId).flatMap(({ userIds }) => userIds)),
    ),
};

/** What rules may look at. */
export interface PeopleContext {
  /** Node that people are looked for. */
  nodeId: string;
  state: Pick<FlowState, 'choices' | 'passed'>;
  launcherId: string;
  /** Organisation from which it was launched. */
  organizeId: string;
  fields: readonly Field[];
  values: FormValues;
  /** Value of an expression over the form; null for one that fails. */
  evaluate: (expression: string) => unknown;
  /** What a data interface answers, with parameters by expressions. */
  ask: (interfaceId: string, params: Record<string, string>) => Promise<unknown>;
}

/** Somebody, and by what they were found. */
export interface Found {
  userId: string;
  via?: string | undefined;
}

function asFound(ids: readonly string[], via?: string): Found[] {
  return ids.map((userId) => ({ userId, via }));
}

/** Ids in a value: one, a list of them, or a list of rows with an `id`. */
export function idsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return entry === '' ? [] : [entry];
    return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [entry.id]
      : [];
  });
}

const NAMED: Record<Exclude<MembershipKind, 'organize'>, string> = {
  role: 'role',
  position: 'position',
  group: 'user_group',
};

/** Members in the order of what they are members of, then by their own. */
async function membersOf(
  trx: DatabaseTransaction,
  kind: Exclude<MembershipKind, 'organize'>,
  ids: readonly string[],
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select membership.user_id as "userId", named.full_name as via
    from unnest(${[...ids]}::text[]) with ordinality wanted (id, place)
    join ${sql.table(NAMED[kind])} named on named.id = wanted.id and named.enabled_mark = 1
    join membership on membership.kind = ${kind} and membership.target_id = wanted.id
    join user_account person on person.id = membership.user_id
    order by wanted.place, person.sort_code, person.id`.execute(trx);
  return rows;
}
