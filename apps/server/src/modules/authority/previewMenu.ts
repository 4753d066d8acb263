import { type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { buttonName } from '../menu/buttonName.js';
import { type CatalogCode, type MenuCodeKind } from '../../rights/menuCatalog.js';
import { menuNodes, nameIn } from '../menu/menuNodes.js';
import { type Holder } from '../../rights/holders.js';

type MenuPreview = z.input<typeof contract.permission.authority.menu.data>;

/** The menu of somebody who has what a holder has been given, and what of each page. */
export async function previewMenu(
  { rights: store, menus }: Pick<Deps, 'rights' | 'menus'>,
  holder: Holder,
  locale: Locale,
): Promise<MenuPreview> {
  const [rights, { byId }] = await Promise.all([store.ofHolder(holder), menus.read()]);
  return {
    list: menuNodes(rights.menuList, locale),
    pages: rights.permissionList.flatMap(({ modelId: id }) => {
      const item = byId.get(id);
      if (!item) return [];
      const { enCode } = item.entry;
      const names = (kind: MenuCodeKind, nameOf: (code: CatalogCode) => string) => {
        const codes = rights.codes(enCode, kind);
        const all = item.codes[kind];
        return all.length === 0 ? null : all.filter((code) => codes.has(code.enCode)).map(nameOf);
      };
      const plain = (code: CatalogCode) => nameIn(locale, code);
      return {
        id,
        buttons: names('button', (code) => buttonName(code.enCode, plain(code))(locale)),
        columns: names('list', plain),
        fields: names('form', plain),
      };
    }),
  };
}
