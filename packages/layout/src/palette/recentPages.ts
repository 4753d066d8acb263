import { type FrameStorage } from '../settings/storage.js';

/** How many are kept, and how many show. */
const KEPT = 12;

/** Puts a page first among those that the user visited last; they outlive the session, and nobody else sees them. */
export function rememberPage(storage: FrameStorage, userId: string, path: string): void {
  const others = recentPages(storage, userId).filter((known) => known !== path);
  storage.write('recentPages', { userId, paths: [path, ...others].slice(0, KEPT) } satisfies RecentPages);
}

/** Paths of the pages that the user visited last, the latest first. */
export function recentPages(storage: FrameStorage, userId: string): readonly string[] {
  const kept = storage.read('recentPages', isRecentPages);
  return kept?.userId === userId ? kept.paths : [];
}

interface RecentPages {
  userId: string;
  paths: readonly string[];
}

function isRecentPages(value: unknown): value is RecentPages {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, paths } = value as Partial<Record<keyof RecentPages, unknown>>;
  return typeof userId === 'string' && Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}
