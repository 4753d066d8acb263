import { type ReactNode } from 'react';

/** An entry of a menu: an action, a link to more entries, a ticked choice, a heading or a divider. */
export type MenuItem =
  | {
      kind?: 'action';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      /** Keys that do the same, shown at the right end, e.g. `Ctrl K`. */
      shortcut?: string;
      disabled?: boolean;
      /** Red; deletions stand last, after a divider. */
      danger?: boolean;
      /** Draws a tick before the label. */
      checked?: boolean;
      /** Address of what it opens: Ctrl-click and middle click open it in a new tab of the browser, as on any link. */
      href?: string;
      onSelect: () => void;
    }
  | { kind: 'submenu'; key: string; label: ReactNode; icon?: ReactNode; disabled?: boolean; items: readonly MenuItem[] }
  | { kind: 'label'; key: string; label: ReactNode }
  | { kind: 'divider'; key: string };

/** Class names of the parts of a menu. */
export const menuClasses = {
  panel:
    'z-(--z-popover) max-h-(--radix-popper-available-height) min-w-36 overflow-auto rounded-lg bg-raised p-1 text-body text-1 shadow-pop outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
  item: 'flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 whitespace-nowrap outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-disabled data-[highlighted]:bg-pressed data-[state=open]:bg-pressed phone:h-11 [&_svg]:size-4 [&_svg]:text-2',
  danger: 'text-danger-text [&_svg]:text-danger-text data-[highlighted]:bg-danger-soft',
  label: 'px-2.5 pt-1.5 pb-1 text-12 text-3',
  divider: 'my-1 mx-1 h-px bg-hairline',
  shortcut: 'ml-auto pl-4 font-sans text-12 text-3',
} as const;
