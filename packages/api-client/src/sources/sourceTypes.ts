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

/** What a table of records is asked for. */
export interface RecordQuery extends SourceQuery {
  columns: readonly string[];
  /** Conditions that a record has to fulfil. */
  filter?: object | undefined;
}

/** The conditions of a search, as calls carry them. */
export function narrowing(filter: object | undefined): { filter?: string } {
  return filter ? { filter: JSON.stringify(filter) } : {};
}

/** The same records, of which it finds and names only those that pass. */
export function narrowed<Source extends NarrowableSource>(
  source: Source,
  filter: object | undefined,
): Pick<Source, 'search' | 'names'> {
  if (!filter) return source;
  return {
    search: (query, signal) => source.search({ ...query, filter }, signal),
    names: (ids, signal) => source.names(ids, signal, filter),
  };
}

interface NarrowableSource {
  search(query: RecordQuery, signal?: AbortSignal): Promise<unknown>;
  names(ids: readonly string[], signal?: AbortSignal, filter?: object): Promise<Record<string, string>>;
}

/** Pickers show their own errors. */
export function quiet(signal: AbortSignal | undefined) {
  return signal ? { signal, silent: true } : { silent: true };
}
