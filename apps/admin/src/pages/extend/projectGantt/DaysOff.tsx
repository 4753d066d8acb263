import { dayNumber } from '@smart-admin/api-client/contract';
import { daysBetween, isDayOff, type TimeScale, type WorkDays, xOf } from './timeScale.js';

/** Days without work behind the bars, as far as they are in view and wide enough to be told apart, and the line of today. */
export function DaysOff({ scale, from, to, workDays, today }: DaysOffProps) {
  const days = scale.zoom === 'month' ? [] : daysBetween(scale, from, to).filter((day) => isDayOff(workDays, day));
  return (
    <div aria-hidden data-slot="gantt-days" className="pointer-events-none absolute inset-0">
      {days.map((day) => (
        <div
          key={day}
          data-off={day}
          className="absolute inset-y-0 bg-sunken"
          style={{ left: xOf(scale, day), width: scale.dayWidth }}
        />
      ))}
      <div
        data-today
        className="absolute inset-y-0 w-0.5 -translate-x-px bg-primary-edge"
        style={{ left: xOf(scale, dayNumber(today)) + scale.dayWidth / 2 }}
      />
    </div>
  );
}

interface DaysOffProps {
  scale: TimeScale;
  /** What is in view, in px. */
  from: number;
  to: number;
  workDays: WorkDays;
  today: string;
}
