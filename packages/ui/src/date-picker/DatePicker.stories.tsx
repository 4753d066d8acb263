import { type Meta, type StoryObj } from '@storybook/react-vite';
import { DatePicker } from './DatePicker.js';

/**
 * A day that is typed or chosen; with time, month or year on demand.
 *
 * **When:** for one day, month, year or moment. Not for a period (DateRangePicker) or a time alone (TimePicker).
 *
 * **Keyboard:** Type a day; the down arrow or the button opens the sheet, arrows go by days, PageUp and PageDown by
 * months, Enter chooses, Escape closes.
 */
const meta: Meta<typeof DatePicker> = {
  title: 'UI/Inputs/DatePicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  component: DatePicker,
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof DatePicker> = {
  args: { 'aria-label': '日期', defaultValue: '2026-11-20', className: 'w-60' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <DatePicker aria-label="日期" />
      <DatePicker aria-label="日期" defaultValue="2026-11-20" />
      <DatePicker aria-label="时间" showTime defaultValue="2026-11-20 08:30:00" />
      <DatePicker aria-label="月份" picker="month" defaultValue="2026-11" />
      <DatePicker aria-label="禁用" disabled defaultValue="2026-11-20" />
    </div>
  ),
};
export const Open: Story = {
  render: () => (
    <div className="h-96 w-60">
      <DatePicker aria-label="日期" defaultValue="2026-11-20" defaultOpen min="2026-11-05" />
    </div>
  ),
};
export const OpenWithTime: Story = {
  render: () => (
    <div className="h-96 w-60">
      <DatePicker aria-label="时间" showTime defaultValue="2026-11-20 08:30:00" defaultOpen />
    </div>
  ),
};
export const OpenMonth: Story = {
  render: () => (
    <div className="h-72 w-60">
      <DatePicker aria-label="月份" picker="month" defaultValue="2026-11" defaultOpen />
    </div>
  ),
};
