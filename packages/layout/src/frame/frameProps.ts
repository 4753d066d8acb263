import { type Locale } from '@smart-admin/ui/messages';
import { type ReactNode } from 'react';
import { type SearchRecords } from '../palette/paletteRecords.js';
import { type LocalText } from '../routing/localText.js';
import { type PathWhenEmpty } from '../routing/tabs.js';
import { type Settings } from '../settings/settingsStore.js';
import { type FrameStorageOptions, type FrameStore } from './createFrameStore.js';
import { type NavigationItem } from './navigationItem.js';

/** What a frame is made of. Whatever is not given is not there: no entry, no button, no key. */
export type AppFrameProps = FrameContent & FrameRouting & FrameOptions & FrameMemory;

export interface FrameContent {
  /** Entries of the navigation: what is not among them is not offered. */
  menu: readonly NavigationItem[];
  /**
   * How much waits at pages, by their path: their entries show it, and closed directories the sum of theirs. Default:
   * nothing waits.
   */
  badges?: Readonly<Record<string, number>>;
  user: FrameUser;
  brand: FrameBrand;
  /** The page that shows. It is built anew when another one takes its place. */
  children?: ReactNode;
  /** Draws the page of a path (without query) instead; it is called for the pages of all tabs, which stay alive while hidden. */
  renderPage?(path: string): ReactNode;
  /**
   * Told of the paths of the pages that live, shown or hidden, whenever they change: who keeps something for a page in place of it
   * (what it has read, since nothing in a hidden page observes anything) lets go of it when the page is no more among them.
   */
  onPagesKept?(paths: readonly string[]): void;
}

/** How the frame goes from page to page. Without these it shows the browser's address, and links load their page. */
export interface FrameRouting {
  /** Address of the page that shows, with its query: from the router that the application has. */
  path?: string;
  /** Goes to an address: the router's function. */
  navigate?(path: string, options?: { replace?: boolean }): void;
  /** What a link to a path has as its address, where the application does not stand at the root. Default: the path. */
  hrefOf?(path: string): string;
  /** What a page is called that the menu does not hold; undefined for an address without a page. */
  pageOf?(path: string): FramePage | undefined;
  /** Path of the start page: it stands first in the menu, and its tab cannot be closed. */
  home?: string;
  /** Paths at which the first directory of the menu is open. */
  startPaths?: readonly string[];
  /** The address by which a tab is built anew. Default: its own. */
  refreshPath?(fullPath: string): string;
  /** Where to go when the last tab was closed. Default: the start page, else `/`. */
  pathWhenEmpty?: PathWhenEmpty;
}

export interface FrameOptions {
  links?: FrameLinks;
  /** Buttons of the application in the top bar. */
  notices?: ReactNode;
  about?: FrameAbout;
  /** Text of the official statement in the menu of the user. */
  statement?: ReactNode;
  /** Draws the user's name, account and the date over everything. Default false. */
  watermark?: boolean;
  /** Address of the page that names the scripts of the newest version: when they change, the user is offered to load it. */
  updateFrom?: string;
  /** Lets the command palette find records too. */
  searchRecords?: SearchRecords;
  onProfile?(): void;
  onLock?(): void;
  /** Called when the user has confirmed. */
  onLogout?(): void;
  /** Called with the language that was chosen: give it to `UiProvider`. */
  onLanguageChange?(language: Locale): void;
}

/** What the frame remembers, or where it keeps that. */
export type FrameMemory =
  | {
      /** Keys and place of what it keeps in the browser. Read once. */
      storage?: FrameStorageOptions;
      /** What the settings are until the user changes them. Read once. */
      defaults?: Partial<Settings>;
      store?: undefined;
    }
  | {
      /** Made by `createFrameStore`, for code outside the frame that reads or changes settings and tabs. */
      store: FrameStore;
      storage?: undefined;
      defaults?: undefined;
    };

export interface FrameUser {
  /** Tells the users of one browser apart: pages visited last and open tabs are shown to them alone. */
  id?: string;
  name: string;
  account?: string;
  /** Address of a picture; without one the name's first characters show. */
  avatar?: string;
}

export interface FrameBrand {
  name: LocalText;
  /** Address of the logo; without one a built-in mark stands there. */
  logo?: string;
  version?: string;
}

export interface FrameLinks {
  /** Address of the documentation. */
  documentation?: string;
  /** Mail address for feedback. */
  feedback?: string;
  /** Entries of the menu of data screens. */
  screens?: readonly NavigationItem[];
}

/** What the about dialog says besides name and version. */
export interface FrameAbout {
  tagline?: ReactNode;
  copyright?: ReactNode;
  /** Address of a logo of its own. */
  logo?: string;
}

/** A page that has a tab. */
export interface FramePage {
  title: LocalText;
  /** Name in the registry of icons. */
  icon?: string;
  /** What routes call it. Default: its path. */
  name?: string;
  /** Its tab cannot be closed. Default: of the start page. */
  pinned?: boolean;
  /** It is built anew each time. Default false. */
  fresh?: boolean;
}
