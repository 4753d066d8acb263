import { type PaletteEntry, type PaletteGroup } from './paletteEntries.js';

/**
 * Finds records by what was typed, best first. It is called 250 ms after the last letter; the signal is aborted by the next
 * one. A rejection is told in the palette.
 */
export type SearchRecords = (keyword: string, signal: AbortSignal) => Promise<readonly PaletteRecord[]>;

/** A record that the command palette offers to open. */
export interface PaletteRecord {
  /** Unique among all records of an answer. */
  id: string;
  /** Title of the group that it stands in, in the language of the reader: People, Orders. */
  group: string;
  label: string;
  /** Name in the registry of icons. */
  icon: string;
  /** What tells it from others of the same name, at the right end. */
  hint?: string;
  /** Address of its page, with a query where it needs one. */
  path: string;
}

/** Records in the groups that they name, in the order in which these come first. */
export function recordGroups(records: readonly PaletteRecord[]): PaletteGroup[] {
  const titles = [...new Set(records.map(({ group }) => group))];
  return titles.map((title) => ({
    kind: 'records',
    title,
    entries: records
      .filter(({ group }) => group === title)
      .map(({ id, label, icon, hint, path }): PaletteEntry => ({ id: `record:${id}`, title: label, icon, hint, path })),
  }));
}
