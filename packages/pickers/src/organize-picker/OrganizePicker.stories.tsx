import { FormStateProvider } from '@smart-admin/ui/form-state';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { organizeTree } from '../testing/demo.js';
import { OrganizePicker } from './OrganizePicker.js';

/**
 * Departments and positions of an organisation tree.
 *
 * **When:** where departments and positions may be chosen side by side. Not for one kind alone (DepartmentPicker,
 * PositionSelect).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof OrganizePicker> = {
  title: 'Pickers/OrganizePicker',
  tags: ['vi'],
  component: OrganizePicker,
  args: { source: organizeTree, sourceKey: 'organizes', 'aria-label': '所属组织' },
  decorators: [
    (Story) => (
      <Queries>
        <div className="max-w-90">
          <Story />
        </div>
      </Queries>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof OrganizePicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('treeitem', { name: /停车运营一部/ });
};

export const Single: Story = { args: { defaultValue: 'lead' } };
export const SingleOpen: Story = { args: { defaultValue: 'lead' }, play: open };
export const Multiple: Story = { args: { multiple: true, defaultValue: ['research', 'finance', 'lead', 'devices'] } };
export const MultipleOpen: Story = {
  args: { multiple: true, defaultValue: ['research', 'finance', 'lead', 'devices'] },
  play: open,
};
export const Popover: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['research'] }, play: open };
export const FourTags: Story = {
  args: {
    multiple: true,
    maxTags: 4,
    clearable: false,
    defaultValue: ['research', 'finance', 'lead', 'devices', 'patrol'],
  },
};
export const Empty: Story = {
  args: { sourceKey: 'nothing', source: { load: () => Promise.resolve([]) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('dialog');
  },
};
export const Failing: Story = {
  args: { sourceKey: 'failing', source: { load: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('alert');
  },
};
export const Disabled: Story = {
  args: { defaultValue: 'research' },
  render: (args) => (
    <FormStateProvider disabled>
      <OrganizePicker {...args} />
    </FormStateProvider>
  ),
};
export const ReadOnly: Story = { args: { readOnly: true, multiple: true, defaultValue: ['research', 'lead'] } };
