import {
  MenuType,
  type DynamicRoute,
  type MenuNode,
  type RoutedItem,
  type RouteMeta,
  type RouteView,
} from './menuTypes.js';

/** Turns the menu into the routes to add and the navigation to draw. Broken entries never break the others. */
export function menuToRoutes(menu: readonly MenuNode[], context: MenuContext): MenuRoutes {
  const routes: DynamicRoute[] = [];
  const navigation = menu.map((node) => toItem(node, context, routes)).filter((item) => item !== undefined);
  return { routes, navigation };
}

/** Route name of an entry: every dot of the enCode becomes a dash. */
export function routeName(enCode: string): string {
  return enCode.replaceAll('.', '-');
}

/** Replaces the hosts `${dataV}`, `${report}`, `${staticJson}` and `${token}` in a configured address (decision Q10). */
export function fillAddress(address: string, { dataVHost, reportHost, staticHost, token }: MenuContext): string {
  return address
    .replaceAll('${dataV}', dataVHost)
    .replaceAll('${report}', reportHost)
    .replaceAll('${staticJson}', staticHost)
    .replaceAll('${token}', encodeURIComponent(token));
}

/** Settings of an entry; missing or broken JSON gives none. */
export function readProperties(json: string): { moduleId: string; isTree: boolean } {
  const properties = parseObject(json);
  return {
    moduleId: typeof properties.moduleId === 'string' ? properties.moduleId : '',
    isTree: properties.isTree === true || properties.isTree === 1 || properties.isTree === '1',
  };
}

export interface MenuContext {
  /** Host of the data visualisation server. */
  dataVHost: string;
  /** Host of the report server. */
  reportHost: string;
  /** Host of static JSON. */
  staticHost: string;
  token: string;
}

export interface MenuRoutes {
  routes: DynamicRoute[];
  navigation: RoutedItem[];
}

function toItem(node: MenuNode, context: MenuContext, routes: DynamicRoute[]): RoutedItem | undefined {
  const meta: RouteMeta = { fullName: node.fullName, names: node.names ?? {}, icon: node.icon, modelId: node.id };
  const base = { id: node.id, title: { ...meta.names, zh: node.fullName }, icon: node.icon };
  if (node.type === MenuType.Directory) {
    const children = (node.children ?? [])
      .map((child) => toItem(child, context, routes))
      .filter((item) => item !== undefined);
    return { ...base, path: `/${node.enCode}`, children };
  }
  const { moduleId, isTree } = readProperties(node.propertyJson);
  if (node.type === MenuType.DataView) {
    return {
      ...base,
      path: '',
      href: `${context.dataVHost}/view/${moduleId}?token=${encodeURIComponent(context.token)}`,
    };
  }
  if (node.type === MenuType.Link && node.linkTarget !== '_self') {
    return { ...base, path: '', href: fillAddress(node.urlAddress, context) };
  }
  const view = VIEWS[node.type];
  if (!view) return undefined;
  const address = trimSlashes(node.urlAddress.split('?')[0] ?? '');
  const path = pathOf(view, address, node.enCode);
  const vueName = view === 'page' ? address : view;
  routes.push({
    path,
    name: routeName(node.enCode),
    view,
    meta,
    vueName,
    moduleId,
    isTree,
    frameUrl: view === 'frame' ? fillAddress(node.urlAddress, context) : '',
  });
  return { ...base, path, vueName };
}

const VIEWS: Partial<Record<number, RouteView>> = {
  [MenuType.Page]: 'page',
  [MenuType.FormModel]: 'model',
  [MenuType.Dictionary]: 'dictionary',
  [MenuType.Report]: 'report',
  [MenuType.Link]: 'frame',
  [MenuType.Portal]: 'portal',
};

function pathOf(view: RouteView, address: string, enCode: string): string {
  if (view === 'page' || view === 'portal') return `/${address || enCode}`;
  return `/${view === 'frame' ? 'externalLink' : view}/${enCode}`;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

function parseObject(json: string): Record<string, unknown> {
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // spec R2.4-08: a broken property must not break the menu
    return {};
  }
}
