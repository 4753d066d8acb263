import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { areaTree } from '../testing/demo.js';
import { AddressPicker } from './AddressPicker.js';

/**
 * Provinces, cities and districts.
 *
 * **When:** for places down to the district. Not for the street: that is a text beside it.
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof AddressPicker> = {
  title: 'Pickers/AddressPicker',
  component: AddressPicker,
  args: { source: areaTree, sourceKey: 'areas', 'aria-label': '所在地' },
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

type Story = StoryObj<typeof AddressPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  const body = within(document.body);
  await userEvent.click(await body.findByRole('treeitem', { name: '广东省' }));
  await userEvent.click(await body.findByRole('treeitem', { name: '深圳市' }));
  await body.findByRole('treeitem', { name: '福田区' });
};
const NANSHAN = ['440000', '440300', '440305'];

export const Single: Story = { args: { defaultValue: NANSHAN } };
export const SingleOpen: Story = { args: { defaultValue: NANSHAN }, play: open };
export const MultipleOpen: Story = {
  args: { multiple: true, defaultValue: [NANSHAN, ['350000', '350200', '350203']] },
  play: open,
};
export const Popover: Story = { args: { mode: 'popover', multiple: true, defaultValue: [NANSHAN] }, play: open };
export const CitiesOnly: Story = {
  args: { depth: 1 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('treeitem', { name: '广东省' }));
    await body.findByRole('treeitem', { name: '广州市' });
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: NANSHAN } };
