import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsBeside,
  type CloseResult,
  type PathWhenEmpty,
  type Tab,
} from '../routing/tabs.js';
import { useFrameTabs } from '../frame/FrameContext.js';
import { useConfirmedLoss } from './useConfirmedLoss.js';
import { useUnloadQuestion } from './useUnloadQuestion.js';

/** Closing tabs, which asks where a page holds unsaved changes. `go` opens the page that shows afterwards. */
export function useTabClosing({ activePath, go, pathWhenEmpty }: TabClosingOptions): TabClosing {
  const confirmLoss = useConfirmedLoss();
  const { tabs, unsaved, replace, forget } = useFrameTabs();
  useUnloadQuestion(unsaved.size > 0);

  const mayLose = async (pages: readonly Tab[]) => {
    const lost = pages.filter(({ path }) => unsaved.has(path));
    if (lost.length === 0) return true;
    const isSure = await confirmLoss(lost);
    if (isSure) for (const { path } of lost) forget(path);
    return isSure;
  };
  const apply = async (result: CloseResult) => {
    const closed = tabs.filter(({ path }) => !result.tabs.some((tab) => tab.path === path));
    if (!(await mayLose(closed))) return;
    replace(result.tabs);
    if (result.goTo !== undefined) go(result.goTo);
  };
  return {
    close: (path) => void apply(closeTab(tabs, path, activePath, pathWhenEmpty)),
    closeOthers: (path) => void apply(closeOtherTabs(tabs, path, activePath)),
    closeBeside: (path, side) => void apply(closeTabsBeside(tabs, path, side, activePath)),
    closeAll: () => void apply(closeAllTabs(tabs, activePath, pathWhenEmpty)),
    mayLose,
  };
}

export interface TabClosingOptions {
  activePath: string;
  go(path: string): void;
  pathWhenEmpty?: PathWhenEmpty;
}

export interface TabClosing {
  close(path: string): void;
  closeOthers(path: string): void;
  closeBeside(path: string, side: 'left' | 'right'): void;
  closeAll(): void;
  /** Whether pages may be built anew or thrown away; asks where they hold unsaved changes. */
  mayLose(tabs: readonly Tab[]): Promise<boolean>;
}
