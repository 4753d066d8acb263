import { type FrameStorage } from '../settings/storage.js';
import { type Tab } from '../routing/tabs.js';

/** Addresses of the tabs that this user had open before the page was loaded again, in their order. */
export function readOpenTabs(storage: FrameStorage, userId: string): readonly string[] {
  const saved = storage.read('tabs', isOpenTabs);
  return saved?.userId === userId ? saved.paths.filter((path) => path.startsWith('/')) : [];
}

/** Keeps them for this tab of the browser. */
export function writeOpenTabs(storage: FrameStorage, userId: string, tabs: readonly Tab[]): void {
  storage.write('tabs', { userId, paths: tabs.map((tab) => tab.fullPath) } satisfies OpenTabs);
}

interface OpenTabs {
  userId: string;
  paths: readonly string[];
}

function isOpenTabs(value: unknown): value is OpenTabs {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, paths } = value as Partial<Record<keyof OpenTabs, unknown>>;
  return typeof userId === 'string' && Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}
