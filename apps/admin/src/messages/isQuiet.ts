import { formatDate } from '@smart-admin/ui/format';

/** Whether a moment lies between two times of the day (HH:mm), also over midnight; equal or empty ones mean never. */
export function isQuiet({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }, now: Date): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const time = formatDate(now, 'HH:mm');
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}
