import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Holder } from '../../rights/holders.js';
import { type CatalogEntry, type MenuCodeKind } from '../../rights/menuCatalog.js';

type PagePreview = z.input<typeof contract.permission.authority.page.data>;

/** What of a model's page a holder gives, or a person has in the end, by the same entry as when they work with it. */
export async function previewPage(
  { rights: store, menus }: Pick<Deps, 'rights' | 'menus'>,
  holder: Holder,
  modelId: string,
): Promise<PagePreview> {
  const [rights, { byModule }] = await Promise.all([
    holder.type === 'User' ? store.of(holder.id) : store.ofHolder(holder),
    menus.read(),
  ]);
  const entries = byModule.get(modelId) ?? [];
  const page = rights.pageOfModel(modelId);
  const shown = entries.find(({ entry }) => entry.enCode === page);
  if (!shown) return { rights: null, offered: null };
  const given = rights.permissionList.find((entry) => entry.modelId === shown.entry.id);
  return { rights: given ?? null, offered: offeredBy(shown) };
}

function offeredBy({ codes }: CatalogEntry): NonNullable<PagePreview['offered']> {
  const of = (kind: MenuCodeKind) => codes[kind].map(({ enCode }) => enCode);
  return { column: of('list'), form: of('form'), button: of('button') };
}
