import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { cars } from '../testing/demo.js';
import { PopupPicker } from './PopupPicker.js';

/**
 * Rows of a data interface.
 *
 * **When:** for one row of a data interface. Not for rows of a table of ours (RecordPicker).
 *
 * **Keyboard:** Enter opens it; Tab goes to the search, the rows and the pages, Space chooses a row, Escape closes.
 */
const meta: Meta<typeof PopupPicker> = {
  title: 'Pickers/PopupPicker',
  component: PopupPicker,
  args: { source: cars, sourceKey: 'cars', 'aria-label': '车牌号' },
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

type Story = StoryObj<typeof PopupPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findAllByText('闽D88888');
};

export const Single: Story = { args: { defaultValue: 'car2' } };
export const SingleOpen: Story = { args: { defaultValue: 'car2' }, play: open };
export const Popover: Story = { args: { mode: 'popover', defaultValue: 'car2' }, play: open };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'car2' } };
