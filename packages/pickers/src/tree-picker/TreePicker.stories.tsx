import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { areaTree } from '../testing/demo.js';
import { TreePicker } from './TreePicker.js';

/**
 * Nodes of any tree.
 *
 * **When:** for nodes of any tree that no other picker knows. Not for the organisation (its own pickers).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof TreePicker> = {
  title: 'Pickers/TreePicker',
  component: TreePicker,
  args: { source: areaTree, sourceKey: 'areaTree', 'aria-label': '地区' },
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

type Story = StoryObj<typeof TreePicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: '440000' } };
export const SingleOpen: Story = { args: { defaultValue: '440000' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['440000', '350000'] }, play: open };
export const OtherForm: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['440000'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: '440000' } };
