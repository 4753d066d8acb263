import { useMessages } from '@smart-admin/ui/locale';
import { qualifiedLabel, type TreeNode } from '@smart-admin/ui/tree';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type PickedItem } from '../picker-state/pickerProps.js';
import { useDebounced } from '@smart-admin/ui/random';
import { ASKING, usePickerClient } from '../picker-state/usePickerClient.js';
import { type TreeSource, type TreeSourceNode } from '../sources/TreeSource.js';
import { KIND_ICONS } from './kindIcons.js';
import { kindMessages } from './kindMessages.js';

/** The tree of a source: what is loaded of it, what a keyword finds, and how its nodes read. */
export function useSourceTree(source: TreeSource, sourceKey: string, { types, pathAsLabel }: SourceTreeOptions = {}) {
  const kinds = useMessages(kindMessages);
  const client = usePickerClient();
  const [keyword, setKeyword] = useState('');
  const searched = useDebounced(keyword.trim());
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeSourceNode[]>>(new Map());
  const roots = useQuery(
    { ...ASKING, queryKey: ['picker-tree', sourceKey], queryFn: ({ signal }) => loadRoots(source, signal) },
    client,
  );
  const isRemote = source.search !== undefined;
  const found = useQuery(
    {
      ...ASKING,
      queryKey: ['picker-tree-search', sourceKey, searched],
      enabled: isRemote && searched !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => (await source.search?.(searched, signal)) ?? [],
    },
    client,
  );
  const isFound = isRemote && searched !== '';
  const query = isFound ? found : roots;
  const isLazy = source.loadChildren !== undefined;
  const toTreeNode = useMemo(() => {
    const convert = (node: TreeSourceNode): TreeNode => ({
      id: node.id,
      label: node.label,
      icon: KIND_ICONS[node.type ?? ''],
      // where several kinds can be chosen, each says what it is
      extra:
        (node.type === 'department' || node.type === 'position') &&
        (types === undefined || (types.length > 1 && types.includes(node.type)))
          ? kinds(node.type)
          : undefined,
      isLeaf: isLazy ? node.isLeaf : !node.children?.length,
      children: node.children?.map(convert),
    });
    return convert;
  }, [isLazy, kinds, types]);
  const nodes = useMemo(() => (query.data ?? []).map(toTreeNode), [query.data, toTreeNode]);
  const index = useMemo(
    () => indexNodes([roots.data ?? [], found.data ?? []], loaded),
    [roots.data, found.data, loaded],
  );
  return {
    query,
    nodes,
    keyword,
    setKeyword,
    /** What the Tree filters by itself; what a source found is not filtered again. */
    filter: isRemote ? '' : keyword.trim(),
    isFound,
    /** What is shown does not answer what was typed yet. */
    isStale: isRemote && (searched !== keyword.trim() || (isFound && (found.isPending || found.isPlaceholderData))),
    loadChildren: isLazy
      ? async (node: TreeNode) => {
          const children = await client.fetchQuery({
            ...ASKING,
            queryKey: ['picker-children', sourceKey, node.id],
            queryFn: async ({ signal }) => (await source.loadChildren?.(node.id, signal)) ?? [],
          });
          setLoaded((map) => new Map(map).set(node.id, children));
          return children.map(toTreeNode);
        }
      : undefined,
    isSelectable: (id: string) => {
      const node = index.get(id)?.node;
      return node !== undefined && node.selectable !== false && (!types || types.includes(node.type ?? ''));
    },
    /** A node with what it lies in; undefined while it is not loaded. */
    describe: (id: string): PickedItem | undefined => {
      const labels = pathOf(index, id);
      if (labels.length === 0) return undefined;
      const type = index.get(id)?.node.type;
      if (pathAsLabel) return { id, label: labels.join('/'), type };
      const label = qualifiedLabel(index, id, (node) => node.type === undefined || node.type === 'company');
      return { id, label, description: labels.slice(0, -1).join(' / '), path: labels.join(' / '), type };
    },
  };
}

/** The first level; a single root comes with its children, because alone it offers nothing to choose. */
async function loadRoots(source: TreeSource, signal: AbortSignal): Promise<readonly TreeSourceNode[]> {
  const roots = await source.load(signal);
  const [only] = roots;
  if (!source.loadChildren || !only || roots.length > 1 || only.isLeaf || only.children) return roots;
  return [{ ...only, children: await source.loadChildren(only.id, signal) }];
}

export interface SourceTreeOptions {
  /** Types that can be chosen. Default: every node that its source does not exclude. */
  types?: readonly string[];
  /** A node reads as the names from the root down to it, joined by '/'. Default: its own name. */
  pathAsLabel?: boolean;
}

export type SourceTree = ReturnType<typeof useSourceTree>;

type NodeIndex = Map<string, { node: TreeSourceNode; parentId: string | undefined }>;

function indexNodes(
  lists: readonly (readonly TreeSourceNode[])[],
  loaded: ReadonlyMap<string, readonly TreeSourceNode[]>,
): NodeIndex {
  const index: NodeIndex = new Map();
  const visit = (nodes: readonly TreeSourceNode[], parentId: string | undefined) => {
    for (const node of nodes) {
      if (!index.has(node.id)) index.set(node.id, { node, parentId });
      const children = node.children ?? loaded.get(node.id);
      if (children) visit(children, node.id);
    }
  };
  for (const list of lists) visit(list, undefined);
  return index;
}

/** Names from the root down to a node. */
function pathOf(index: NodeIndex, id: string): string[] {
  const labels: string[] = [];
  for (let entry = index.get(id); entry; entry = entry.parentId === undefined ? undefined : index.get(entry.parentId))
    labels.unshift(entry.node.label);
  return labels;
}
