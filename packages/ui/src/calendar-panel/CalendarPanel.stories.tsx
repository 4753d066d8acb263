import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type CalendarEvent } from './calendarEvents.js';
import { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.js';

/**
 * A month with its events, or a year with their numbers.
 *
 * **When:** for what takes place on days: duty rosters, inspections, bookings. Not for choosing a date in a form
 * (DatePicker) and not for the hours of a day.
 *
 * **Keyboard:** Tab reaches the chosen day; arrows move by days and weeks, Home and End to the ends of the week, the page
 * keys by months (with Shift by years), Enter chooses; the next Tab goes to what takes place that day.
 */
const meta: Meta<typeof CalendarPanel> = { title: 'UI/Lists/CalendarPanel', tags: ['vi'], component: CalendarPanel };
export default meta;

type Story = StoryObj;

function Roster(props: CalendarPanelProps) {
  const events: CalendarEvent[] = [
    { id: '1', title: '值班：张伟', start: '2026-11-18', end: '2026-11-20', tone: 'info' },
    { id: '2', title: '道闸巡检', start: '2026-11-20 09:30', tone: 'warning' },
    { id: '3', title: '新员工培训', start: '2026-11-20 14:00', tone: 'success' },
    { id: '4', title: '东门检修', start: '2026-11-20 16:00', tone: 'danger' },
    { id: '5', title: '价格规则生效', start: '2026-12-01' },
  ];
  return <CalendarPanel defaultValue="2026-11-20" events={events} {...props} />;
}

/** The chosen day in full beside the month. */
export const DutyRoster: Story = { render: () => <Roster onEventSelect={() => undefined} /> };

/** The months of a year with the number of their events. */
export const Year: Story = { render: () => <Roster defaultView="year" defaultMonth="2026-11" /> };

/** Little room: dots in the cells, the chosen day below. */
export const Narrow: Story = {
  render: () => (
    <div className="max-w-80">
      <Roster onEventSelect={() => undefined} />
    </div>
  ),
};

/** Days outside the bounds cannot be chosen. */
export const Bounded: Story = { render: () => <Roster min="2026-11-10" max="2026-11-25" /> };

/** By keys alone: to the next day, then to what takes place there. */
export const ByKeyboard: Story = {
  render: () => <Roster onEventSelect={() => undefined} />,
  play: async () => {
    const day = await screen.findByRole('gridcell', { selected: true });
    day.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: new RegExp('值班：张伟') })).toHaveLength(1));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: new RegExp('值班：张伟') })).toHaveFocus();
  },
};
