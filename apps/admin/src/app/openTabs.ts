import { type Tab } from '@smart-admin/layout/routing';
import { keepInTab, readFromTab } from './tabStorage.js';

const KEY = 'smart_tabs';

/** Addresses of the tabs that this user had open before the page was loaded again, in their order. */
export function readOpenTabs(userId: string): string[] {
  const saved = readFromTab(KEY);
  if (typeof saved !== 'object' || saved === null || !('userId' in saved) || saved.userId !== userId) return [];
  const paths = 'paths' in saved && Array.isArray(saved.paths) ? (saved.paths as unknown[]) : [];
  return paths.filter((path): path is string => typeof path === 'string' && path.startsWith('/'));
}

/** Keeps them for this browser tab. */
export function writeOpenTabs(userId: string, tabs: readonly Tab[]): void {
  keepInTab(KEY, { userId, paths: tabs.map((tab) => tab.fullPath) });
}
