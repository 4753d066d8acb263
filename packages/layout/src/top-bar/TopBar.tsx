import { Avatar } from '@smart-admin/ui/avatar';
import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { LOCALE_NAMES, LOCALES } from '@smart-admin/ui/messages';
import { CONTROL_SIZES } from '@smart-admin/ui/theme';
import {
  ALargeSmall,
  BookOpen,
  ChevronDown,
  Info,
  Languages,
  Lock,
  LogOut,
  Mail,
  Menu,
  Monitor,
  PanelLeft,
  ShieldAlert,
  SlidersHorizontal,
  User,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { layoutMessages } from '../messages.js';
import { type Settings } from '../settings/settingsStore.js';
import { sizeNames } from '../settings/settingNames.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';
import { FullscreenToggle } from './FullscreenToggle.js';

/** The bar above the page: where one is (or the first level of the menu) at the left, everything about the whole product at the right. */
export function TopBar({
  settings,
  user,
  phone,
  onNavigation = false,
  canToggle,
  lead,
  search,
  dataScreens,
  docUrl,
  feedbackMail,
  unread,
  actions,
}: TopBarProps) {
  const t = useMessages(layoutMessages);
  const sizes = sizeNames(t);
  const keys = (name: 'lock' | 'logout') =>
    settings.shortcuts && !phone ? { shortcut: writeKeys(SHORTCUTS[name]) } : {};
  const userItems: MenuItem[] = [
    { key: 'profile', label: t('profile'), icon: <User aria-hidden />, onSelect: actions.openProfile },
    ...(feedbackMail
      ? [
          {
            key: 'feedback',
            label: t('feedback'),
            icon: <Mail aria-hidden />,
            onSelect: () => window.open(`mailto:${feedbackMail}`, '_self'),
          } as const,
        ]
      : []),
    { key: 'about', label: t('about'), icon: <Info aria-hidden />, onSelect: actions.openAbout },
    { key: 'statement', label: t('statement'), icon: <ShieldAlert aria-hidden />, onSelect: actions.openStatement },
    { key: 'lock', label: t('lockScreen'), icon: <Lock aria-hidden />, onSelect: actions.lock, ...keys('lock') },
    // the bar of a phone has no room for these
    ...(phone && settings.showSettings
      ? [
          {
            key: 'settings',
            label: t('settings'),
            icon: <SlidersHorizontal aria-hidden />,
            onSelect: actions.openSettings,
          } as const,
        ]
      : []),
    ...(phone && (docUrl || dataScreens) ? [{ kind: 'divider', key: 'more' } as const] : []),
    ...(phone && docUrl
      ? [
          {
            key: 'documentation',
            label: t('documentation'),
            icon: <BookOpen aria-hidden />,
            onSelect: () => window.open(docUrl, '_blank', 'noopener'),
          } as const,
        ]
      : []),
    ...(phone && dataScreens ? dataScreens.map((item) => ({ icon: <Monitor aria-hidden />, ...item })) : []),
    { kind: 'divider', key: 'divider' },
    { key: 'logout', label: t('logout'), icon: <LogOut aria-hidden />, onSelect: actions.logout, ...keys('logout') },
  ];
  return (
    <header
      data-slot="top-bar"
      className={cn(
        'flex h-(--topbar-h) min-w-0 items-center gap-1 border-b border-hairline bg-surface pr-3 pl-2 [grid-area:top] phone:gap-0 phone:px-1 phone:[&_[data-slot=icon-button]]:h-11 phone:[&_[data-slot=icon-button]]:w-10',
        onNavigation && 'on-nav',
      )}
    >
      {canToggle ? (
        <IconButton label={phone ? t('openMenu') : t('toggleSidebar')} onClick={actions.toggleSidebar}>
          {phone ? <Menu aria-hidden /> : <PanelLeft aria-hidden />}
        </IconButton>
      ) : null}
      <div className="flex h-full min-w-0 flex-1 items-center">{lead}</div>
      {settings.showSearch ? search : null}
      {dataScreens && !phone ? (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('dataScreens')} tooltip={false}>
              <Monitor aria-hidden />
            </IconButton>
          }
          items={dataScreens}
        />
      ) : null}
      {unread}
      {settings.showLanguage ? (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('language')} tooltip={false}>
              <Languages aria-hidden />
            </IconButton>
          }
          items={LOCALES.map((locale) => ({
            key: locale,
            label: LOCALE_NAMES[locale],
            checked: locale === settings.language,
            onSelect: () => actions.setLanguage(locale),
          }))}
        />
      ) : null}
      {phone ? null : (
        <>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton label={t('size')} tooltip={false}>
                <ALargeSmall aria-hidden />
              </IconButton>
            }
            items={CONTROL_SIZES.map((size) => ({
              key: size,
              label: sizes[size],
              checked: size === settings.size,
              disabled: size === settings.size,
              onSelect: () => actions.setSize(size),
            }))}
          />
          <FullscreenToggle />
          {docUrl ? (
            <IconButton label={t('documentation')} onClick={() => window.open(docUrl, '_blank', 'noopener')}>
              <BookOpen aria-hidden />
            </IconButton>
          ) : null}
          <span aria-hidden className="mx-1.5 h-4 w-px flex-none bg-default" />
        </>
      )}
      <DropdownMenu
        align="end"
        className="min-w-44"
        trigger={
          <button
            type="button"
            aria-label={phone ? user.name : undefined}
            className="flex h-8 flex-none items-center gap-2 rounded-md px-1.5 whitespace-nowrap hover:bg-pressed data-[state=open]:bg-pressed phone:h-11 phone:px-2.5"
          >
            <Avatar name={user.name} src={user.avatar} tone="primary" />
            {phone ? null : (
              <>
                {/* where there is little room it goes to the menu or to where one is */}
                <span className="max-w-32 truncate max-[1199px]:sr-only">{user.name}</span>
                <ChevronDown size={14} aria-hidden className="text-3" />
              </>
            )}
          </button>
        }
        items={userItems}
      />
      {settings.showSettings && !phone ? (
        <IconButton label={t('settings')} onClick={actions.openSettings}>
          <SlidersHorizontal aria-hidden />
        </IconButton>
      ) : null}
    </header>
  );
}

export interface TopBarProps {
  settings: Settings;
  user: { name: string; avatar: string };
  /** Narrower than 992 px. */
  phone: boolean;
  /** Stands on the colours of the navigation. Default false. */
  onNavigation?: boolean;
  /** Offers to fold or open the menu at the left. */
  canToggle: boolean;
  /** Where one is, or the first level of the menu. */
  lead: ReactNode;
  search: ReactNode;
  /** Entries of the data-screen menu; undefined for users who do not see it. */
  dataScreens: readonly DataScreen[] | undefined;
  /** Empty hides the entry. */
  docUrl: string;
  feedbackMail: string;
  /** Chat and notice buttons. */
  unread: ReactNode;
  actions: TopBarActions;
}

/** An entry of the data-screen menu. */
export interface DataScreen {
  key: string;
  label: string;
  /** Its address, so that it can be opened in a new tab of the browser too. */
  href: string;
  onSelect(): void;
}

export interface TopBarActions {
  toggleSidebar(): void;
  setLanguage(language: Settings['language']): void;
  setSize(size: Settings['size']): void;
  openProfile(): void;
  openAbout(): void;
  openStatement(): void;
  openSettings(): void;
  lock(): void;
  logout(): void;
}
