import { DataScopeSchema, type AuthorityNodeSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { dataNodeId, followersOf } from './grantChange.js';
import { mayGiveRows } from './requireGivable.js';
import { type Rights } from '../../rights/rights.js';

/**
 * Everything that can be granted: menu entries, the codes of the kinds that are on, and a data node for pages with row
 * rules; each says whether the caller may give it.
 */
export async function readAuthorityTree(
  { menus, organizes }: Pick<Deps, 'menus' | 'organizes'>,
  { rights, organizeId }: Caller,
): Promise<z.input<typeof AuthorityNodeSchema>[]> {
  const catalog = await menus.read();
  const leaders = new Map(followersOf(catalog).map(({ follower, leader }) => [follower, leader]));
  const nodes = catalog.entries.map(async ({ entry, category, codes, free }) => {
    const { id, parentId, enCode, fullName, names, icon } = entry;
    const givable = has(rights, id);
    return [
      {
        ...{ id, parentId, kind: 'menu' as const, enCode, fullName, names, icon, givable },
        ...(category === 'App' ? { inApp: true as const } : {}),
      },
      ...(['button', 'list', 'form'] as const).flatMap((kind) =>
        free[kind]
          ? []
          : codes[kind].map((code) => {
              const follows = leaders.get(code.id);
              const node = { ...code, parentId: id, kind, icon: '', givable: has(rights, code.id) };
              return follows === undefined ? node : { ...node, follows };
            }),
      ),
      ...(free.data
        ? []
        : [
            {
              id: dataNodeId(id),
              parentId: id,
              kind: 'data' as const,
              enCode,
              fullName,
              names,
              icon: '',
              givable,
              scopes: givable ? await givableScopes({ rights, organizes }, { menuId: id, organizeId }) : [],
            },
          ]),
    ];
  });
  return (await Promise.all(nodes)).flat();
}

function has(rights: Rights, id: string): boolean {
  return rights.isAdministrator || rights.granted.has(id);
}

async function givableScopes(
  context: { rights: Rights } & Pick<Deps, 'organizes'>,
  { menuId, organizeId }: { menuId: string; organizeId: string },
) {
  const scopes = DataScopeSchema.options;
  const checks = scopes.map((scope) => mayGiveRows(context, { menuId, scope, organizeIds: [] }, [organizeId]));
  const may = await Promise.all(checks);
  return scopes.filter((_scope, index) => may[index]);
}
