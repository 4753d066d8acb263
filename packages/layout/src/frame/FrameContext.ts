import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { type SettingsStore } from '../settings/settingsStore.js';
import { type TabStore } from '../tabs/tabStore.js';
import { type FrameStore } from './createFrameStore.js';

/** The frame around a part or a page; null outside of one. */
export const FrameContext = createContext<FrameState | null>(null);

/** The frame around a part. */
export function useFrame(): FrameState {
  const frame = use(FrameContext);
  if (!frame) throw new Error('A part of the frame stands outside AppFrame');
  return frame;
}

/** The settings of the frame, and what changes them. */
export function useFrameSettings(): SettingsStore {
  return useStore(useFrame().store.settings);
}

/** The tabs of the frame, and what changes them. */
export function useFrameTabs(): TabStore {
  return useStore(useFrame().store.tabs);
}

export interface FrameState {
  store: FrameStore;
  /** Address of the page that shows, with its query. */
  fullPath: string;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** What a link to a path has as its address. */
  hrefOf(path: string): string;
  /** How much waits at pages, by their path. */
  badges: Readonly<Record<string, number>>;
}
