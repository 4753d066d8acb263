import { type DiffItem } from '../../../editor/diffDocuments.js';
import { type SettingGroup } from '../../../editor/settings.js';
import { type DesignedItem } from '../formSettingGroups.js';

/** Of the settings of chosen parts those that phones have: how containers look, and which devices show a column. */
export function phoneSettingGroups(
  groups: readonly SettingGroup<DesignedItem>[],
  items: readonly DesignedItem[],
): readonly SettingGroup<DesignedItem>[] {
  const kept = items.every(({ id }) => id.startsWith('@')) ? CONTAINER : items.every(isColumn) ? COLUMN : NONE;
  return groups
    .map((group) => ({ ...group, settings: group.settings.filter(({ key }) => kept.has(key)) }))
    .filter(({ settings }) => settings.length > 0);
}

/** The parts of a form for phones in words, without what is set for the form itself. */
export function describedForPhones(parts: readonly DiffItem[]): readonly DiffItem[] {
  return parts
    .filter(({ id }) => !id.startsWith('#'))
    .map((part) => {
      const kept = part.id.startsWith('@') ? CONTAINER : isColumn(part) ? COLUMN : NONE;
      return { ...part, settings: part.settings.filter(({ key }) => kept.has(key)) };
    });
}

function isColumn({ id }: { id: string }): boolean {
  return id.includes('.') && !id.startsWith('@');
}

const CONTAINER: ReadonlySet<string> = new Set(['title', 'columns', 'bordered', 'active', 'accordion']);
const COLUMN: ReadonlySet<string> = new Set(['visibility']);
const NONE: ReadonlySet<string> = new Set();
