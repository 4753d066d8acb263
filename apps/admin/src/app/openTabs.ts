import { type Tab } from '@smart-admin/layout/routing';

const KEY = 'smart_tabs';

/** Addresses of the tabs that this user had open before the page was loaded again, in their order. */
export function readOpenTabs(userId: string): string[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('userId' in saved) || saved.userId !== userId) return [];
    const paths = 'paths' in saved && Array.isArray(saved.paths) ? (saved.paths as unknown[]) : [];
    return paths.filter((path): path is string => typeof path === 'string' && path.startsWith('/'));
  } catch {
    // blocked storage or a broken value: the bar starts with this page alone
    return [];
  }
}

/** Keeps them for this browser tab. */
export function writeOpenTabs(userId: string, tabs: readonly Tab[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, paths: tabs.map((tab) => tab.fullPath) }));
  } catch (error) {
    console.warn('The open tabs are not kept over a reload', error);
  }
}
