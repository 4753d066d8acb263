import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { dataNodeId, GRANT_KINDS, loadGrants, type Grants } from './grantChange.js';
import { type Holder } from '../../rights/holders.js';
import { readAuthorityTree } from './authorityTree.js';
import { mayGiveRows } from './requireGivable.js';

/** What of a holder's grants the caller may give to others; the rest is left out and counted. */
export async function copyGrants(
  deps: Deps,
  caller: Caller,
  holder: Holder,
): Promise<z.input<typeof contract.permission.authority.copy.data>> {
  const [given, tree] = await Promise.all([loadGrants(deps.db, holder), readAuthorityTree(deps, caller)]);
  const givable = new Set(tree.filter((node) => node.givable).map(({ id }) => id));
  const copy: Grants = { menu: [], button: [], list: [], form: [], data: [] };
  for (const kind of GRANT_KINDS) copy[kind] = given[kind].filter((id) => givable.has(id));
  const context = { rights: caller.rights, organizes: deps.organizes };
  for (const rule of given.data) {
    const isGivable =
      givable.has(dataNodeId(rule.moduleId)) &&
      (await mayGiveRows(context, { ...rule, menuId: rule.moduleId }, [caller.organizeId]));
    if (isGivable) copy.data.push(rule);
  }
  return { ...copy, leftOut: countGrants(given) - countGrants(copy) };
}

function countGrants(grants: Grants): number {
  return GRANT_KINDS.reduce((count, kind) => count + grants[kind].length, grants.data.length);
}
