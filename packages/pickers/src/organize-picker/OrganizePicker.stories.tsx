import { FormStateProvider } from '@smart-admin/ui/form-state';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { userEvent, within } from 'storybook/test';
import { type TreeSource, type TreeSourceNode } from '../sources/TreeSource.js';
import { OrganizePicker } from './OrganizePicker.js';

const position = (id: string, label: string): TreeSourceNode => ({ id, label, type: 'position', isLeaf: true });
const department = (id: string, label: string, children?: TreeSourceNode[]): TreeSourceNode => ({
  id,
  label,
  type: 'department',
  children,
});
const tree: TreeSourceNode[] = [
  {
    id: 'group',
    label: '滨海智慧停车集团',
    type: 'company',
    children: [
      department('research', '平台研发部'),
      department('finance', '财务结算部'),
      department('parking', '停车运营一部', [position('lead', '运营主管'), position('patrol', '巡检专员')]),
    ],
  },
];
const NAMES: Record<string, string> = { research: '平台研发部', finance: '财务结算部', lead: '运营主管' };
const source: TreeSource = {
  load: () => Promise.resolve(tree),
  names: (ids) => Promise.resolve(Object.fromEntries(ids.map((id) => [id, NAMES[id] ?? id]))),
};

/** Departments and positions chosen in a dialog of 800 px. */
const meta: Meta<typeof OrganizePicker> = {
  title: 'Pickers/OrganizePicker',
  component: OrganizePicker,
  args: { source, sourceKey: 'demo' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Story />
      </QueryClientProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof OrganizePicker>;

export const Single: Story = { args: { defaultValue: ['lead'] } };
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['research', 'lead'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '请选择' }));
    await within(document.body).findByRole('treeitem', { name: /停车运营一部/ });
  },
};
export const Failing: Story = {
  args: { sourceKey: 'failing', source: { load: () => Promise.reject(new Error('offline')) } },
};
export const Disabled: Story = {
  args: { defaultValue: ['research'] },
  render: (args) => (
    <FormStateProvider disabled>
      <OrganizePicker {...args} />
    </FormStateProvider>
  ),
};
