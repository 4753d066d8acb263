import { type Meta, type StoryObj } from '@storybook/react-vite';
import { TreeSelect } from './TreeSelect.js';

/**
 * A choice in a tree below the field, single or multiple.
 *
 * **When:** for one or several of a tree. Not for people and departments of the organisation (the pickers).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; up and down move, right and left open and close a branch,
 * Enter chooses, Escape closes.
 */
const meta: Meta<typeof TreeSelect> = {
  title: 'UI/Inputs/TreeSelect',
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  component: TreeSelect,
};
export default meta;

type Story = StoryObj;

const NODES = [
  {
    id: 'group',
    label: '滨海智慧停车集团',
    children: [
      { id: 'dev', label: '平台研发部' },
      { id: 'ops', label: '运营管理部' },
    ],
  },
];

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof TreeSelect> = {
  args: { 'aria-label': '部门', nodes: NODES, defaultValue: 'dev', className: 'w-72' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <TreeSelect aria-label="部门" nodes={NODES} />
      <TreeSelect aria-label="部门" nodes={NODES} defaultValue="dev" showPath />
      <TreeSelect aria-label="部门" nodes={NODES} multiple defaultValue={['dev', 'ops']} />
      <TreeSelect aria-label="部门" nodes={NODES} disabled defaultValue="dev" />
    </div>
  ),
};
export const Open: Story = {
  render: () => (
    <div className="h-80 w-72">
      <TreeSelect aria-label="部门" nodes={NODES} multiple defaultValue={['dev']} defaultOpen />
    </div>
  ),
};
