import { type GrantHolder } from '../grants.js';
import { type GrantChange, idsOf } from '../matrix/grantChanges.js';
import { type GrantDraft } from '../matrix/grantDraft.js';

/** What a person has, with the keys of the sources of each thing. */
export interface Rights {
  sources: readonly RightSource[];
  items: readonly { itemId: string; sources: readonly string[] }[];
}

export interface RightSource {
  key: string;
  type: 'Role' | 'Position' | 'User' | 'Group' | 'Administrator' | 'Organize';
  fullName: string;
  note: string;
}

/** What becomes of one change for the person. */
export type Outcome = 'gained' | 'lost' | 'unchanged' | 'remains';

export function keyOf({ type, id }: Pick<GrantHolder, 'type' | 'id'>): string {
  return `${type}:${id}`;
}

/** Sources of each thing as they would be after saving the draft. */
export function sourcesAfter(
  rights: Rights,
  holder: Pick<GrantHolder, 'type' | 'id'>,
  draft: GrantDraft,
): ReadonlyMap<string, readonly string[]> {
  const key = keyOf(holder);
  const isMember = rights.sources.some((source) => source.key === key);
  const after = new Map<string, readonly string[]>(
    rights.items.map(({ itemId, sources }) => [itemId, sources.filter((source) => source !== key)]),
  );
  if (isMember) for (const id of draft.items) after.set(id, [key, ...(after.get(id) ?? [])]);
  return after;
}

/** What saving a change would do for a member, and the other sources that decide it. */
export function outcomeOf(
  change: GrantChange,
  rights: Rights,
  holder: Pick<GrantHolder, 'type' | 'id'>,
): { outcome: Outcome; sources: readonly RightSource[] } | undefined {
  if (change.type === 'rule') return undefined;
  const isAdded = change.type === 'item' ? change.isAdded : change.added.length > 0;
  const own = keyOf(holder);
  const perItem = idsOf(change).map((id) => {
    const keys = rights.items.find(({ itemId }) => itemId === id)?.sources ?? [];
    return keys.filter((key) => key !== own);
  });
  const isCovered = perItem.length > 0 && perItem.every((keys) => keys.length > 0);
  const keys = new Set(perItem.flat());
  const sources = rights.sources.filter(({ key }) => keys.has(key));
  if (isAdded) return { outcome: isCovered ? 'unchanged' : 'gained', sources };
  return { outcome: isCovered ? 'remains' : 'lost', sources };
}
