import { IconButton } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { Icon } from '@smart-admin/ui/icon';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useListDriver } from '@smart-admin/ui/text-search';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { RefreshCw, Search } from 'lucide-react';
import { useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceTreeNode, type ResourceTreePane } from '../types.js';
import { type ResourceTree } from './useResourceTree.js';

/** The tree at the left of a list: a node filters it, the chosen node again shows all. */
export function TreePane({ pane, tree, selectedId, onSelect }: TreePaneProps) {
  const t = useMessages(resourceMessages);
  const [search, setSearch] = useState('');
  const driver = useListDriver();
  const { nodes, error, isLoading } = tree;
  return (
    <aside
      data-slot="tree-pane"
      aria-label={pane.title}
      className="flex w-58 flex-none flex-col border-r border-hairline"
    >
      <header className="flex h-12 flex-none items-center gap-1 pr-2 pl-4">
        <h2 className="m-0 min-w-0 flex-1 truncate text-14 font-semibold">{pane.title}</h2>
        <IconButton pane label={t('refresh')} loading={isLoading && nodes !== undefined} onClick={tree.refresh}>
          <RefreshCw aria-hidden />
        </IconButton>
        {typeof pane.actions === 'function' ? pane.actions(selectedId) : pane.actions}
      </header>
      <div className="flex-none px-3 pb-2">
        <Input
          type="search"
          aria-label={t('treeSearch', { title: pane.title })}
          placeholder={t('treeSearch', { title: pane.title })}
          value={search}
          onValueChange={setSearch}
          aria-controls={driver.listId}
          aria-activedescendant={driver.activeId}
          onKeyDown={driver.handleKeyDown}
          clearable
          prefix={<Search aria-hidden />}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-hidden px-1 pb-2">
        {nodes === undefined ? (
          error ? (
            <LoadError error={error} title={t('errorTitle', { label: pane.title })} onRetry={tree.refresh} />
          ) : (
            <Skeleton lines={8} className="px-3" />
          )
        ) : (
          <Tree
            aria-label={pane.title}
            className="h-full"
            nodes={nodes.map(toPaneNode)}
            defaultExpandedIds="all"
            search={search}
            driver={driver}
            selectedId={selectedId === '' ? null : selectedId}
            onSelect={(node) => onSelect(node.id === selectedId && !pane.required ? '' : node.id)}
            loadChildren={
              pane.loadChildren && (async (node) => ((await pane.loadChildren?.(node.id)) ?? []).map(toPaneNode))
            }
          />
        )}
      </div>
    </aside>
  );
}

function toPaneNode(node: ResourceTreeNode): TreeNode {
  return {
    id: node.id,
    label: node.label,
    icon: node.icon ? <Icon name={node.icon} /> : undefined,
    isLeaf: node.isLeaf,
    disabled: node.disabled,
    extra: node.count === undefined ? undefined : <span className="text-12 text-3 tabular-nums">{node.count}</span>,
    children: node.children?.map(toPaneNode),
  };
}

export interface TreePaneProps {
  pane: ResourceTreePane;
  tree: ResourceTree;
  /** '' = no node. */
  selectedId: string;
  onSelect: (id: string) => void;
}
