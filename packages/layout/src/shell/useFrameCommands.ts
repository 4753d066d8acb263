import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { createTranslate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { useFrame, useFrameSettings, useFrameTabs } from '../frame/FrameContext.js';
import { type AppFrameProps } from '../frame/frameProps.js';
import { useOpenPage } from '../frame/useOpenPage.js';
import { layoutMessages } from '../messages.js';
import { type FrameCommands } from '../palette/frameActions.js';
import { canCloseAny, type Tab } from '../routing/tabs.js';
import { useShortcuts } from '../shortcuts/useShortcuts.js';
import { useTabClosing, type TabClosing } from '../tabs/useTabClosing.js';
import { type TopBarActions } from '../top-bar/TopBar.js';
import { type Overlay } from './FrameOverlays.js';

/** What can be done in the frame: by its buttons, its keys and the command palette. */
export function useFrameCommands(frame: AppFrameProps, state: FrameCommandState): FrameCommandSet {
  const t = useMessages(layoutMessages);
  const { activePath, phone, maximized, setOpen } = state;
  const { navigate } = useFrame();
  const openPage = useOpenPage();
  const { shortcuts, update } = useFrameSettings();
  const { tabs, unsaved, refresh } = useFrameTabs();
  const { home = '/', onLogout, onLanguageChange } = frame;
  const closing = useTabClosing({ activePath, go: navigate, pathWhenEmpty: frame.pathWhenEmpty ?? (() => home) });
  const handleLogout = async () => {
    const isSure = await (tabs.some(({ path }) => unsaved.has(path))
      ? closing.mayLose(tabs)
      : confirm({ title: t('prompt'), description: t('logoutConfirm') }));
    if (isSure) onLogout?.();
  };
  const refreshTab = async (tab: Tab) => {
    if (!(await closing.mayLose([tab]))) return;
    refresh(tab.path);
    navigate(frame.refreshPath?.(tab.fullPath) ?? tab.fullPath, { replace: true });
  };
  const actions: TopBarActions = {
    go: openPage,
    toggleSidebar: state.toggleSidebar,
    setSize: (size) => {
      update({ size });
      toast.success(t('sizeSwitched'));
    },
    openSettings: () => setOpen('settings'),
    ...(onLanguageChange && {
      setLanguage: (language) => {
        update({ language });
        onLanguageChange(language);
        toast.success(createTranslate(layoutMessages, language)('languageSwitched'));
      },
    }),
    ...(frame.onProfile && { openProfile: frame.onProfile }),
    ...(frame.about && { openAbout: () => setOpen('about') }),
    ...(frame.statement && { openStatement: () => setOpen('statement') }),
    ...(frame.onLock && { lock: frame.onLock }),
    ...(onLogout && { logout: () => void handleLogout() }),
  };
  const place = tabs.findIndex((tab) => tab.path === activePath);
  const activeTab = tabs[place];
  const goToTab = (step: number) => {
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (next) navigate(next.fullPath);
  };
  const commands: FrameCommands = {
    frame: actions,
    tab: {
      refresh: () => activeTab && void refreshTab(activeTab),
      ...(activeTab && !activeTab.meta.affix ? { close: () => closing.close(activeTab.path) } : {}),
      ...(canCloseAny(tabs.toSpliced(place, 1)) ? { closeOthers: () => closing.closeOthers(activePath) } : {}),
      ...(canCloseAny(tabs.slice(0, place)) ? { closeLeft: () => closing.closeBeside(activePath, 'left') } : {}),
      ...(canCloseAny(tabs.slice(place + 1)) ? { closeRight: () => closing.closeBeside(activePath, 'right') } : {}),
    },
    phone,
    update,
    showShortcuts: () => setOpen('shortcuts'),
    ...(phone ? {} : { maximize: { on: maximized, toggle: state.toggleMaximized } }),
  };
  useShortcuts(shortcuts, {
    palette: () => setOpen('palette'),
    help: commands.showShortcuts,
    previousTab: () => goToTab(-1),
    nextTab: () => goToTab(1),
    refreshTab: commands.tab.refresh,
    closeTab: commands.tab.close,
    maximize: commands.maximize?.toggle,
    toggleSidebar: actions.toggleSidebar,
    settings: actions.openSettings,
    lock: actions.lock,
    logout: actions.logout,
  });
  return { actions, commands, closing, refreshTab };
}

export interface FrameCommandState {
  activePath: string;
  /** Narrower than 992 px. */
  phone: boolean;
  /** The page has the whole window. */
  maximized: boolean;
  toggleMaximized(): void;
  toggleSidebar(): void;
  setOpen(overlay: Overlay): void;
}

export interface FrameCommandSet {
  actions: TopBarActions;
  commands: FrameCommands;
  closing: TabClosing;
  /** Builds a page anew; asks where it holds unsaved changes. */
  refreshTab(tab: Tab): Promise<void>;
}
