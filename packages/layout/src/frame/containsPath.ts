import { type FrameItem } from './navigationItem.js';

/** Whether a directory holds the active page, at any depth. */
export function containsPath(item: FrameItem, path: string): boolean {
  return item.children?.some((child) => child.path === path || containsPath(child, path)) ?? false;
}
