import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { dictionaryTree } from '../testing/demo.js';
import { DictionarySelect } from './DictionarySelect.js';

/**
 * Items of a dictionary, below the field.
 *
 * **When:** for the items of one dictionary. Not for values that code knows (Select).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof DictionarySelect> = {
  title: 'Pickers/DictionarySelect',
  component: DictionarySelect,
  args: { source: dictionaryTree, sourceKey: 'dictionaryTree', 'aria-label': '来访类型' },
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

type Story = StoryObj<typeof DictionarySelect>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};

export const Single: Story = { args: { defaultValue: 'interview' } };
export const SingleOpen: Story = { args: { defaultValue: 'interview' }, play: open };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['interview', 'meeting'] }, play: open };
export const OtherForm: Story = { args: { mode: 'dialog', multiple: true, defaultValue: ['interview'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'interview' } };
