import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { organizeTree } from '../testing/demo.js';
import { DepartmentPicker } from './DepartmentPicker.js';

/**
 * Departments of an organisation tree, in a dialog.
 *
 * **When:** for departments where the tree needs room. Not where a field below suffices (DepartmentSelect).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof DepartmentPicker> = {
  title: 'Pickers/DepartmentPicker',
  component: DepartmentPicker,
  args: { source: organizeTree, sourceKey: 'organizeTree', 'aria-label': '部门' },
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

type Story = StoryObj<typeof DepartmentPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: 'research' } };
export const SingleOpen: Story = { args: { defaultValue: 'research' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['research', 'finance'] }, play: open };
export const OtherForm: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['research'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'research' } };
