import { ownTimeZone, zoneOffset, zonedDate } from '../../../fields/zonedDate.js';

/** When a task runs next, on the clocks of its zone; how these go is said where it is not the zone of the browser. */
export function NextRun({ time, timeZone }: { time: number; timeZone: string }) {
  return (
    <span className="tabular-nums" title={timeZone}>
      {zonedDate(time, timeZone)}
      {timeZone !== ownTimeZone() && <span className="text-12 text-2"> {zoneOffset(time, timeZone)}</span>}
    </span>
  );
}
