import { type FlowReferenceKind } from '@smart-admin/form-engine/flow';
import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { readNamed } from './readNamed.js';

/** What files of flows name: `category` is an item of the dictionary flowCategory. */
export type FlowNamed = FlowReferenceKind | 'category';

/** Begins what stands in a file for something that has no code that the reader may know: its id, which means nothing elsewhere. */
const BY_ID = 'id:';
/** Begins what stands in a document for something that is not here: its code. No id begins so, so nobody is meant by chance. */
const BY_CODE = 'code:';

/** A thing as it stands in a flow that is stored here, or in a file. */
export type NamedThing = { of: FlowNamed } & ({ id: string } | { name: string });

/**
 * How whom and what flows refer to is named here, by ids, and in files, by codes. Only what was loaded is known, so that a flow
 * costs what it names and not what there is.
 */
export class FlowNames {
  private readonly pairs = new Map<FlowNamed, Pairs>();
  private loaded: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Executor,
    private readonly caller: Caller,
  ) {}

  /** Reads the things as far as the caller may see them; what has been read before is not read again. */
  load(things: readonly NamedThing[]): Promise<void> {
    // one after the other: what another call is reading counts as read
    this.loaded = this.loaded.then(() => this.read(things));
    return this.loaded;
  }

  private async read(things: readonly NamedThing[]): Promise<void> {
    const asked = new Map<FlowNamed, { ids: Set<string>; codes: Set<string> }>();
    for (const thing of things) {
      const key = keyOf(thing);
      const { asked: known } = this.pairsOf(thing.of);
      if (known.has(key)) continue;
      known.add(key);
      const found = asked.get(thing.of) ?? { ids: new Set(), codes: new Set() };
      asked.set(thing.of, found);
      if (key.startsWith(BY_ID)) found.ids.add(key.slice(BY_ID.length));
      else found.codes.add(key.slice(BY_CODE.length));
    }
    for (const [of, { ids, codes }] of asked) {
      const rows = await readNamed[of](this.db, this.caller, { ids: [...ids], codes: [...codes] });
      for (const { id, enCode } of rows) if (enCode !== '') this.add(of, enCode, id);
    }
  }

  /** How a file names what a flow names here. */
  toName(of: FlowNamed, id: string): string {
    if (id.startsWith(BY_CODE)) return id.slice(BY_CODE.length);
    return this.pairsOf(of).codes.get(id) ?? `${BY_ID}${id}`;
  }

  /** What a name in a file is here; undefined where it is not. */
  find(of: FlowNamed, name: string): string | undefined {
    const { codes, ids } = this.pairsOf(of);
    if (!name.startsWith(BY_ID)) return ids.get(name.toLowerCase());
    const id = name.slice(BY_ID.length);
    return codes.has(id) ? id : undefined;
  }

  /** What stands in a document for a name in a file: the code itself where there is nothing with it. */
  toId(of: FlowNamed, name: string): string {
    return this.find(of, name) ?? (name.startsWith(BY_ID) ? name.slice(BY_ID.length) : `${BY_CODE}${name}`);
  }

  /** Whether something stands in a document by its code, and has come here since. */
  hasCome(of: FlowNamed, id: string): boolean {
    return id.startsWith(BY_CODE) && this.find(of, id.slice(BY_CODE.length)) !== undefined;
  }

  /** Gives a flow that is about to be made its id. */
  addFlow(code: string, id: string): void {
    this.add('flow', code, id);
  }

  private add(of: FlowNamed, code: string, id: string): void {
    const { codes, ids } = this.pairsOf(of);
    ids.set(code.toLowerCase(), id);
    codes.set(id, code);
  }

  private pairsOf(of: FlowNamed): Pairs {
    const known = this.pairs.get(of);
    if (known) return known;
    const pairs = { codes: new Map(), ids: new Map(), asked: new Set<string>() };
    this.pairs.set(of, pairs);
    return pairs;
  }
}

interface Pairs {
  /** Codes by id. */
  codes: Map<string, string>;
  /** Ids by code in small letters. */
  ids: Map<string, string>;
  /** What was looked for. */
  asked: Set<string>;
}

/** What is looked for: an id or a code, whichever the thing is known by. */
function keyOf(thing: NamedThing): string {
  if ('id' in thing)
    return thing.id.startsWith(BY_CODE) ? BY_CODE + thing.id.slice(BY_CODE.length).toLowerCase() : BY_ID + thing.id;
  return thing.name.startsWith(BY_ID) ? thing.name : BY_CODE + thing.name.toLowerCase();
}
