import { type ColumnType } from 'kysely';
import {
  type DefaultJson,
  type DefaultText,
  type Json,
  type Mark,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';
import { type MenuCategory, type MenuCodeKind, type MenuNames } from '../../rights/menuCatalog.js';

export interface MenuTable extends RevisedColumns {
  id: string;
  parentId: string;
  enCode: string;
  fullName: string;
  sound: Sound;
  names: Json<MenuNames>;
  icon: DefaultText;
  type: number;
  urlAddress: DefaultText;
  linkTarget: DefaultText;
  propertyJson: DefaultText;
  /** Whose menu shows the entry. */
  category: ColumnType<MenuCategory, MenuCategory | undefined, MenuCategory>;
  enabledMark: Mark;
  sortCode: number;
  isButtonAuthorize: Mark;
  isColumnAuthorize: Mark;
  isFormAuthorize: Mark;
  isDataAuthorize: Mark;
}

/** A button, list column or form field of a page that can be granted. */
export interface MenuCodeTable {
  id: string;
  menuId: string;
  kind: MenuCodeKind;
  enCode: string;
  fullName: string;
  names: DefaultJson<MenuNames | null>;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    menu: MenuTable;
    menuCode: MenuCodeTable;
  }
}
