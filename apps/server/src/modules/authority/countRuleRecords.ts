import { sql, type RawBuilder } from 'kysely';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { moduleOf } from '../../rights/menuCatalog.js';
import { countRecords } from '../visualdev/records/countRecords.js';
import { releasedIds } from '../visualdev/releasedModel.js';
import { type GrantChange, type Grants } from './grantChange.js';
import { heldBy, holderKey, loadHolders, type Holder } from '../../rights/holders.js';
import { isAdministrator } from './isAdministrator.js';
import { resolveScopes, type RowRule } from '../../rights/resolveScopes.js';

/** Rules whose records are counted at once; whoever changes more sees the people alone. */
const RULES = 20;

/**
 * By page: how many records of its model the widest member of the holder sees before and after a change of row rules,
 * within what the caller sees. The widest is the one below whose department the most organisations stand.
 */
export async function countRuleRecords(deps: Deps, caller: Caller, input: RuleInput): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  const changed = await pagesOfModels(deps, caller, input.change);
  const member = changed.length === 0 ? undefined : await findWidest(deps, input.members);
  if (member === undefined) return counts;
  const [before, after] = await statesOf(deps, member, changed, input);
  for (const { moduleId, page, modelId } of changed) {
    const seen = async ({ scopes, ownScope, pages }: State) =>
      pages.has(moduleId)
        ? countRecords(deps, modelId, [scopes.get(moduleId) ?? ownScope, caller.rights.dataScope(page)])
        : 0;
    counts.set(moduleId, { before: await seen(before), after: await seen(after) });
  }
  return counts;
}

export interface RuleInput {
  holder: Holder;
  /** What the holder would have been given. */
  wanted: Grants;
  change: GrantChange;
  /** Rows of `user_id`. */
  members: RawBuilder<unknown>;
}

interface Counts {
  before: number;
  after: number;
}

interface ChangedPage {
  moduleId: string;
  page: string;
  modelId: string;
}

/** The pages of released models with another rule, as far as the caller has them. */
async function pagesOfModels({ db, menus }: Deps, { rights }: Caller, { data }: GrantChange): Promise<ChangedPage[]> {
  const { byId } = await menus.read();
  const pages = data.flatMap(({ moduleId }) => {
    const entry = byId.get(moduleId)?.entry;
    const modelId = moduleOf(entry?.propertyJson ?? '');
    return entry && modelId !== '' && rights.hasPage(entry.enCode) ? [{ moduleId, page: entry.enCode, modelId }] : [];
  });
  const released = await releasedIds(
    db,
    pages.map(({ modelId }) => modelId),
  );
  return pages.filter(({ modelId }) => released.has(modelId)).slice(0, RULES);
}

async function findWidest({ db, organizes }: Deps, members: RawBuilder<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string; organizeId: string }>`
    select min(m.user_id) as "userId", u.organize_id as "organizeId"
    from (${members}) m join user_account u on u.id = m.user_id
    where not ${isAdministrator} group by u.organize_id order by 1`.execute(db.withoutPlugins());
  let widest: { userId: string; size: number } | undefined;
  for (const { userId, organizeId } of rows) {
    const size = (await organizes.idsBelow(organizeId)).length;
    if (!widest || size > widest.size) widest = { userId, size };
  }
  return widest?.userId;
}

/** What somebody has on the changed pages. */
type State = Awaited<ReturnType<typeof resolveScopes>> & { pages: ReadonlySet<string> };

/** Before and after: what they have from other holders stays. */
async function statesOf(
  { db }: Deps,
  userId: string,
  changed: readonly ChangedPage[],
  { holder, wanted }: RuleInput,
): Promise<[State, State]> {
  const ids = changed.map(({ moduleId }) => moduleId);
  const holders = await loadHolders(db, userId);
  const [rules, items] = await Promise.all([
    db
      .selectFrom('dataGrant')
      .select(['holderType as type', 'holderId as id', 'menuId', 'scope', 'organizeIds'])
      .where(heldBy(holders))
      .where('menuId', 'in', ids)
      .execute(),
    db
      .selectFrom('grantItem')
      .select(['holderType as type', 'holderId as id', 'itemId'])
      .where(heldBy(holders))
      .where('itemId', 'in', ids)
      .execute(),
  ]);
  const isElsewhere = (row: Holder) => holderKey(row) !== holderKey(holder);
  const given: RowRule[] = wanted.data
    .filter(({ moduleId }) => ids.includes(moduleId))
    .map(({ moduleId, scope, organizeIds }) => ({ menuId: moduleId, scope, organizeIds }));
  const state = async (rows: readonly RowRule[], pages: readonly string[]): Promise<State> => ({
    ...(await resolveScopes(db, userId, rows)),
    pages: new Set(pages),
  });
  return [
    await state(
      rules,
      items.map(({ itemId }) => itemId),
    ),
    await state(
      [...rules.filter(isElsewhere), ...given],
      [...items.filter(isElsewhere).map(({ itemId }) => itemId), ...wanted.menu],
    ),
  ];
}
