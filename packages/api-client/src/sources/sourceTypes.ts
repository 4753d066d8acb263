/** A node as pickers take it. */
export interface SourceNode {
  id: string;
  label: string;
  type?: string;
  isLeaf?: boolean;
  selectable?: boolean;
  children?: SourceNode[];
}

/** A tree that one call answers whole. */
export interface SourceTree {
  load(signal?: AbortSignal): Promise<SourceNode[]>;
  names(ids: readonly string[], signal?: AbortSignal): Promise<Record<string, SourceName>>;
}

/** A name, with the way to the thing where one thing lies in another. */
export type SourceName = string | { label: string; path: string };

/** What a list is asked for. */
export interface SourceQuery {
  keyword: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** Which records are asked for: conditions that they have to fulfil, and the field of a form that says so. */
export interface Narrowing {
  filter?: object | undefined;
  asked?: object | undefined;
}

/** What a table of records is asked for. */
export interface RecordQuery extends SourceQuery, Narrowing {
  columns: readonly string[];
}

/** The conditions of a search, as calls carry them. */
export function narrowing({ filter, asked }: Narrowing): { filter?: string; asked?: string } {
  return {
    ...(filter ? { filter: JSON.stringify(filter) } : {}),
    ...(asked ? { asked: JSON.stringify(asked) } : {}),
  };
}

/** The same records, of which it finds and names only those that pass. */
export function narrowed<Source extends NarrowableSource>(
  source: Source,
  narrow: Narrowing,
): Pick<Source, 'search' | 'names'> {
  if (!narrow.filter) return source;
  return {
    search: (query, signal) => source.search({ ...query, ...narrow }, signal),
    names: (ids, signal) => source.names(ids, signal, narrow),
  };
}

interface NarrowableSource {
  search(query: RecordQuery, signal?: AbortSignal): Promise<unknown>;
  names(ids: readonly string[], signal?: AbortSignal, narrow?: Narrowing): Promise<Record<string, string>>;
}

/** Pickers show their own errors. */
export function quiet(signal: AbortSignal | undefined) {
  return signal ? { signal, silent: true } : { silent: true };
}
