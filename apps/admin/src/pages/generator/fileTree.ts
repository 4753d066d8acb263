import { type TreeNode } from '@smart-admin/ui/tree';

/** Files by folders: folders first, both by name. The id of a file is its path, that of a folder ends with a slash. */
export function fileTree(paths: readonly string[]): TreeNode[] {
  return nodesOf(
    paths.map((path) => ({ path, parts: path.split('/') })),
    '',
  );
}

/** Ids of all folders, for a tree that is open from the start. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) =>
    path
      .split('/')
      .slice(0, -1)
      .map((_part, index, parts) => `${parts.slice(0, index + 1).join('/')}/`),
  );
  return [...new Set(folders)];
}

function nodesOf(files: readonly { path: string; parts: readonly string[] }[], folder: string): TreeNode[] {
  const inside = new Map<string, { path: string; parts: readonly string[] }[]>();
  const here: TreeNode[] = [];
  for (const { path, parts } of files) {
    const [name = '', ...rest] = parts;
    if (rest.length === 0) here.push({ id: path, label: name, isLeaf: true });
    else inside.set(name, [...(inside.get(name) ?? []), { path, parts: rest }]);
  }
  const folders = [...inside].map(([name, below]): TreeNode => {
    const id = `${folder}${name}/`;
    return { id, label: name, children: nodesOf(below, id) };
  });
  return [...folders.toSorted(byLabel), ...here.toSorted(byLabel)];
}

const byLabel = (one: TreeNode, other: TreeNode) => (one.label < other.label ? -1 : 1);
