import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Building2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Input } from '../input/Input.js';
import { Tree } from './Tree.js';
import { moveTreeNode } from './treeMove.js';
import { type TreeNode } from './treeNode.js';

/**
 * A tree to walk, choose and tick in; of many rows only those in view are drawn.
 *
 * **When:** for organisations, areas and permissions; give it a height, as only the rows in view are drawn. Not for a
 * choice inside a form (TreeSelect).
 *
 * **Keyboard:** One stop of Tab: up and down move, right and left open and close, Home and End go to the ends, typing
 * jumps, Enter selects, Space ticks.
 */
const meta: Meta<typeof Tree> = { title: 'UI/Lists/Tree', tags: ['vi'], component: Tree };
export default meta;

const NODES: TreeNode[] = [
  {
    id: 'group',
    label: '滨海智慧停车集团',
    icon: <Building2 aria-hidden />,
    extra: 186,
    children: [
      {
        id: 'head',
        label: '集团总部',
        icon: <Building2 aria-hidden />,
        extra: 42,
        children: [
          { id: 'dev', label: '平台研发部', icon: <UsersRound aria-hidden />, extra: 18 },
          { id: 'ops', label: '运营管理部', icon: <UsersRound aria-hidden />, extra: 12 },
          { id: 'hr', label: '人力行政部', icon: <UsersRound aria-hidden />, extra: 5, disabled: true },
        ],
      },
      {
        id: 'south',
        label: '城南分公司',
        icon: <Building2 aria-hidden />,
        extra: 68,
        children: [
          { id: 'park1', label: '停车运营一部' },
          { id: 'park2', label: '停车运营二部' },
        ],
      },
    ],
  },
];

export const Selectable: StoryObj<typeof Tree> = {
  args: {
    nodes: NODES,
    defaultExpandedIds: 'all',
    defaultSelectedId: 'dev',
    className: 'h-80 w-60',
    'aria-label': '组织',
  },
};
export const Checkable: StoryObj<typeof Tree> = {
  args: { ...Selectable.args, checkable: true, defaultCheckedIds: ['dev'] },
};
export const Empty: StoryObj<typeof Tree> = { args: { nodes: [] } };
export const Searching: StoryObj = { render: () => <SearchExample /> };
export const Lazy: StoryObj<typeof Tree> = {
  args: {
    nodes: [
      { id: '11', label: '北京市' },
      { id: '31', label: '上海市', isLeaf: true },
    ],
    loadChildren: (node) => Promise.resolve([{ id: `${node.id}01`, label: '市辖区', isLeaf: true }]),
    className: 'h-80 w-60',
    'aria-label': '省市区',
  },
};
export const TenThousandNodes: StoryObj<typeof Tree> = {
  args: {
    nodes: Array.from({ length: 100 }, (_, group) => ({
      id: `g${group}`,
      label: `片区 ${group + 1}`,
      children: Array.from({ length: 99 }, (_child, index) => ({
        id: `g${group}-${index}`,
        label: `车道 ${group + 1}-${index + 1}`,
      })),
    })),
    defaultExpandedIds: 'all',
    checkable: true,
    className: 'h-100 w-72',
    'aria-label': '车道',
  },
};

export const Movable: StoryObj = { render: () => <MovableExample /> };

function MovableExample() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(NODES);
  return (
    <Tree
      aria-label="组织"
      nodes={nodes}
      defaultExpandedIds="all"
      onMove={(move) => setNodes(moveTreeNode(nodes, move))}
      className="h-80 w-60"
    />
  );
}

function SearchExample() {
  const [search, setSearch] = useState('停车');
  return (
    <div className="w-60">
      <Input aria-label="搜索" value={search} onValueChange={setSearch} clearable />
      <Tree aria-label="组织" nodes={NODES} search={search} className="h-80" />
    </div>
  );
}
