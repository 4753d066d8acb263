import { create } from 'zustand';
import { menuToRoutes, type MenuRoutes } from '../routing/menuToRoutes.js';
import { type DynamicRoute, type MenuNode, type NavigationItem } from '../routing/menuTypes.js';
import { type PermissionEntry } from '../routing/permissions.js';
import { type SiteNames } from '../routing/titles.js';
import { isNumber, isString, readStored, removeStored, writeStored } from '../settings/storage.js';

const NO_ROUTES: { routes: DynamicRoute[]; navigation: NavigationItem[] } = { routes: [], navigation: [] };

/** Who is signed in, and what the menu gave them. Token and lock outlive a reload and are shared by all tabs. */
export const useSession = create<SessionStore>((set, get) => ({
  token: readStored('token', isString),
  locked: readStored('lock', isNumber) === 1,
  loaded: false,
  user: null,
  ...NO_ROUTES,
  signIn: (token) => {
    writeStored('token', token);
    writeStored('lock', 0);
    set({ token, locked: false, loaded: false, user: null, ...NO_ROUTES });
  },
  load: (user, routes) => {
    writeStored('sysConfig', user.sysConfigInfo);
    writeStored('isOpenCopyright', user.sysConfigInfo.isOpenCopyright);
    set({ user, ...routes, loaded: true });
  },
  generate: (user) =>
    menuToRoutes(user.menuList, { dataVHost: user.sysConfigInfo.dataVHost, token: get().token ?? '' }),
  lock: () => {
    writeStored('lock', 1);
    set({ locked: true });
  },
  unlock: () => {
    writeStored('lock', 0);
    set({ locked: false });
  },
  reset: () => {
    removeStored('token');
    writeStored('lock', 0);
    set({ token: null, locked: false, loaded: false, user: null, ...NO_ROUTES });
  },
}));

/** Follows sign-in, sign-out and lock in other tabs of the same browser; call once. Answers the end of following. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === 'smart_lock') useSession.setState({ locked: readStored('lock', isNumber) === 1 });
    if (event.key === 'smart_token' && event.newValue !== useSession.getState().token) {
      useSession.setState({ token: event.newValue, loaded: false, user: null, ...NO_ROUTES });
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** What the server tells of the signed-in user. */
export interface SessionUser {
  menuList: MenuNode[];
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
}

export interface SessionState {
  token: string | null;
  locked: boolean;
  /** The menu has been fetched and its routes added. */
  loaded: boolean;
  user: SessionUser | null;
  routes: DynamicRoute[];
  navigation: NavigationItem[];
}

export interface SessionStore extends SessionState {
  signIn(token: string): void;
  /** Keeps the user and adds their routes; the system configuration stays in the browser for the next start. */
  load(user: SessionUser, routes: MenuRoutes): void;
  generate(user: SessionUser): MenuRoutes;
  lock(): void;
  unlock(): void;
  /** Forgets token, user, menu and permissions. */
  reset(): void;
}
