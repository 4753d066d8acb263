import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { FullscreenToggle } from '@smart-admin/ui/fullscreen';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_NAMES, LOCALES, type Locale } from '@smart-admin/ui/messages';
import { CONTROL_SIZES } from '@smart-admin/ui/theme';
import {
  ALargeSmall,
  BookOpen,
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
import { useFrame } from '../frame/FrameContext.js';
import { type FrameLinks, type FrameUser } from '../frame/frameProps.js';
import { type NavigationItem } from '../frame/navigationItem.js';
import { layoutMessages } from '../messages.js';
import { localText } from '../routing/localText.js';
import { type Settings } from '../settings/settingsStore.js';
import { sizeNames } from '../settings/settingNames.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';
import { UserMenu } from './UserMenu.js';

/** The bar above the page: where one is (or the first level of the menu) at the left, everything about the whole product at the right. */
export function TopBar({
  settings,
  user,
  phone,
  onNavigation = false,
  canToggle,
  lead,
  search,
  links = {},
  notices,
  actions,
}: TopBarProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { hrefOf } = useFrame();
  const { documentation, feedback, screens = [] } = links;
  const screenItems = screens.map((screen) => screenItem(screen, locale, { go: actions.go, hrefOf }));
  const sizes = sizeNames(t);
  const { setLanguage } = actions;
  const keys = (name: 'lock' | 'logout') =>
    settings.shortcuts && !phone ? { shortcut: writeKeys(SHORTCUTS[name]) } : {};
  const entry = (
    key: string,
    label: string,
    icon: ReactNode,
    onSelect: (() => void) | undefined,
    more = {},
  ): MenuItem[] => (onSelect ? [{ key, label, icon, onSelect, ...more }] : []);
  const userItems: MenuItem[] = [
    ...entry('profile', t('profile'), <User aria-hidden />, actions.openProfile),
    ...entry(
      'feedback',
      t('feedback'),
      <Mail aria-hidden />,
      feedback ? () => window.open(`mailto:${feedback}`, '_self') : undefined,
    ),
    ...entry('about', t('about'), <Info aria-hidden />, actions.openAbout),
    ...entry('statement', t('statement'), <ShieldAlert aria-hidden />, actions.openStatement),
    ...entry('lock', t('lockScreen'), <Lock aria-hidden />, actions.lock, keys('lock')),
    // the bar of a phone has no room for these
    ...entry(
      'settings',
      t('settings'),
      <SlidersHorizontal aria-hidden />,
      phone && settings.showSettings ? actions.openSettings : undefined,
    ),
    ...(phone && (documentation || screens.length > 0) ? [{ kind: 'divider', key: 'more' } as const] : []),
    ...entry(
      'documentation',
      t('documentation'),
      <BookOpen aria-hidden />,
      phone && documentation ? () => window.open(documentation, '_blank', 'noopener') : undefined,
    ),
    ...(phone ? screenItems.map((item) => ({ icon: <Monitor aria-hidden />, ...item })) : []),
    ...(actions.logout ? [{ kind: 'divider', key: 'divider' } as const] : []),
    ...entry('logout', t('logout'), <LogOut aria-hidden />, actions.logout, keys('logout')),
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
      {screens.length > 0 && !phone ? (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('dataScreens')} tooltip={false}>
              <Monitor aria-hidden />
            </IconButton>
          }
          items={screenItems}
        />
      ) : null}
      {notices}
      {settings.showLanguage && setLanguage ? (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('language')} tooltip={false}>
              <Languages aria-hidden />
            </IconButton>
          }
          items={LOCALES.map((language) => ({
            key: language,
            label: LOCALE_NAMES[language],
            checked: language === locale,
            onSelect: () => setLanguage(language),
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
          {documentation ? (
            <IconButton label={t('documentation')} onClick={() => window.open(documentation, '_blank', 'noopener')}>
              <BookOpen aria-hidden />
            </IconButton>
          ) : null}
          <span aria-hidden className="mx-1.5 h-4 w-px flex-none bg-default" />
        </>
      )}
      <UserMenu user={user} phone={phone} items={userItems} />
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
  user: FrameUser;
  /** Narrower than 992 px. */
  phone: boolean;
  /** Stands on the colours of the navigation. Default false. */
  onNavigation?: boolean;
  /** Offers to fold or open the menu at the left. */
  canToggle: boolean;
  /** Where one is, or the first level of the menu. */
  lead: ReactNode;
  search: ReactNode;
  links?: FrameLinks;
  /** Buttons of the application, beside those of the frame. */
  notices?: ReactNode;
  actions: TopBarActions;
}

function screenItem({ id, title, path, href }: NavigationItem, locale: Locale, { go, hrefOf }: Ways) {
  const address = href ?? path ?? '';
  return {
    key: id ?? address,
    label: localText(title, locale),
    href: href ?? hrefOf(address),
    onSelect: () => void (href === undefined ? go(address) : window.open(href, '_blank', 'noopener')),
  };
}

/** How a screen is opened: by a plain click, and by its address. */
type Ways = Pick<TopBarActions, 'go'> & { hrefOf(path: string): string };

/** What the bar can do; the entries of what is absent are left out. */
export interface TopBarActions {
  go(path: string): void;
  toggleSidebar(): void;
  setSize(size: Settings['size']): void;
  openSettings(): void;
  setLanguage?(language: Locale): void;
  openProfile?(): void;
  openAbout?(): void;
  openStatement?(): void;
  lock?(): void;
  logout?(): void;
}
