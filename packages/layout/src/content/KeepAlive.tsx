import { Activity, useState, type ReactNode } from 'react';

/**
 * Keeps the pages of the open tabs mounted while they are hidden, by React's Activity, so that returning finds lists,
 * scroll and typed forms as they were. At most `limit` pages live; the one unused for longest goes first.
 */
export function KeepAlive({ activeKey, keys, limit = 12, enabled, render }: KeepAliveProps) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  const alive = enabled ? keep(recent, activeKey, keys, limit) : [activeKey];
  if (!sameKeys(recent, alive)) setRecent(alive);
  return [...alive].sort().map((key) => (
    <Activity key={key} mode={key === activeKey ? 'visible' : 'hidden'}>
      {render(key)}
    </Activity>
  ));
}

export interface KeepAliveProps {
  /** Page that shows. */
  activeKey: string;
  /** Pages that may live: those with a tab. */
  keys: readonly string[];
  /** Default 12. */
  limit?: number;
  /** False keeps only the active page. */
  enabled: boolean;
  render(key: string): ReactNode;
}

/** The pages to keep, most recently used first. */
export function keep(
  recent: readonly string[],
  active: string,
  allowed: readonly string[],
  limit: number,
): readonly string[] {
  const others = recent.filter((key) => key !== active && allowed.includes(key));
  return [active, ...others].slice(0, limit);
}

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
