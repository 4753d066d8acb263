import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { userTree } from '../testing/demo.js';
import { TreeUserPicker } from './TreeUserPicker.js';

/**
 * People of an organisation tree.
 *
 * **When:** for people of an organisation of moderate size. Not for hundred thousands (UserPicker).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof TreeUserPicker> = {
  title: 'Pickers/TreeUserPicker',
  component: TreeUserPicker,
  args: { source: userTree, sourceKey: 'userTree', 'aria-label': '负责人' },
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

type Story = StoryObj<typeof TreeUserPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByRole('tree');
};
const openNarrow: Story['play'] = async (context) => {
  await open(context);
  await expect((await screen.findByRole('dialog')).offsetWidth).toBe(450);
};

export const Single: Story = { args: { defaultValue: 'lin' } };
export const SingleOpen: Story = { args: { defaultValue: 'lin' }, play: openNarrow };
export const MultipleOpen: Story = { args: { multiple: true, defaultValue: ['lin', 'guo'] }, play: open };
export const OtherForm: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['lin'] }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lin' } };
