import { matching } from './memoryRows.js';
import { type TreeSource, type TreeSourceNode } from './TreeSource.js';

/**
 * A tree source over nodes in memory, for tests, stories and prototypes. `lazy` hands the tree out level by level, as a
 * back end with a large tree does.
 */
export function createMemoryTree(
  nodes: readonly TreeSourceNode[],
  { lazy = false }: MemoryTreeOptions = {},
): TreeSource {
  const index = new Map<string, TreeSourceNode>();
  const visit = (node: TreeSourceNode): void => {
    index.set(node.id, node);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  const shallow = ({ children, ...node }: TreeSourceNode): TreeSourceNode => ({
    ...node,
    isLeaf: node.isLeaf ?? !children?.length,
  });
  const source: TreeSource = {
    load: () => Promise.resolve(lazy ? nodes.map(shallow) : nodes),
    names: (ids) => Promise.resolve(Object.fromEntries(ids.flatMap((id) => pair(id, index.get(id)?.label)))),
  };
  if (!lazy) return source;
  return {
    ...source,
    loadChildren: (id) => Promise.resolve((index.get(id)?.children ?? []).map(shallow)),
    search: async (keyword) =>
      (await matching([...index.values()], keyword, ({ label }) => [label]))
        .slice(0, MOST_FOUND)
        .map((node) => ({ ...shallow(node), isLeaf: true })),
  };
}

export interface MemoryTreeOptions {
  /** Default false: `load` answers the whole tree. */
  lazy?: boolean;
}

const MOST_FOUND = 200;

function pair(id: string, label: string | undefined): [string, string][] {
  return label === undefined ? [] : [[id, label]];
}
