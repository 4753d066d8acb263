import { DIMENSIONS } from '@smart-admin/ui/theme';
import { type LayoutType } from '../settings/settingsStore.js';

/** How the parts of the frame stand: one grid for every layout, so that changing the layout keeps the pages alive. */
export function frameGrid({ layout, phone, sidebarOpened, hasSection, maximized = false }: FrameState): FrameGrid {
  if (maximized) {
    return {
      side: 'none',
      hasTopMenu: false,
      hasSection: false,
      style: { gridTemplateColumns: ALL, gridTemplateRows: ALL, gridTemplateAreas: '"main"' },
    };
  }
  if (phone)
    return { side: 'none', hasTopMenu: false, hasSection: false, style: grid(['minmax(0,1fr)'], ['top', 'main']) };
  switch (layout) {
    case 'classic':
      return {
        side: 'tree',
        hasTopMenu: false,
        hasSection: false,
        style: grid(
          [sidebarOpened ? 'var(--sidebar-w)' : 'var(--sidebar-w-collapsed)', 'minmax(0,1fr)'],
          ['side top', 'side main'],
        ),
      };
    case 'functional':
      return { side: 'none', hasTopMenu: true, hasSection: false, style: grid(['minmax(0,1fr)'], ['top', 'main']) };
    case 'blend': {
      const shown = hasSection && sidebarOpened;
      return shown
        ? {
            side: 'none',
            hasTopMenu: true,
            hasSection: true,
            style: grid(['var(--sidebar-w)', 'minmax(0,1fr)'], ['top top', 'section main']),
          }
        : { side: 'none', hasTopMenu: true, hasSection: false, style: grid(['minmax(0,1fr)'], ['top', 'main']) };
    }
    case 'plain': {
      const shown = hasSection && sidebarOpened;
      return shown
        ? {
            side: 'rail',
            hasTopMenu: false,
            hasSection: true,
            style: grid([RAIL, 'var(--sidebar-w)', 'minmax(0,1fr)'], ['side section top', 'side section main']),
          }
        : {
            side: 'rail',
            hasTopMenu: false,
            hasSection: false,
            style: grid([RAIL, 'minmax(0,1fr)'], ['side top', 'side main']),
          };
    }
  }
}

/** Entries of the top menu that fit, each this wide in px; the rest goes to "More ...", which takes the place of one. */
export const TOP_MENU_ENTRY = DIMENSIONS.topMenuItem;

/** How many of the entries stand in the bar. */
export function countFitting(width: number, entries: number): number {
  const room = Math.max(0, Math.floor(width / TOP_MENU_ENTRY));
  return entries <= room ? entries : Math.max(0, room - 1);
}

export interface FrameState {
  layout: LayoutType;
  /** Narrower than 992 px. */
  phone: boolean;
  sidebarOpened: boolean;
  /** The first-level entry that is open has children. */
  hasSection: boolean;
  /** Nothing but the tabs and the page. Default false. */
  maximized?: boolean;
}

export interface FrameGrid {
  /** What stands at the left: the whole menu, the first level as icons, or nothing. */
  side: 'tree' | 'rail' | 'none';
  /** The first level stands in the top bar. */
  hasTopMenu: boolean;
  /** The children of the open first-level entry have a column. */
  hasSection: boolean;
  style: { gridTemplateColumns: string; gridTemplateRows: string; gridTemplateAreas: string };
}

const RAIL = '76px';
const ALL = 'minmax(0,1fr)';

function grid(columns: readonly string[], areas: readonly string[]): FrameGrid['style'] {
  return {
    gridTemplateColumns: columns.join(' '),
    gridTemplateRows: 'var(--topbar-h) minmax(0,1fr)',
    gridTemplateAreas: areas.map((area) => `"${area}"`).join(' '),
  };
}
