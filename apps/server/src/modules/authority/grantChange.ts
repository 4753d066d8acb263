import { type GrantChangeSchema, type GrantsSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { type MenuCatalog } from '../../rights/menuCatalog.js';
import { type GrantKind } from './authority.tables.js';
import { type Holder } from '../../rights/holders.js';

export type Grants = z.output<typeof GrantsSchema>;
export type GrantChange = z.output<typeof GrantChangeSchema>;
type DataRule = Grants['data'][number];

export const GRANT_KINDS = ['menu', 'button', 'list', 'form'] as const satisfies readonly GrantKind[];

/** What a holder has been given. */
export async function loadGrants(db: Executor, { type, id }: Holder): Promise<Grants> {
  const [items, data] = await Promise.all([
    db
      .selectFrom('grantItem')
      .select(['kind', 'itemId'])
      .where('holderType', '=', type)
      .where('holderId', '=', id)
      .orderBy('itemId')
      .execute(),
    db
      .selectFrom('dataGrant')
      .select(['menuId as moduleId', 'scope', 'organizeIds'])
      .where('holderType', '=', type)
      .where('holderId', '=', id)
      .orderBy('menuId')
      .execute(),
  ]);
  const idsOf = (kind: GrantKind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
  return { menu: idsOf('menu'), button: idsOf('button'), list: idsOf('list'), form: idsOf('form'), data };
}

/**
 * The grants that a save leaves: what was sent, with deleting several where deleting is given, and with what the tree of
 * permissions does not show (of entries and kinds that are switched off), which stays as it was.
 */
export function completeGrants(sent: Grants, current: Grants, catalog: MenuCatalog): Grants {
  const shown = shownItems(catalog);
  const keep = (kind: GrantKind) => [...new Set([...sent[kind], ...current[kind].filter((id) => !shown.has(id))])];
  const rules = new Map(current.data.filter((rule) => !shown.has(dataNodeId(rule.moduleId))).map(byModule));
  for (const rule of sent.data) rules.set(...byModule(rule));
  const button = new Set(keep('button'));
  for (const { follower, leader } of followersOf(catalog)) {
    if (button.has(leader)) button.add(follower);
    else button.delete(follower);
  }
  return { menu: keep('menu'), button: [...button], list: keep('list'), form: keep('form'), data: [...rules.values()] };
}

/** What differs between two states of grants. */
export function diffGrants(before: Grants, after: Grants): GrantChange {
  const flat = (grants: Grants) => GRANT_KINDS.flatMap((kind) => grants[kind]);
  const [former, wanted] = [new Set(flat(before)), new Set(flat(after))];
  const formerRules = new Map(before.data.map(byModule));
  const wantedRules = new Map(after.data.map(byModule));
  return {
    added: [...wanted].filter((id) => !former.has(id)),
    removed: [...former].filter((id) => !wanted.has(id)),
    data: [...new Set([...formerRules.keys(), ...wantedRules.keys()])].flatMap((moduleId) => {
      const change = { moduleId, before: ruleOf(formerRules.get(moduleId)), after: ruleOf(wantedRules.get(moduleId)) };
      return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
    }),
  };
}

export function isEmptyChange({ added, removed, data }: GrantChange): boolean {
  return added.length + removed.length + data.length === 0;
}

/** Codes that are given and taken away with another of their entry. */
export function followersOf({ entries }: MenuCatalog): { follower: string; leader: string }[] {
  return entries.flatMap(({ codes, free }) => {
    const idOf = (code: string) => codes.button.find(({ enCode }) => enCode === code)?.id;
    const [follower, leader] = [idOf('btn_batchRemove'), idOf('btn_remove')];
    return free.button || !follower || !leader ? [] : [{ follower, leader }];
  });
}

/** Id of the node that stands for the rows of an entry. */
export function dataNodeId(menuId: string): string {
  return `${menuId}__data`;
}

function shownItems({ entries }: MenuCatalog): Set<string> {
  const shown = new Set<string>();
  for (const { entry, codes, free } of entries) {
    shown.add(entry.id);
    for (const kind of ['button', 'list', 'form'] as const)
      if (!free[kind]) for (const { id } of codes[kind]) shown.add(id);
    if (!free.data) shown.add(dataNodeId(entry.id));
  }
  return shown;
}

function ruleOf(rule: DataRule | undefined): GrantChange['data'][number]['before'] {
  if (!rule) return null;
  return { scope: rule.scope, organizeIds: rule.scope === 'organizes' ? [...rule.organizeIds].sort() : [] };
}

function byModule(rule: DataRule): [string, DataRule] {
  return [rule.moduleId, rule];
}
