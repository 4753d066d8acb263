const HOUR = 3_600_000;
/** The demonstration company works by Beijing time, wherever its server stands. */
const OFFSET = 8 * HOUR;

function hourOf(at: number): number {
  return new Date(at + OFFSET).getUTCHours();
}

/** The moment, or the morning after it: nobody decides at night. */
export function atWork(at: number): number {
  const hour = hourOf(at);
  if (hour < 9) return at + (9 - hour) * HOUR;
  return hour < 18 ? at : at + (33 - hour) * HOUR;
}

/** So many hours of work before a moment. */
export function workHoursBefore(at: number, hours: number): number {
  let moment = at;
  for (let left = hours; left > 0; left -= 1) {
    moment -= HOUR;
    while (hourOf(moment) < 9 || hourOf(moment) >= 18) moment -= HOUR;
  }
  return moment;
}
