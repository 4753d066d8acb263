import { type Meta } from '@storybook/react-vite';
import { createTranslate, resolveLocale } from '@smart-admin/ui/messages';
import { useState, type ReactNode } from 'react';
import { FrameContext } from '../frame/FrameContext.js';
import { createFrameStore, type FrameStorageOptions, type FrameStore } from '../frame/createFrameStore.js';
import { type FrameBrand, type FrameLinks, type FrameUser } from '../frame/frameProps.js';
import { frameItems, type NavigationItem } from '../frame/navigationItem.js';
import { layoutMessages } from '../messages.js';
import { type LocalText } from '../routing/localText.js';
import { type Tab } from '../routing/tabs.js';
import { type Settings } from '../settings/settingsStore.js';
import { type TopBarActions } from '../top-bar/TopBar.js';
import { memoryArea } from './memoryArea.js';

/** Page that the stage opens at. */
export const STAGE_PATH = '/permission/user';

/** A small menu of two directories. */
export const STAGE_MENU: readonly NavigationItem[] = [
  directory('permission', { zh: '权限管理', en: 'Permissions', zhtw: '權限管理', vi: 'Phân quyền' }, 'shield', [
    page('/permission/user', { zh: '用户管理', en: 'Users', zhtw: '使用者管理', vi: 'Người dùng' }, 'user'),
    page('/permission/role', { zh: '角色管理', en: 'Roles', zhtw: '角色管理', vi: 'Vai trò' }, 'users'),
  ]),
  directory('system', { zh: '系统管理', en: 'System', zhtw: '系統管理', vi: 'Hệ thống' }, 'settings', [
    page('/system/area', { zh: '行政区划', en: 'Areas', zhtw: '行政區劃', vi: 'Khu vực' }, 'map'),
    page('/system/log', { zh: '系统日志', en: 'System log', zhtw: '系統日誌', vi: 'Nhật ký hệ thống' }, 'file-text'),
  ]),
];

/** The menu as the parts of the frame draw it. */
export const STAGE_ITEMS = frameItems(STAGE_MENU);

/** Home, which stays, and two pages of the menu. */
export const STAGE_TABS: readonly Tab[] = [
  tab('/home', '首页', 'house', { en: 'Home', zhtw: '首頁', vi: 'Trang chủ' }, true),
  tab(STAGE_PATH, '用户管理', 'user', { en: 'Users', zhtw: '使用者管理', vi: 'Người dùng' }),
  tab('/permission/role', '角色管理', 'users', { en: 'Roles', zhtw: '角色管理', vi: 'Vai trò' }),
];

/** What waits at pages of the menu. */
export const STAGE_BADGES = { '/permission/role': 12, '/system/area': 90, '/system/log': 30 };

export const STAGE_USER: FrameUser = { id: 'admin', name: '系统管理员', account: 'admin' };
export const STAGE_BRAND: FrameBrand = { name: { zh: '智慧停车管理平台', en: 'Smart Parking' }, version: 'V1.0.0' };
export const STAGE_LINKS: FrameLinks = {
  documentation: 'https://docs.example.com/',
  feedback: 'feedback@example.com',
  screens: [
    { path: '/screens/home', title: { zh: '大屏首页', en: 'Data screen home' } },
    { href: 'https://screens.example.com/', title: { zh: '运营大屏', en: 'Operation screen' } },
  ],
};

/** What the stories of one page draw in; each story begins with an empty one. */
let stage: FrameStore = createFrameStore({ storage: memoryStorage() });

/** The store of the story that is drawn. */
export function stageStore(): FrameStore {
  return stage;
}

/** Settings and tabs that a story starts from. */
export function createStage(settings: Partial<Settings> = {}, tabs: readonly Tab[] = STAGE_TABS): FrameStore {
  stage = createFrameStore({ storage: memoryStorage(), defaults: { language: 'zh', ...settings } });
  stage.tabs.setState({ tabs });
  return stage;
}

/**
 * What a story of a part of the frame spreads into its meta: a frame at STAGE_PATH with three tabs. `parameters.settings` of a
 * story changes the look that it starts from, `parameters.tabs` the tabs.
 */
export const onStage: Pick<Meta, 'decorators' | 'beforeEach'> = {
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: ({ parameters }) => {
    createStage(
      parameters.settings as Partial<Settings> | undefined,
      (parameters.tabs as readonly Tab[] | undefined) ?? STAGE_TABS,
    );
  },
};

/** A frame around a part, whose links go from page to page without a router. */
export function Stage({ store = stage, children }: { store?: FrameStore; children: ReactNode }) {
  const [fullPath, navigate] = useState(STAGE_PATH);
  return (
    <FrameContext value={{ store, fullPath, navigate, hrefOf: (path) => path, badges: {} }}>{children}</FrameContext>
  );
}

/** The texts of the frame in the language in which a story is drawn: play functions find things by them. */
export function stageTexts(globals: { locale?: string }) {
  return createTranslate(layoutMessages, resolveLocale(globals.locale, undefined));
}

/** Actions of the frame that do nothing. */
export const NO_ACTIONS: TopBarActions = {
  go: nothing,
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

function memoryStorage(): FrameStorageOptions {
  return { area: memoryArea(new Map()), tabArea: memoryArea(new Map()) };
}

function page(path: string, title: LocalText, icon: string): NavigationItem {
  return { path, title, icon };
}

function directory(id: string, title: LocalText, icon: string, children: NavigationItem[]): NavigationItem {
  return { id, title, icon, children };
}

function tab(path: string, zhTitle: string, icon: string, names: Tab['meta']['names'], affix = false): Tab {
  return { path, fullPath: path, name: path.slice(1), title: zhTitle, zhTitle, meta: { affix, icon, names } };
}

function nothing(): void {
  return undefined;
}
