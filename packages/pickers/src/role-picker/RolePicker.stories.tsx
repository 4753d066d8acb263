import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { roleTree } from '../testing/demo.js';
import { RolePicker } from './RolePicker.js';

/**
 * Roles below their organisations.
 *
 * **When:** for roles. Not for people (UserPicker).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof RolePicker> = {
  title: 'Pickers/RolePicker',
  component: RolePicker,
  args: { source: roleTree, sourceKey: 'roleTree', 'aria-label': '角色' },
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

type Story = StoryObj<typeof RolePicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: 'manager' } };
export const SingleOpen: Story = { args: { defaultValue: 'manager' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['manager', 'clerk'] }, play: open };
export const OtherForm: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['manager'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'manager' } };
