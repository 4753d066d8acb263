import { type TreeSourceNode } from '@smart-admin/pickers/sources';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** Divides the ids of a path; area ids are digits. */
const SLASH = '/';

/** Provinces, cities and districts, loaded level by level. Tree nodes carry the whole path as their id. */
export function AreaSelectFieldView(props: FieldViewProps<'areaSelect'>) {
  const { field, value, onValueChange } = props;
  const { areaTree } = useFormDataSources();
  const [open, setOpen] = useState(false);
  const level = field.level ?? 2;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const paths = (field.multiple ? (list as string[][]) : list.length > 0 ? [list as string[]] : []).map((path) =>
    path.join(SLASH),
  );
  const roots = useQuery({
    queryKey: ['form-areas', level],
    enabled: open && areaTree !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => ((await areaTree?.load(signal)) ?? []).map((node) => toNode(node, '', level)),
  });
  const ids = [...new Set(paths.flatMap((path) => path.split(SLASH)))];
  const names = useQuery({
    queryKey: ['form-area-names', ids],
    enabled: ids.length > 0 && areaTree?.names !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await areaTree?.names?.(ids, signal)) ?? {},
  });
  const labels = Object.fromEntries(
    paths.map((path) => [
      path,
      path
        .split(SLASH)
        .map((id) => names.data?.[id] ?? id)
        .join(' / '),
    ]),
  );
  const shared = {
    ...controlProps(props),
    nodes: roots.data ?? NO_NODES,
    open,
    onOpenChange: setOpen,
    labels,
    leavesOnly: true,
    showPath: true,
    expandDepth: 0,
    loadChildren: async (node: TreeNode) => {
      const id = node.id.split(SLASH).at(-1) ?? '';
      return ((await areaTree?.loadChildren?.(id)) ?? []).map((child) => toNode(child, node.id, level));
    },
    placeholder: field.placeholder || undefined,
  };
  if (field.multiple) {
    return (
      <TreeSelect
        {...shared}
        multiple
        checkStrictly
        value={paths}
        onValueChange={(next) => onValueChange(next.map((path) => path.split(SLASH)))}
      />
    );
  }
  return (
    <TreeSelect
      {...shared}
      value={paths[0] ?? null}
      onValueChange={(next) => onValueChange(next ? next.split(SLASH) : [])}
      clearable={!field.required}
    />
  );
}

const NO_NODES: TreeNode[] = [];

function toNode(node: TreeSourceNode, parent: string, level: number): TreeNode {
  const id = parent === '' ? node.id : `${parent}${SLASH}${node.id}`;
  const depth = id.split(SLASH).length - 1;
  const isLeaf = node.isLeaf === true || depth >= level;
  return {
    id,
    label: node.label,
    isLeaf,
    ...(node.children && !isLeaf ? { children: node.children.map((child) => toNode(child, id, level)) } : {}),
  };
}
