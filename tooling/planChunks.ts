import { basename, dirname } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bytes, before they are made small, below which a file of its own costs more than what others load needlessly with it. */
const SMALL = 6_000;

/**
 * Which modules of an application share a file. Left alone the bundler writes one for every set of dynamic imports that
 * share something, which is hundreds of a few lines each: a list would ask for 215 of them. Here
 *
 * - only what is open by itself counts: a part that a page loads later finds there what the page has loaded, and a page
 *   what the frame around it has;
 * - what is small goes into a file that everybody who needs it loads anyway. Nobody loads a large file because of that,
 *   and whoever arrives loads nothing needlessly.
 *
 * A first build tells what needs what, after everything that is not used has been left out.
 */
export async function planChunks(config: InlineConfig, is: ChunkRoots): Promise<ChunkOf> {
  const files = await cutFinely(config);
  const all = [...files.values()];
  const entries = all.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const loadersOf = findLoaders(files, entries, is);
  const first = entries.filter((entry) => entry.isEntry || is.first(idOf(entry))).map(({ fileName }) => fileName);

  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  // an entry stays a file, because its address is what imports it
  for (const file of all.filter((each) => !entries.includes(each))) {
    const loaders = loadersOf(file.fileName);
    const group = groups.get(loaders.join()) ?? { loaders: new Set(loaders), files: new Set(), size: 0 };
    groups.set(loaders.join(), group);
    add(group, [file.fileName], sizeOf(file));
  }
  // those that most need first: what a small one needs is in its place then
  const bySpread = [...groups.values()].sort((one, other) => other.loaders.size - one.loaders.size);
  for (const group of bySpread.filter(({ size }) => size < SMALL)) {
    const place = bySpread.findLast((each) => each !== group && fits(group, each));
    if (!place) continue;
    add(place, group.files, group.size);
    group.files.clear();
  }
  return nameFiles(bySpread);

  function add(group: Group, more: Iterable<string>, size: number): void {
    for (const file of more) {
      group.files.add(file);
      groupOf.set(file, group);
    }
    group.size += size;
  }

  /** Whether nobody loads another file because of it, and nobody who arrives loads more. */
  function fits(group: Group, place: Group): boolean {
    const needs = [...group.files].flatMap((file) => files.get(file)?.imports ?? []);
    const isThere = (file: string) =>
      group.files.has(file) ||
      place.files.has(file) ||
      isWithin(place.loaders, groupOf.get(file)?.loaders ?? new Set(loadersOf(file)));
    return (
      place.files.size > 0 &&
      place.size >= SMALL &&
      isWithin(group.loaders, place.loaders) &&
      first.every((entry) => place.loaders.has(entry) === group.loaders.has(entry)) &&
      needs.every(isThere)
    );
  }

  /** Each by its largest module, so that a file keeps its name while others come and go. */
  function nameFiles(planned: readonly Group[]): ChunkOf {
    const names = new Map<string, string>();
    const taken = new Map<string, number>();
    for (const group of planned.filter((each) => each.files.size > 0)) {
      const modules = [...group.files].flatMap((file) => Object.entries(files.get(file)?.modules ?? {}));
      const isInFrame = entries.some((entry) => is.frame(idOf(entry)) && group.loaders.has(entry.fileName));
      const title = `${isInFrame ? 'frame-' : ''}${titleOf(modules)}`;
      const count = taken.get(title) ?? 0;
      taken.set(title, count + 1);
      for (const [id] of modules) names.set(id, count > 0 ? `${title}-${count}` : title);
    }
    return (id) => names.get(id);
  }
}

/** The modules of an application that its files are planned around. */
export interface ChunkRoots {
  /** Whether a module is open by itself, within the frame or without it. */
  root: (id: string) => boolean;
  /** Whether it is the first that somebody sees. */
  first: (id: string) => boolean;
  /** Whether it is the frame around pages. */
  frame: (id: string) => boolean;
  /** Whether it is a page within the frame. */
  framed: (id: string) => boolean;
}

/** The name of the file that a module goes into, nothing where the bundler decides. */
export type ChunkOf = (id: string) => string | undefined;

/** Files that become one. */
interface Group {
  /** Entries that load it. */
  loaders: ReadonlySet<string>;
  files: Set<string>;
  size: number;
}

type Files = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The files that the bundler cuts by itself, by their names, without writing them. */
async function cutFinely(config: InlineConfig): Promise<Files> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
  return new Map(result.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** Answers which entries have a file when they need it. */
function findLoaders(files: Files, entries: readonly Rolldown.OutputChunk[], is: ChunkRoots) {
  const closures = new Map(entries.map((entry) => [entry, closureOf(files, entry.fileName)]));
  const roots = entries.filter((entry) => entry.isEntry || is.root(idOf(entry)));
  return (file: string): string[] => {
    const has = (entry: Rolldown.OutputChunk) => closures.get(entry)?.has(file);
    const by = roots.filter(has);
    const isEverywhere = by.some(({ isEntry }) => isEntry);
    const isInFrame = by.some((entry) => is.frame(idOf(entry)));
    // what no root has belongs to the parts that pages load later
    const loaders =
      by.length === 0
        ? entries.filter(has)
        : roots.filter((root) => isEverywhere || by.includes(root) || (isInFrame && is.framed(idOf(root))));
    return loaders.map(({ fileName }) => fileName);
  };
}

/** Everything that is loaded with a file, and the file. */
function closureOf(files: Files, from: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const left = [from];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...(files.get(file)?.imports ?? []));
  }
  return seen;
}

function idOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return facadeModuleId ?? '';
}

function sizeOf({ modules }: Rolldown.OutputChunk): number {
  return Object.values(modules).reduce((total, { renderedLength }) => total + renderedLength, 0);
}

/** The name of the largest module, of ours if one is among them, or of its folder where it is the folder's index. */
function titleOf(modules: readonly [string, { renderedLength: number }][]): string {
  const ours = modules.filter(([id]) => !id.includes('node_modules'));
  const among = ours.length > 0 ? ours : modules;
  const [largest] = [...among].sort(([, one], [, other]) => other.renderedLength - one.renderedLength);
  const path = (largest?.[0] ?? '').replace(/[?#].*$/, '').replace(/\.[^./]+$/, '');
  const title = basename(path) === 'index' ? basename(dirname(path)) : basename(path);
  return title.replaceAll(/[^\w-]/g, '') || 'shared';
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((each) => whole.has(each));
}
