import { type AuthorityNodeSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';

/** Everything that can be granted: menu entries, the codes of the kinds that are on, and a data node for pages with row rules. */
export async function readAuthorityTree({ menus }: Deps): Promise<z.input<typeof AuthorityNodeSchema>[]> {
  const { entries } = await menus.read();
  return entries.flatMap(({ entry, codes, free }) => [
    {
      id: entry.id,
      parentId: entry.parentId,
      kind: 'menu' as const,
      enCode: entry.enCode,
      fullName: entry.fullName,
      names: entry.names,
      icon: entry.icon,
    },
    ...(['button', 'list', 'form'] as const).flatMap((kind) =>
      free[kind]
        ? []
        : codes[kind].map(({ id, enCode, fullName }) => ({
            id,
            parentId: entry.id,
            kind,
            enCode,
            fullName,
            names: {},
            icon: '',
          })),
    ),
    ...(free.data
      ? []
      : [
          {
            id: `${entry.id}__data`,
            parentId: entry.id,
            kind: 'data' as const,
            enCode: entry.enCode,
            fullName: entry.fullName,
            names: entry.names,
            icon: '',
          },
        ]),
  ]);
}
