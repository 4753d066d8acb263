import { type NavigationItem } from '../frame/navigationItem.js';

/** What a menu entry opens; the numbers are the server's (spec 2.4). */
export const MenuType = {
  Directory: 1,
  Page: 2,
  FormModel: 3,
  Dictionary: 4,
  Report: 5,
  DataView: 6,
  Link: 7,
  Portal: 8,
} as const;

/** Menu entry as the server sends it after sign-in. */
export interface MenuNode {
  id: string;
  enCode: string;
  /** Chinese title. */
  fullName: string;
  /** Titles in the other languages. */
  names?: { en?: string; zhtw?: string; vi?: string };
  icon: string;
  type: number;
  urlAddress: string;
  linkTarget: string;
  /** JSON with moduleId and isTree. */
  propertyJson: string;
  children?: MenuNode[];
}

export interface RouteMeta {
  /** Chinese title, the fallback of every language. */
  fullName: string;
  names: { en?: string; zhtw?: string; vi?: string };
  icon: string;
  /** Id of the menu entry: the key of its permissions. */
  modelId: string;
  /** Cannot be closed as a tab. */
  affix?: boolean;
  /** The page is not kept alive. */
  noCache?: boolean;
}

export type RouteView = 'page' | 'model' | 'dictionary' | 'report' | 'portal' | 'frame';

/** One route that the menu added. */
export interface DynamicRoute {
  path: string;
  /** enCode with dots as dashes. */
  name: string;
  view: RouteView;
  meta: RouteMeta;
  /** View that draws it: a page's urlAddress without its query, which names its file; the kind of anything else. */
  vueName: string;
  moduleId: string;
  isTree: boolean;
  /** For `frame`: what the page embeds. */
  frameUrl: string;
}

/** An entry of the navigation that the server's menu holds. */
export interface RoutedItem extends NavigationItem {
  id: string;
  icon: string;
  /** `/enCode` of a directory, path of a route; empty for a new window. */
  path: string;
  /** View that draws its page; absent on directories and addresses for a new window. */
  vueName?: string;
  children?: RoutedItem[];
}
