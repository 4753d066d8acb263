import { type Page } from '@smart-admin/api-client/pages';
import { type KnownButton } from '../modules/menu/buttonName.js';

/** One entry of the first menu. The id is the enCode with underscores. */
export interface SeedMenu {
  enCode: string;
  /** Chinese, English, traditional Chinese, Vietnamese. */
  names: readonly [zh: string, en: string, zhtw: string, vi: string];
  /** Name of a lucide icon. */
  icon: string;
  /** Default 2, with children 1. */
  type?: number;
  urlAddress?: string;
  linkTarget?: '_self' | '_blank';
  property?: { moduleId: string; isTree?: number };
  /** Codes of the buttons that can be granted. */
  buttons?: readonly SeedButton[];
  /** List columns that can be granted; they switch column permission on. */
  columns?: readonly (readonly [enCode: string, fullName: string])[];
  /** Data permission is on. */
  data?: boolean;
  children?: readonly SeedMenu[];
}

/** Address and codes of a page that the contract knows; names of its grantable columns in the order of their codes. */
export function seedPage<Button extends SeedButton, Column extends string>(
  page: Page<string, Button, Column>,
  columnNames?: Readonly<Record<Column, string>>,
): Pick<SeedMenu, 'enCode' | 'buttons' | 'columns' | 'data'> {
  return {
    enCode: page.address,
    buttons: page.buttons,
    ...(page.hasDataScope ? { data: true } : {}),
    ...(columnNames ? { columns: page.columns.map((code) => [code, columnNames[code]] as const) } : {}),
  };
}

export type SeedButton = KnownButton;

export const CRUD = ['btn_add', 'btn_edit', 'btn_remove'] as const;
