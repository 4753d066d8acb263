import { ADMINISTRATOR_ROLE, type contract, type GrantSourceSchema } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { addTo } from '../../db/groups.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { findOptions } from '../user/userOptions.js';
import { requireUsersVisible } from '../user/userScope.js';
import { readAuthorityTree } from './authorityTree.js';
import { dataNodeId } from './grantChange.js';
import { withoutHidden } from './withoutHidden.js';
import { heldBy, holderKey, loadHolders, type NamedHolder } from '../../rights/holders.js';
import { ADMINISTRATOR_USER } from '../../rights/rightsStore.js';

type Explanation = z.input<typeof contract.permission.authority.why.data>;
export type Source = z.input<typeof GrantSourceSchema>;
export type Rule = Explanation['data'][number]['rules'][number];

/**
 * What a person has in the end, each with all that it comes from, as far as the caller may know it by name. Throws 403 when
 * the caller does not see the person.
 */
export async function explainRights(
  deps: Deps,
  { caller, userId, locale }: { caller: Caller; userId: string; locale: Locale },
): Promise<Explanation> {
  await requireUsersVisible(deps.db, caller, [userId]);
  const [traced, nodes] = await Promise.all([traceRights(deps.db, userId), readAuthorityTree(deps, caller)]);
  const { user, sources, owned, rulesOf } = await withoutHidden(deps, traced, { caller, locale });
  return {
    ...{ user, sources },
    items: nodes
      .filter(({ kind }) => kind !== 'data')
      .map(({ id }) => ({ itemId: id, sources: owned(id) }))
      .filter(({ sources }) => sources.length > 0),
    data: nodes
      .filter((node) => node.kind === 'data' && owned(node.parentId).length > 0)
      .map(({ parentId: moduleId }) => ({
        moduleId,
        rules: rulesOf(moduleId),
      })),
  };
}

/** Where all that a person has comes from. Throws a 404 for nobody. */
export async function traceRights(db: Executor, userId: string): Promise<TracedRights> {
  const [[user], holders, administered] = await Promise.all([
    findOptions(db, { ids: [userId], disabled: true }),
    loadHolders(db, userId),
    administeredBy(db, userId),
  ]);
  const administrator = administratorOf(userId, holders);
  const [items, rules] = await Promise.all([loadItems(db, holders), loadRules(db, holders)]);
  const everything = administrator ? [administrator.key] : [];
  return {
    user: requireRow(user),
    sources: [...(administrator ? [administrator] : []), ...holders.map(holderSource), ...administered],
    owned: (id) => [...everything, ...(items.get(id) ?? [])],
    rulesOf: (menuId) => [
      ...everything.map((source): Rule => ({ source, scope: 'all', organizeIds: [], organizeNames: [] })),
      ...(rules.get(dataNodeId(menuId)) ?? []),
      ...administered.map(({ key, id, fullName }): Rule => ({
        source: key,
        scope: 'organizes',
        organizeIds: [id],
        organizeNames: [fullName],
      })),
    ],
  };
}

export interface TracedRights extends Pick<Explanation, 'user' | 'sources'> {
  /** Keys of the sources of a menu entry or code. */
  owned(id: string): string[];
  /** Row rules of a menu entry. */
  rulesOf(menuId: string): Rule[];
}

function holderSource({ fullName, note, ...holder }: NamedHolder): Source {
  return { key: holderKey(holder), ...holder, fullName, note };
}

/** The role, or the account, by which somebody may do everything. */
function administratorOf(userId: string, holders: readonly NamedHolder[]): Source | undefined {
  const holder = holders.find(({ type, id }) =>
    type === 'Role' ? id === ADMINISTRATOR_ROLE : userId === ADMINISTRATOR_USER && type === 'User',
  );
  return (
    holder && {
      key: 'Administrator',
      type: 'Administrator',
      id: holder.id,
      fullName: holder.fullName,
      note: holder.note,
    }
  );
}

async function administeredBy(db: Executor, userId: string): Promise<Source[]> {
  const rows = await db
    .selectFrom('organizeAdministrator')
    .innerJoin('organize', 'organize.id', 'organizeAdministrator.organizeId')
    .select(['organize.id', 'organize.fullName', 'organize.enCode as note'])
    .where('userId', '=', userId)
    .orderBy('organize.path')
    .execute();
  return rows.map((row) => ({ ...row, key: `Organize:${row.id}`, type: 'Organize' }));
}

/** Keys of the holders of each item. */
async function loadItems(db: Executor, holders: readonly NamedHolder[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('grantItem')
    .select(['itemId', 'holderType as type', 'holderId as id'])
    .where(heldBy(holders))
    .execute();
  const sources = new Map<string, string[]>();
  for (const { itemId, ...holder } of rows) addTo(sources, itemId, holderKey(holder));
  return sources;
}

/** Row rules by the id of their node. */
async function loadRules(db: Executor, holders: readonly NamedHolder[]): Promise<Map<string, Rule[]>> {
  const rows = await db
    .selectFrom('dataGrant')
    .select(['menuId', 'scope', 'organizeIds', 'holderType as type', 'holderId as id'])
    .where(heldBy(holders))
    .execute();
  const ids = [...new Set(rows.flatMap(({ organizeIds }) => organizeIds))];
  const organizes = ids.length
    ? await db.selectFrom('organize').select(['id', 'fullName']).where('id', 'in', ids).execute()
    : [];
  const names = new Map(organizes.map(({ id, fullName }) => [id, fullName]));
  const rules = new Map<string, Rule[]>();
  for (const { menuId, scope, organizeIds, ...holder } of rows) {
    const rule = {
      source: holderKey(holder),
      scope,
      organizeIds,
      organizeNames: organizeIds.flatMap((id) => names.get(id) ?? []),
    };
    addTo(rules, dataNodeId(menuId), rule);
  }
  return rules;
}
