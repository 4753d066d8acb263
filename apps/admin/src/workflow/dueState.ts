/** Whether the time of a task is over, comes today, or later. */
export function dueState(dueTime: number, now: Date): 'over' | 'today' | 'later' {
  if (dueTime <= now.getTime()) return 'over';
  return new Date(dueTime).toDateString() === now.toDateString() ? 'today' : 'later';
}
