import {
  menuToRoutes,
  type DynamicRoute,
  type MenuNode,
  type MenuRoutes,
  type PermissionEntry,
  type RoutedItem,
  type SiteNames,
} from '@smart-admin/layout/routing';
import { isNumber, isString } from '@smart-admin/layout/stores';
import { setTextOverrides, type TextOverride } from '@smart-admin/ui/messages';
import { create } from 'zustand';
import { frameStore } from './frameStore.js';
import { leaveOut } from './leaveOut.js';
import { hosts } from './hosts.js';

const { storage } = frameStore;

// until the server answers, the texts of the last time
setTextOverrides(storage.read('sysConfig', hasTexts)?.texts ?? []);

const NO_ROUTES: { routes: DynamicRoute[]; navigation: RoutedItem[] } = { routes: [], navigation: [] };

/** Who is signed in, and what the menu gave them. Token and lock outlive a reload and are shared by all tabs. */
export const useSession = create<SessionStore>((set, get) => ({
  token: storage.read('token', isString),
  locked: storage.read('lock', isNumber) === 1,
  loaded: false,
  user: null,
  ...NO_ROUTES,
  signIn: (token) => {
    storage.write('token', token);
    storage.write('lock', 0);
    set({ token, locked: false, loaded: false, user: null, ...NO_ROUTES });
  },
  load: (user, routes) => {
    keepSite(user.sysConfigInfo);
    set({ user, ...routes, loaded: true });
  },
  showSite: (site) => {
    keepSite(site);
    set(({ user }) => ({ user: user && { ...user, sysConfigInfo: { ...user.sysConfigInfo, ...site } } }));
  },
  generate: (user, isPhone = false) => {
    const context = {
      dataVHost: user.sysConfigInfo.dataVHost || hosts.dataV,
      reportHost: hosts.report,
      staticHost: hosts.staticJson,
      token: get().token ?? '',
    };
    const [web, app] = [menuToRoutes(user.menuList, context), menuToRoutes(user.appMenuList, context)];
    const [first, second] = isPhone ? [app, web] : [web, app];
    // links to pages of the other menu open wherever somebody is
    const paths = new Set(first.routes.map(({ path }) => path));
    const routes = [...first.routes, ...second.routes.filter(({ path }) => !paths.has(path))];
    if (!isPhone) return { navigation: web.navigation.length > 0 ? web.navigation : app.navigation, routes };
    // what was made for phones comes first and takes the place of the same page of the web
    const models = new Set(app.routes.flatMap(({ moduleId }) => (moduleId ? [moduleId] : [])));
    const replaced = new Set(web.routes.flatMap(({ moduleId, path }) => (models.has(moduleId) ? [path] : [])));
    return {
      navigation: [...app.navigation, ...leaveOut(web.navigation, ({ path }) => paths.has(path) || replaced.has(path))],
      routes,
    };
  },
  lock: () => {
    storage.write('lock', 1);
    set({ locked: true });
  },
  unlock: () => {
    storage.write('lock', 0);
    set({ locked: false });
  },
  reset: () => {
    storage.remove('token');
    storage.write('lock', 0);
    set({ token: null, locked: false, loaded: false, user: null, ...NO_ROUTES });
  },
}));

function hasTexts(value: unknown): value is { texts: TextOverride[] } {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<SystemConfig>).texts);
}

export function keepSite(site: SystemConfig): void {
  setTextOverrides(site.texts ?? []);
  storage.write('sysConfig', site);
  storage.write('isOpenCopyright', site.isOpenCopyright);
}

/** Follows sign-in, sign-out and lock in other tabs of the same browser; call once. Answers the end of following. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === `${storage.prefix}lock`) useSession.setState({ locked: storage.read('lock', isNumber) === 1 });
    if (event.key === `${storage.prefix}token` && event.newValue !== useSession.getState().token) {
      useSession.setState({ token: event.newValue, loaded: false, user: null, ...NO_ROUTES });
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** What the server tells of the signed-in user. */
export interface SessionUser {
  menuList: MenuNode[];
  /** What phones show instead, where it holds something. */
  appMenuList: MenuNode[];
  userInfo: SessionUserInfo;
  permissionList: PermissionEntry[];
  sysConfigInfo: SystemConfig;
}

export interface SessionUserInfo {
  /** Whether the password has to be changed before anything else. */
  mustChangePassword?: boolean;
  userId: string;
  userAccount: string;
  userName: string;
  headIcon: string;
  organizeId: string;
  organizeName: string;
  positionName: string;
  portalId: string;
  prevLogin: number;
  prevLoginTime: number | null;
  prevLoginIPAddress: string;
  prevLoginIPAddressName: string;
}

/** Public part of the system configuration. */
export interface SystemConfig extends SiteNames {
  sysVersion: string;
  /** Pictures; '' for the product's mark. The first stands for those that are ''. */
  logoIcon: string;
  navigationIcon: string;
  loginIcon: string;
  /** Of the browser's tab. */
  appIcon: string;
  copyright: string;
  specialAccount: string;
  docUrl: string;
  feedbackMail: string;
  dataVHost: string;
  isOpenCopyright: number;
  /** The texts of the interface that this installation words in its own way. */
  texts?: TextOverride[];
}

export interface SessionState {
  token: string | null;
  locked: boolean;
  /** The menu has been fetched and its routes added. */
  loaded: boolean;
  user: SessionUser | null;
  routes: DynamicRoute[];
  navigation: RoutedItem[];
}

export interface SessionStore extends SessionState {
  signIn(token: string): void;
  /** Keeps the user and adds their routes; the system configuration stays in the browser for the next start. */
  load(user: SessionUser, routes: MenuRoutes): void;
  /** Shows another configuration of the system to the user who is signed in. */
  showSite(site: SystemConfig): void;
  /** The web's menu; on a phone behind that of the app, without what the app has too. Routes are those of both. */
  generate(user: SessionUser, isPhone?: boolean): MenuRoutes;
  lock(): void;
  unlock(): void;
  /** Forgets token, user, menu and permissions. */
  reset(): void;
}
