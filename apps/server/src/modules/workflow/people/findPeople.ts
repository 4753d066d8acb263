import { type FoundPerson, type PeopleRule } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../../db/database.js';
import { peopleRules, type PeopleContext } from './peopleRules.js';

/**
 * Whom rules find, in the order of the rules, each person once; nobody who is disabled. What a rule names and is gone
 * finds nobody.
 */
export async function findPeople(
  trx: DatabaseTransaction,
  rules: readonly PeopleRule[],
  context: PeopleContext,
): Promise<FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (const rule of rules)
    for (const { userId, via } of await findByRule(trx, rule, context))
      found.push({ userId, rule: rule.kind, ...(via ? { via } : {}) });
  const enabled = await enabledUsers(trx, [...new Set(found.map(({ userId }) => userId))]);
  const seen = new Set<string>();
  return found.filter(({ userId }) => {
    if (seen.has(userId) || !enabled.has(userId)) return false;
    seen.add(userId);
    return true;
  });
}

function findByRule<Kind extends PeopleRule['kind']>(
  trx: DatabaseTransaction,
  rule: Extract<PeopleRule, { kind: Kind }>,
  context: PeopleContext,
) {
  return peopleRules[rule.kind as Kind](trx, rule, context);
}

async function enabledUsers(trx: DatabaseTransaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const users = await trx
    .selectFrom('userAccount')
    .select('id')
    .where('id', 'in', ids)
    .where('enabledMark', '=', 1)
    .execute();
  return new Set(users.map(({ id }) => id));
}
