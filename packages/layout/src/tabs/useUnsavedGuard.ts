import { use } from 'react';
import { useStore } from 'zustand';
import { FrameContext } from '../frame/FrameContext.js';
import { createTabStore } from './tabStore.js';
import { useConfirmedLoss } from './useConfirmedLoss.js';

/**
 * For a page that shows several things by turns, each at an address of its own: whether it holds changes that are not saved, and the
 * question before it shows the next one. Outside a frame nothing is ever unsaved.
 */
export function useUnsavedGuard(path: string): UnsavedGuard {
  const store = use(FrameContext)?.store.tabs ?? NO_FRAME;
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.has(path));
  const confirmLoss = useConfirmedLoss();
  const forget = () => store.getState().setUnsaved(path, false);
  return {
    isUnsaved,
    forget,
    async mayLose() {
      const { tabs, unsaved } = store.getState();
      if (!unsaved.has(path)) return true;
      const isSure = await confirmLoss(tabs.filter((tab) => tab.path === path));
      if (isSure) forget();
      return isSure;
    },
  };
}

const NO_FRAME = createTabStore();

export interface UnsavedGuard {
  isUnsaved: boolean;
  /** Says that nothing is unsaved any more: the page is left by what was saved, before it is drawn without changes. */
  forget(): void;
  /** Whether the changes may be thrown away; asks where there are any. */
  mayLose(): Promise<boolean>;
}
