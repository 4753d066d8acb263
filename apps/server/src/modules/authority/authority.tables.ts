import {
  type ColumnSettingSchema,
  type GrantChangeSchema,
  type ListViewSchema,
} from '@smart-admin/api-client/contract';
import { type z } from 'zod';
import { type DefaultJson, type DefaultTime, type Json } from '../../db/columns.js';
import { type HolderType } from '../../rights/holders.js';
import { type DataScopeKind } from '../../rights/resolveScopes.js';

export type GrantKind = 'menu' | 'button' | 'list' | 'form';

/** One thing given to one holder. */
export interface GrantTable {
  holderType: HolderType;
  holderId: string;
  kind: GrantKind;
  /** Menu entry for kind menu, otherwise a menu code. */
  itemId: string;
}

/** Which rows of a page a holder sees. */
export interface DataGrantTable {
  holderType: HolderType;
  holderId: string;
  menuId: string;
  scope: DataScopeKind;
  organizeIds: Json<string[]>;
}

/** What one save of a holder's grants changed. */
export interface GrantSaveTable {
  holderType: HolderType;
  holderId: string;
  /** 1 for the first save that changed something. */
  revision: number;
  userId: string;
  userName: string;
  change: Json<z.infer<typeof GrantChangeSchema>>;
  creatorTime: DefaultTime;
}

/** A user's own columns of a page. */
export interface ColumnSettingTable {
  userId: string;
  moduleId: string;
  fieldList: DefaultJson<z.infer<typeof ColumnSettingSchema>[]>;
  /** Saved views of the list. */
  views: DefaultJson<z.infer<typeof ListViewSchema>[]>;
}

declare module '../../db/tables.js' {
  interface Tables {
    columnSetting: ColumnSettingTable;
    dataGrant: DataGrantTable;
    grantItem: GrantTable;
    grantSave: GrantSaveTable;
  }
}
