import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { organizeTree } from '../testing/demo.js';
import { PositionSelect } from './PositionSelect.js';

/**
 * Positions below their organisations, below the field.
 *
 * **When:** for positions. Not for people in them (UserPicker).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof PositionSelect> = {
  title: 'Pickers/PositionSelect',
  component: PositionSelect,
  args: { source: organizeTree, sourceKey: 'organizeTree', 'aria-label': '岗位' },
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

type Story = StoryObj<typeof PositionSelect>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: 'lead' } };
export const SingleOpen: Story = { args: { defaultValue: 'lead' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['lead', 'cashier'] }, play: open };
export const OtherForm: Story = { args: { mode: 'dialog', multiple: true, defaultValue: ['lead'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lead' } };
