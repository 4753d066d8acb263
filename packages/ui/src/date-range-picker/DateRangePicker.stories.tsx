import { type Meta, type StoryObj } from '@storybook/react-vite';
import { DateRangePicker } from './DateRangePicker.js';

/**
 * A period of days with ready-made ranges.
 *
 * **When:** for periods in searches and reports. Not for two days that mean different things: those are two fields.
 *
 * **Keyboard:** Enter or the down arrow open it; arrows go by days, PageUp and PageDown by months, Enter takes the
 * first and then the last day, Escape closes.
 */
const meta: Meta<typeof DateRangePicker> = {
  title: 'UI/Inputs/DateRangePicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  component: DateRangePicker,
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof DateRangePicker> = {
  args: { 'aria-label': '期间', defaultValue: ['2026-11-01', '2026-11-20'], className: 'w-72' },
};
export const EmptyAndFilled: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <DateRangePicker aria-label="期间" />
      <DateRangePicker aria-label="期间" label="创建日期" defaultValue={['2026-11-01', '2026-11-20']} />
    </div>
  ),
};
export const Open: Story = {
  render: () => (
    <div className="h-96 w-72">
      <DateRangePicker aria-label="期间" defaultValue={['2026-11-03', '2026-11-20']} showTime={false} defaultOpen />
    </div>
  ),
};
