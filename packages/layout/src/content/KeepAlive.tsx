import { Activity, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

/**
 * Keeps the pages of the open tabs mounted while they are hidden, by React's Activity, so that returning finds lists,
 * scroll and typed forms as they were. At most `limit` pages live; the one unused for longest goes first, but never one
 * that is held.
 */
export function KeepAlive({ activeKey, keys, held = NONE, limit = 12, enabled, render, onKept }: KeepAliveProps) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  const alive = keep(recent, activeKey, { allowed: enabled ? keys : NONE, held, limit });
  if (!sameKeys(recent, alive)) setRecent(alive);
  const tell = useEffectEvent((living: readonly string[]) => onKept?.(living));
  useEffect(() => tell(recent), [recent]);
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
  /** Pages that hold what would be lost: they live whatever the limit. */
  held?: readonly string[];
  /** Default 12. */
  limit?: number;
  /** False keeps only the active page. */
  enabled: boolean;
  render(key: string): ReactNode;
  /** Told of the pages that live, the shown one among them, whenever they change. */
  onKept?: ((keys: readonly string[]) => void) | undefined;
}

const NONE: readonly string[] = [];

/** The pages to keep, most recently used first. */
export function keep(
  recent: readonly string[],
  active: string,
  { allowed, held = NONE, limit }: { allowed: readonly string[]; held?: readonly string[]; limit: number },
): readonly string[] {
  const others = recent.filter((key) => key !== active && (allowed.includes(key) || held.includes(key)));
  return [active, ...others].filter((key, index) => index < limit || held.includes(key));
}

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
