import { type FrameItem } from './navigationItem.js';

/** How much waits at an entry and at all below it. */
export function waitingAt(
  { path, children }: Pick<FrameItem, 'path' | 'children'>,
  badges: Readonly<Record<string, number>>,
): number {
  if (!children) return (path !== '' && badges[path]) || 0;
  return children.reduce((sum, child) => sum + waitingAt(child, badges), 0);
}
