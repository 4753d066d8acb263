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

/** Pickers show their own errors. */
export function quiet(signal: AbortSignal | undefined) {
  return signal ? { signal, silent: true } : { silent: true };
}
