/** A node of a tree that a person chooses from. */
export interface TreeSourceNode {
  /** Unique in the whole tree. */
  id: string;
  /** Name as people read it. */
  label: string;
  /** What the node stands for: company, department, position, role, group, user, area ... Decides its icon. */
  type?: string;
  /** Whether it can have children; a source that loads lazily says `false` for nodes that can be opened. */
  isLeaf?: boolean;
  /** Whether it may be chosen. Default true. */
  selectable?: boolean;
  /** Loaded children; absent when they are loaded on opening. */
  children?: readonly TreeSourceNode[];
}

/**
 * Where a tree comes from. The app fills it with its own calls; a picker never knows a URL. Every call may reject: the
 * picker says so and offers to try again. `signal` aborts when the answer is no longer wanted.
 */
export interface TreeSource {
  /** The first level, with descendants when the whole tree is cheap. */
  load(signal?: AbortSignal): Promise<readonly TreeSourceNode[]>;
  /** Children of a node, asked when it opens; absent when `load` answers the whole tree. */
  loadChildren?(id: string, signal?: AbortSignal): Promise<readonly TreeSourceNode[]>;
  /** Nodes anywhere in the tree whose name contains the keyword. Absent: the picker searches in what is loaded. */
  search?(keyword: string, signal?: AbortSignal): Promise<readonly TreeSourceNode[]>;
  /** Names of ids, for showing saved values before the tree is loaded. Unknown ids are left out. */
  names?(ids: readonly string[], signal?: AbortSignal): Promise<ChoiceNames>;
}

/** Names by id. Where names are not unique, `label` tells the thing from its namesakes and `path` is the way to it. */
export type ChoiceNames = Record<string, string | ChoiceName>;

export interface ChoiceName {
  label: string;
  /** Names from the top down, joined by ' / '. */
  path?: string;
}
