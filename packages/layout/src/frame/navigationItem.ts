import { type LocalText } from '../routing/localText.js';

/** One entry of the menu: a directory with children, a page of the application, or an address for a new window. */
export interface NavigationItem {
  /** Unique in the menu. Default: its path, else its address, else its place. */
  id?: string;
  title: LocalText;
  /** Name in the registry of icons (`@smart-admin/ui/icon`). */
  icon?: string;
  /** Address of its page within the application. */
  path?: string;
  /** Address that opens in a new window. */
  href?: string;
  children?: readonly NavigationItem[];
}

/** An entry as the parts of the frame draw it: what was left out is filled in. */
export interface FrameItem {
  id: string;
  title: LocalText;
  icon: string;
  /** '' of directories and of addresses for a new window. */
  path: string;
  href?: string;
  children?: readonly FrameItem[];
}

/** Fills in what entries leave out. */
export function frameItems(menu: readonly NavigationItem[], place = ''): FrameItem[] {
  return menu.map(({ id, title, icon = '', path = '', href, children }, index) => {
    const own = `${place}${index}`;
    return {
      id: id ?? (path || href || own),
      title,
      icon,
      // a directory is opened in place, whatever address it has
      path: children ? '' : path,
      ...(href === undefined ? {} : { href }),
      ...(children && { children: frameItems(children, `${own}.`) }),
    };
  });
}

/** The entry of a page, at any depth. */
export function findItem(items: readonly FrameItem[], path: string): FrameItem | undefined {
  for (const item of items) {
    const found = item.children ? findItem(item.children, path) : item.path === path ? item : undefined;
    if (found) return found;
  }
  return undefined;
}
