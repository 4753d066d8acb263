import { type TreeSource, type TreeSourceNode } from '@smart-admin/pickers/sources';
import { Icon } from '@smart-admin/ui/icon';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { currentNames } from '../sources/currentNames.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { plainText } from '../text/textValue.js';

type SourceKind = 'organizeSelect' | 'departmentSelect' | 'positionSelect' | 'roleSelect';

/** A tree select over a source of the app; `types` limits what can be chosen to nodes of these types. */
export function SourceTreeSelect({ source, name, types, ...props }: SourceTreeSelectProps) {
  const { field, value, onValueChange } = props;
  const [open, setOpen] = useState(false);
  const ids = Array.isArray(value) ? (value as string[]) : value ? [String(value)] : [];
  const tree = useQuery({
    queryKey: ['form-tree', name],
    enabled: open && source !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await source?.load(signal)) ?? [],
  });
  const own = currentNames(field.kind, useFormDataSources().currentUser);
  const unknown = ids.filter((id) => own[id] === undefined);
  const labels = useQuery({
    queryKey: ['form-tree-names', name, unknown],
    enabled: unknown.length > 0 && source?.names !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await source?.names?.(unknown, signal)) ?? {},
  });
  const isAllowed = (node: TreeSourceNode) =>
    node.selectable !== false && (types === undefined || (node.type !== undefined && types.includes(node.type)));
  const allowed = new Map<string, boolean>();
  const toNode = (node: TreeSourceNode): TreeNode => {
    allowed.set(node.id, isAllowed(node));
    const children = node.children?.map(toNode);
    return {
      id: node.id,
      label: node.label,
      icon: node.icon ? <Icon name={node.icon} /> : undefined,
      isLeaf: node.isLeaf ?? (source?.loadChildren ? undefined : !children || children.length === 0),
      children,
    };
  };
  const nodes = (tree.data ?? []).map(toNode);
  const shared = {
    ...controlProps(props),
    nodes,
    open,
    onOpenChange: setOpen,
    labels: { ...labels.data, ...own },
    isSelectable: (node: TreeNode) => allowed.get(node.id) ?? true,
    loadChildren:
      source?.loadChildren && (async (node: TreeNode) => ((await source.loadChildren?.(node.id)) ?? []).map(toNode)),
    placeholder: field.placeholder || undefined,
  };
  if (field.multiple)
    return <TreeSelect {...shared} multiple checkStrictly value={ids} onValueChange={onValueChange} />;
  return (
    <TreeSelect
      {...shared}
      value={plainText(ids[0]) || null}
      onValueChange={(next) => onValueChange(next ?? '')}
      clearable={!field.required}
    />
  );
}

export interface SourceTreeSelectProps extends FieldViewProps<SourceKind> {
  source: TreeSource | undefined;
  /** Name of the source for caching. */
  name: string;
  types?: readonly string[];
}
