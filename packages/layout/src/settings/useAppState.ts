import { useIsPhone } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { useFrameSettings } from '../frame/FrameContext.js';
import { type Settings } from './settingsStore.js';

/**
 * State of the frame (spec section 3). On a wide window the flag of the sidebar is kept in the browser; below 992 px the
 * sidebar is a drawer, closed at the start and whenever the window becomes narrow.
 */
export function useAppState(): AppState & { setSidebar(opened: boolean): void } {
  const { sidebarOpened, language, size, update } = useFrameSettings();
  const device = useIsPhone() ? 'mobile' : 'desktop';
  const [state, setState] = useState({ device, drawer: false, withoutAnimation: true });
  // derived while rendering: a turned tablet never shows the drawer that was open before
  if (state.device !== device) setState({ device, drawer: false, withoutAnimation: true });
  const setSidebar = (opened: boolean) => {
    setState({ device, drawer: device === 'mobile' && opened, withoutAnimation: false });
    if (device === 'desktop') update({ sidebarOpened: opened });
  };
  return {
    sidebar: {
      opened: device === 'mobile' ? state.device === device && state.drawer : sidebarOpened,
      withoutAnimation: state.device !== device || state.withoutAnimation,
    },
    device,
    language,
    size,
    setSidebar,
  };
}

/** What the frame is like now. */
export interface AppState {
  sidebar: {
    opened: boolean;
    /** True until the user folds or opens it: what the start or the window's width does is not animated. */
    withoutAnimation: boolean;
  };
  /** `mobile` below 992 px. */
  device: 'desktop' | 'mobile';
  language: Settings['language'];
  size: Settings['size'];
}
