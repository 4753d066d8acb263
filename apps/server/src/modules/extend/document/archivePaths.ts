import { type DocumentEntry } from './documentRows.js';
import { nextName } from './freeName.js';

type Named = Pick<DocumentEntry, 'id' | 'parentId' | 'ancestors' | 'kind' | 'name'>;

/**
 * Where entries stand in an archive, by their ids: below the entries that were chosen, with `/`, those of folders with one at the end.
 * Whatever their names are, no path leads out of the folder that an archive is unpacked into, none stands twice, also where letters
 * of both sizes are one, and every system can write it. `entries` are those of `tops` with everything below, above ones first.
 */
export function archivePaths(tops: readonly Pick<Named, 'id'>[], entries: readonly Named[]): Map<string, string> {
  const topIds = new Set(tops.map(({ id }) => id));
  const folders = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  const paths = new Map<string, string>();
  for (const { id, parentId, kind, name } of entries) {
    const folder = topIds.has(id) ? '' : folders.get(parentId);
    // its folder is not among them: it came there in the meantime
    if (folder === undefined) continue;
    const names = taken.get(folder) ?? new Set<string>();
    const free = nextName({ name: safeName(name), kind }, names);
    names.add(free.toLowerCase());
    taken.set(folder, names);
    if (kind === 'folder') folders.set(id, `${folder}${free}/`);
    paths.set(id, kind === 'folder' ? `${folder}${free}/` : `${folder}${free}`);
  }
  return paths;
}

/** One part of a path that every system can write. */
function safeName(name: string): string {
  const plain = name
    // eslint-disable-next-line no-control-regex -- these are what no name may have
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '_')
    // some systems drop these, and would read `..` of what is left
    .replace(/[. ]+$/, (end) => '_'.repeat(end.length));
  return plain === '' ? '_' : plain;
}
