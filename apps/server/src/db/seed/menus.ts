import { type Page } from '@smart-admin/api-client/pages';

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

export type SeedButton = keyof typeof BUTTON_NAMES;

/** Names of the buttons. */
export const BUTTON_NAMES = {
  btn_add: '新增',
  btn_edit: '编辑',
  btn_remove: '删除',
  btn_batchRemove: '批量删除',
  btn_detail: '详情',
  btn_upload: '导入',
  btn_download: '导出',
  btn_resetPassword: '重置密码',
  btn_unlock: '解锁',
  btn_administrators: '设置管理员',
  btn_members: '设置成员',
  btn_release: '发布',
} as const;

export const CRUD = ['btn_add', 'btn_edit', 'btn_remove'] as const;
