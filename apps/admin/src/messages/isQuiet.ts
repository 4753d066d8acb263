/** Whether a moment lies between two times of the day (HH:mm), also over midnight; equal or empty ones mean never. */
export function isQuiet({ quietFrom, quietTo }: { quietFrom: string; quietTo: string }, now: Date): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}
