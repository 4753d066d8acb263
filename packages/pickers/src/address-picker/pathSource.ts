import { type TreeSource, type TreeSourceNode } from '../sources/TreeSource.js';

const SLASH = '/';

/** A path of ids as the id of one node. */
export const toPathId = (path: readonly string[]): string => path.map(encodeURIComponent).join(SLASH);

/** The ids that a path id stands for. */
export const toPath = (pathId: string): string[] => pathId.split(SLASH).map(decodeURIComponent);

/** A tree whose nodes carry their whole path as their id, cut off at `depth` (0 the first level); only its leaves can be chosen. */
export function pathSource(source: TreeSource, depth: number): TreeSource {
  const toNode = (node: TreeSourceNode, parent: readonly string[]): TreeSourceNode => {
    const path = [...parent, node.id];
    const isLeaf = parent.length >= depth || (node.isLeaf ?? (!source.loadChildren && !node.children?.length));
    return {
      ...node,
      id: toPathId(path),
      isLeaf,
      selectable: isLeaf && node.selectable !== false,
      children: isLeaf ? undefined : node.children?.map((child) => toNode(child, path)),
    };
  };
  return {
    load: async (signal) => (await source.load(signal)).map((node) => toNode(node, [])),
    loadChildren:
      source.loadChildren &&
      (async (pathId, signal) => {
        const path = toPath(pathId);
        const children = await source.loadChildren?.(path.at(-1) ?? '', signal);
        return (children ?? []).map((child) => toNode(child, path));
      }),
    names:
      source.names &&
      (async (pathIds, signal) => {
        const names = await source.names?.([...new Set(pathIds.flatMap(toPath))], signal);
        return Object.fromEntries(
          pathIds.map((pathId) => [
            pathId,
            toPath(pathId)
              .map((id) => names?.[id] ?? id)
              .join(SLASH),
          ]),
        );
      }),
  };
}
