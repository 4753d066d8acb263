import { type Meta, type StoryObj } from '@storybook/react-vite';
import { TimePicker } from './TimePicker.js';

/** A time of day. */
const meta: Meta = { title: 'Widgets/TimePicker' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="w-40">
      <TimePicker aria-label="时间" defaultValue="08:30:00" />
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
