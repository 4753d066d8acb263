/** A node of a tree that a person chooses from. */
export interface TreeSourceNode {
  id: string;
  /** Name as people read it. */
  label: string;
  /** What the node stands for: company, department, position, role, user, area ... */
  type?: string;
  /** Icon name. */
  icon?: string;
  /** Whether it can have children; a source that loads lazily says `false` for nodes that can be opened. */
  isLeaf?: boolean;
  /** Whether it may be chosen. Default true. */
  selectable?: boolean;
  /** Loaded children; absent when they are loaded on opening. */
  children?: TreeSourceNode[];
}

/** Where a tree comes from. The app fills it with its own calls; a picker never knows a URL. */
export interface TreeSource {
  /** The first level, with descendants when the whole tree is cheap. */
  load(signal?: AbortSignal): Promise<TreeSourceNode[]>;
  /** Children of a node; absent when `load` answers the whole tree. */
  loadChildren?(id: string, signal?: AbortSignal): Promise<TreeSourceNode[]>;
  /** Names of ids, for showing saved values before the tree is loaded. Unknown ids are left out. */
  names?(ids: readonly string[], signal?: AbortSignal): Promise<Record<string, string>>;
}
