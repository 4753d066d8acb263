import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Copies the data of a server that has stopped. More than half of them are left out, which every file of journeys would pay for:
 * PostgreSQL's own programs are linked, and log segments that it keeps for later are made anew by whoever needs them.
 */
export function copyTemplate(template, folder) {
  const programs = join('postgres', 'programs');
  const own = join(template, programs);
  cpSync(template, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== own && !isSpareSegment(path),
  });
  linkTree(own, join(folder, programs));
}

/** After a shutdown the first segment of the write-ahead log is the one that is written; those behind it hold nothing. */
function isSpareSegment(path) {
  if (basename(dirname(path)) !== 'pg_wal' || !isSegment(basename(path))) return false;
  return readdirSync(dirname(path)).some((name) => isSegment(name) && name < basename(path));
}

function isSegment(name) {
  return /^[0-9A-F]{24}$/.test(name);
}

/** The same files in folders of their own; nothing where there are none, as for whoever may run them where they lie. */
function linkTree(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
