import { type Meta } from '@storybook/react-vite';
import { createTranslate, resolveLocale } from '@smart-admin/ui/messages';
import { MemoryRouter } from 'react-router';
import { layoutMessages } from '../messages.js';
import { type NavigationItem } from '../routing/menuTypes.js';
import { type Tab } from '../routing/tabs.js';
import { useSession, type SessionUser } from '../session/sessionStore.js';
import { useSettings, type Settings } from '../settings/settingsStore.js';
import { useTabs } from '../tabs/tabStore.js';
import { type TopBarActions } from '../top-bar/TopBar.js';

/** Page that the stage opens at. */
export const STAGE_PATH = '/permission/user';

/** A small menu of two directories, as the session keeps it after sign-in. */
export const STAGE_MENU: NavigationItem[] = [
  directory('permission', '权限管理', 'shield', { en: 'Permissions', zhtw: '權限管理', vi: 'Phân quyền' }, [
    page('permission/user', '用户管理', 'user', { en: 'Users', zhtw: '使用者管理', vi: 'Người dùng' }),
    page('permission/role', '角色管理', 'users', { en: 'Roles', zhtw: '角色管理', vi: 'Vai trò' }),
  ]),
  directory('system', '系统管理', 'settings', { en: 'System', zhtw: '系統管理', vi: 'Hệ thống' }, [
    page('system/area', '行政区划', 'map', { en: 'Areas', zhtw: '行政區劃', vi: 'Khu vực' }),
    page('system/log', '系统日志', 'file-text', { en: 'System log', zhtw: '系統日誌', vi: 'Nhật ký hệ thống' }),
  ]),
];

/** Home, which stays, and two pages of the menu. */
export const STAGE_TABS: readonly Tab[] = [
  tab('/home', '首页', 'house', { en: 'Home', zhtw: '首頁', vi: 'Trang chủ' }, true),
  tab(STAGE_PATH, '用户管理', 'user', { en: 'Users', zhtw: '使用者管理', vi: 'Người dùng' }),
  tab('/permission/role', '角色管理', 'users', { en: 'Roles', zhtw: '角色管理', vi: 'Vai trò' }),
];

/** Public configuration of the stage; every optional entry has its address. */
export const STAGE_CONFIG: SessionUser['sysConfigInfo'] = {
  sysName: '智慧停车管理平台',
  sysNameEn: 'Smart Parking',
  sysNameZhtw: '智慧停車管理平臺',
  sysVersion: 'V1.0.0',
  logoIcon: '',
  navigationIcon: '',
  loginIcon: '',
  appIcon: '',
  copyright: '',
  specialAccount: 'admin',
  docUrl: 'https://docs.example.com/',
  feedbackMail: 'feedback@example.com',
  dataVHost: '',
  isOpenCopyright: 0,
};

/**
 * What a story of the frame spreads into its meta: a router at STAGE_PATH, and the stores filled with a user, their menu
 * and three tabs, left as they were found. `parameters.settings` of a story changes the look it starts from,
 * `parameters.navigation` the menu, `parameters.tabs` the tabs.
 */
export const onStage: Pick<Meta, 'decorators' | 'beforeEach'> = {
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[STAGE_PATH]}>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: ({ globals, parameters }) => {
    const before = { session: useSession.getState(), settings: useSettings.getState(), tabs: useTabs.getState() };
    const language = resolveLocale(globals.locale, undefined);
    const navigation = (parameters.navigation as NavigationItem[] | undefined) ?? STAGE_MENU;
    useSession.setState({ token: 'stage', loaded: true, user: STAGE_USER, navigation });
    useSettings.setState({ language, ...(parameters.settings as Partial<Settings> | undefined) });
    useTabs.setState({ tabs: (parameters.tabs as Tab[] | undefined) ?? STAGE_TABS, versions: {} });
    return () => {
      useSession.setState(before.session);
      useSettings.setState(before.settings);
      useTabs.setState(before.tabs);
    };
  },
};

/** The texts of the frame in the language in which a story is drawn: play functions find things by them. */
export function stageTexts(globals: { locale?: string }) {
  return createTranslate(layoutMessages, resolveLocale(globals.locale, undefined));
}

/** Commands of the frame that do nothing. */
export const NO_ACTIONS: TopBarActions = {
  toggleSidebar: nothing,
  setLanguage: nothing,
  setSize: nothing,
  openProfile: nothing,
  openAbout: nothing,
  openStatement: nothing,
  openSettings: nothing,
  lock: nothing,
  logout: nothing,
};

/** A tab of a page of the stage. */
export function stageTab(path: string, title: string): Tab {
  return tab(path, title, 'file-text', {});
}

const STAGE_USER: SessionUser = {
  menuList: [],
  permissionList: [],
  sysConfigInfo: STAGE_CONFIG,
  userInfo: {
    userId: 'admin',
    userAccount: 'admin',
    userName: '系统管理员',
    headIcon: '',
    organizeId: 'hq',
    organizeName: '',
    positionName: '',
    portalId: '',
    prevLogin: 0,
    prevLoginTime: null,
    prevLoginIPAddress: '',
    prevLoginIPAddressName: '',
  },
};

function page(enCode: string, fullName: string, icon: string, names: NavigationItem['meta']['names']): NavigationItem {
  return { id: enCode, path: `/${enCode}`, meta: { fullName, names, icon, modelId: enCode } };
}

function directory(
  enCode: string,
  fullName: string,
  icon: string,
  names: NavigationItem['meta']['names'],
  children: NavigationItem[],
): NavigationItem {
  return { ...page(enCode, fullName, icon, names), children };
}

function tab(path: string, zhTitle: string, icon: string, names: Tab['meta']['names'], affix = false): Tab {
  return { path, fullPath: path, name: path.slice(1), title: zhTitle, zhTitle, meta: { affix, icon, names } };
}

function nothing(): void {
  return undefined;
}
