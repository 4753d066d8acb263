import { ArrowLeftToLine, ArrowRightToLine, CircleX, Keyboard, Maximize2, Minimize2, X } from 'lucide-react';
import { LOCALE_NAMES, LOCALES, type Locale, type Translate } from '@smart-admin/ui/messages';
import { type dialogMessages } from '../dialogMessages.js';
import { type layoutMessages } from '../messages.js';
import { layoutNames } from '../settings/settingNames.js';
import { LAYOUT_TYPES, type Settings } from '../settings/settingsStore.js';
import { SHORTCUTS, writeKeys, type ShortcutName } from '../shortcuts/shortcuts.js';
import { type TopBarActions } from '../top-bar/TopBar.js';
import { type PaletteEntry } from './paletteEntries.js';

/** What can be done from anywhere, for the command palette. */
export function frameActions(
  { t, shell }: FrameTexts,
  settings: Settings,
  locale: Locale,
  { frame, tab, phone, update, showShortcuts, maximize }: FrameCommands,
): PaletteEntry[] {
  const layouts = layoutNames(t);
  const { setLanguage } = frame;
  const keys = (name: ShortcutName) => (settings.shortcuts ? { keys: writeKeys(SHORTCUTS[name]) } : {});
  return [
    { id: 'refresh', title: t('refreshThisTab'), icon: 'refresh-cw', run: tab.refresh, ...keys('refreshTab') },
    ...(tab.close ? [{ id: 'close', title: t('closeThisTab'), icon: X, run: tab.close, ...keys('closeTab') }] : []),
    ...(tab.closeOthers
      ? [{ id: 'closeOthers', title: t('closeOtherTabs'), icon: CircleX, run: tab.closeOthers }]
      : []),
    ...(tab.closeLeft
      ? [{ id: 'closeLeft', title: t('closeTabsLeft'), icon: ArrowLeftToLine, run: tab.closeLeft }]
      : []),
    ...(tab.closeRight
      ? [{ id: 'closeRight', title: t('closeTabsRight'), icon: ArrowRightToLine, run: tab.closeRight }]
      : []),
    ...(maximize
      ? [
          {
            id: 'maximize',
            title: shell(maximize.on ? 'restorePage' : 'maximizePage'),
            icon: maximize.on ? Minimize2 : Maximize2,
            run: maximize.toggle,
            ...keys('maximize'),
          },
        ]
      : []),
    {
      id: 'mode',
      title: t('toggleMode'),
      icon: 'moon',
      run: () => update({ colorMode: settings.colorMode === 'dark' ? 'light' : 'dark' }),
    },
    {
      id: 'settings',
      title: shell('settings'),
      icon: 'sliders-horizontal',
      run: frame.openSettings,
      ...keys('settings'),
    },
    ...offered('profile', shell('profile'), 'user', frame.openProfile),
    ...offered('lock', shell('lockScreen'), 'lock', frame.lock, keys('lock')),
    ...(phone ? [] : [{ id: 'shortcuts', title: t('shortcuts'), icon: Keyboard, run: showShortcuts, ...keys('help') }]),
    ...LAYOUT_TYPES.filter((layout) => !phone && layout !== settings.layoutType).map((layout) => ({
      id: `layout:${layout}`,
      title: layouts[layout],
      hint: t('layout'),
      icon: 'layout-dashboard',
      run: () => update({ layoutType: layout }),
    })),
    ...(setLanguage ? LOCALES.filter((language) => language !== locale) : []).map((language) => ({
      id: `language:${language}`,
      title: LOCALE_NAMES[language],
      hint: shell('language'),
      icon: 'languages',
      run: () => setLanguage?.(language),
    })),
    ...offered('about', shell('about'), 'info', frame.openAbout),
    ...offered('logout', shell('logout'), 'log-out', frame.logout, keys('logout')),
  ];
}

/** An action that the application may not offer. */
function offered(id: string, title: string, icon: string, run: (() => void) | undefined, more = {}): PaletteEntry[] {
  return run ? [{ id, title, icon, run, ...more }] : [];
}

export interface FrameCommands {
  frame: TopBarActions;
  /** The tab that shows; what would close nothing is absent. */
  tab: { refresh(): void; close?(): void; closeOthers?(): void; closeLeft?(): void; closeRight?(): void };
  /** Narrow: there are neither layouts nor tabs, and hardly keys. Default false. */
  phone?: boolean;
  update(change: Partial<Settings>): void;
  showShortcuts(): void;
  /** Shows the page without bars and menu; absent where the window is narrow. */
  maximize?: { on: boolean; toggle(): void };
}

interface FrameTexts {
  t: Translate<keyof (typeof dialogMessages)['zh']>;
  /** Texts that the top bar shows too. */
  shell: Translate<keyof (typeof layoutMessages)['zh']>;
}
