import { useStore } from 'zustand';
import { useConfirmedLoss } from './useConfirmedLoss.js';
import { usePageTabs } from './usePageTabs.js';

/**
 * For a page that shows several things by turns, each at an address of its own: whether it holds changes that are not saved, and the
 * question before it shows the next one.
 */
export function useUnsavedGuard(path: string): UnsavedGuard {
  const store = usePageTabs();
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.has(path));
  const confirmLoss = useConfirmedLoss();
  const forget = () => store.getState().forget(path);
  return {
    isUnsaved,
    forget,
    isForgotten: () => store.getState().forgotten.has(path),
    async mayLose() {
      const { tabs, unsaved } = store.getState();
      if (!unsaved.has(path)) return true;
      const isSure = await confirmLoss(tabs.filter((tab) => tab.path === path));
      if (isSure) forget();
      return isSure;
    },
  };
}

export interface UnsavedGuard {
  isUnsaved: boolean;
  /** Says that the changes are saved or thrown away, also where the page goes before it is drawn without them. */
  forget(): void;
  /** Whether that was said, and nothing was changed since. */
  isForgotten(): boolean;
  /** Whether the changes may be thrown away; asks where there are any. */
  mayLose(): Promise<boolean>;
}
