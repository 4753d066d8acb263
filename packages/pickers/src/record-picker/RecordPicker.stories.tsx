import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { carColumns, cars } from '../testing/demo.js';
import { RecordPicker } from './RecordPicker.js';

/**
 * Rows of a table.
 *
 * **When:** for rows of another table. Not for a handful of fixed values (Select).
 *
 * **Keyboard:** Enter opens it; Tab goes to the search, the rows and the pages, Space chooses a row, Escape closes.
 */
const meta: Meta<typeof RecordPicker> = {
  title: 'Pickers/RecordPicker',
  tags: ['vi'],
  component: RecordPicker,
  args: { source: cars, sourceKey: 'cars', columns: carColumns, 'aria-label': '车辆' },
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

type Story = StoryObj<typeof RecordPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findAllByText('闽D88888');
};

export const Single: Story = { args: { defaultValue: 'car2' } };
export const SingleOpen: Story = { args: { defaultValue: 'car2' }, play: open };
export const Paged: Story = { args: { paged: true, multiple: true, defaultValue: ['car2', 'car4'] }, play: open };
export const Popover: Story = { args: { mode: 'popover', defaultValue: 'car2' }, play: open };
export const Failing: Story = {
  args: {
    sourceKey: 'failing',
    source: { search: () => Promise.reject(new Error('offline')), names: () => Promise.resolve({}) },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('alert');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'car2' } };
