import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { groupTree } from '../testing/demo.js';
import { GroupPicker } from './GroupPicker.js';

/**
 * Groups of people below their kinds.
 *
 * **When:** for groups of people. Not for roles, which carry permissions (RolePicker).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof GroupPicker> = {
  title: 'Pickers/GroupPicker',
  component: GroupPicker,
  args: { source: groupTree, sourceKey: 'groupTree', 'aria-label': '分组' },
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

type Story = StoryObj<typeof GroupPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: 'g1' } };
export const SingleOpen: Story = { args: { defaultValue: 'g1' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['g1', 'g2'] }, play: open };
export const OtherForm: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['g1'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'g1' } };
