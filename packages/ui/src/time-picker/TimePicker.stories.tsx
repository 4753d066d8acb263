import { type Meta, type StoryObj } from '@storybook/react-vite';
import { TimePicker } from './TimePicker.js';

/**
 * A time of day.
 *
 * **When:** for a time of day. Not for a moment on a day (DatePicker with time) or a length of time (NumberInput).
 *
 * **Keyboard:** Type a time; the down arrow or the button opens the columns, arrows change one, Tab goes to the next,
 * Escape closes.
 */
const meta: Meta<typeof TimePicker> = {
  title: 'UI/Inputs/TimePicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  component: TimePicker,
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof TimePicker> = {
  args: { 'aria-label': '时间', defaultValue: '08:30:00', className: 'w-40' },
};
/** Hours and minutes between two times. */
export const WithoutSeconds: Story = {
  render: () => (
    <div className="h-72 w-40">
      <TimePicker aria-label="时间" defaultValue="08:30" withSeconds={false} min="08:00" max="18:00" defaultOpen />
    </div>
  ),
};

export const Open: Story = {
  render: () => (
    <div className="h-72 w-40">
      <TimePicker aria-label="时间" defaultValue="08:30:00" defaultOpen />
    </div>
  ),
};
