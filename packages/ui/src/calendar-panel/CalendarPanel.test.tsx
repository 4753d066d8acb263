import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { CalendarPanel } from './CalendarPanel.js';

afterEach(cleanup);

const EVENTS = [
  { id: 'check', title: '道闸巡检', start: '2026-11-20 09:30' },
  { id: 'duty', title: '值班', start: '2026-11-20', end: '2026-11-22' },
];

describe('CalendarPanel', () => {
  describeConformance(<CalendarPanel defaultValue="2026-11-20" events={EVENTS} />, {
    slot: 'calendar-panel',
    refIs: 'div',
  });

  it('shows what takes place on the chosen day, whole days first, and opens it', async () => {
    const handleSelect = vi.fn();
    render(<CalendarPanel defaultValue="2026-11-20" events={EVENTS} onEventSelect={handleSelect} />);
    const list = within(screen.getByRole('region', { name: '2026年11月20日星期五' }));
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['全天值班', '09:30道闸巡检']);
    await userEvent.click(list.getByRole('button', { name: /巡检/ }));
    expect(handleSelect).toHaveBeenCalledWith(EVENTS[0]);
  });

  it('goes by arrows over the days, by the page keys over the months, and takes a day by Enter', async () => {
    const handleChange = vi.fn();
    const handleMonth = vi.fn();
    render(
      <CalendarPanel
        defaultValue="2026-11-20"
        events={EVENTS}
        onValueChange={handleChange}
        onMonthChange={handleMonth}
      />,
    );
    screen.getByRole('button', { name: /2026年11月20日.*2 项日程/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{PageDown}');
    expect(handleMonth).toHaveBeenLastCalledWith('2026-12');
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeTruthy();
  });

  it('counts the events of each month of a year, and opens a month', async () => {
    render(<CalendarPanel defaultView="year" defaultMonth="2026-11" events={EVENTS} />);
    const cell = screen.getByRole('button', { name: /^11月 2026.*2 项日程/ });
    cell.focus();
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^10月 2026/ }));
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(screen.getByRole('heading', { name: '2027年10月' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: /2027年10月|十月 2027|2027/ })).toBeTruthy();
  });

  it('does not let days outside the bounds be chosen', () => {
    render(<CalendarPanel defaultValue="2026-11-20" min="2026-11-10" />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /2026年11月9日/ }).disabled).toBe(true);
  });
});
