import { type routeTitle } from '@smart-admin/layout/routing';

/** One thing that can be granted, as the server lists it. */
export interface AuthorityNode {
  id: string;
  parentId: string;
  kind: 'menu' | 'button' | 'list' | 'form' | 'data';
  enCode: string;
  fullName: string;
  /** Names of menu entries in other languages. */
  names: Parameters<typeof routeTitle>[0]['names'];
  /** Whether a menu entry stands in the app's menu. Default in the web's. */
  inApp?: boolean | undefined;
  /** Whether the caller may give it and take it away. */
  givable: boolean;
  /** Of a data node: the rows that the caller may give. */
  scopes?: readonly DataScope[] | undefined;
  /** Id of the node that it is given and taken away with. */
  follows?: string | undefined;
}

/** From the widest to the narrowest. */
export const SCOPES = ['all', 'organizes', 'departmentAndBelow', 'department', 'own'] as const;
export type DataScope = (typeof SCOPES)[number];

/** Rows of one page. */
export interface DataRule {
  scope: DataScope;
  /** Of scope `organizes`. */
  organizeIds: string[];
}

/** What a holder has been given, as the server keeps it. */
export interface Grants {
  menu: string[];
  button: string[];
  list: string[];
  form: string[];
  data: (DataRule & { moduleId: string })[];
}

/** To whom permissions are given. */
export interface GrantHolder {
  type: HolderType;
  id: string;
  name: string;
}

export const HOLDER_TYPES = ['Role', 'Position', 'User', 'Group'] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];
