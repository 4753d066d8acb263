import { type Instance } from './monitorData.js';
import { type MonitorTranslate } from './monitorMessages.js';

/** How long an instance has been running, in its two largest units. */
export function uptimeText(
  { startTime, seenTime }: Pick<Instance, 'startTime' | 'seenTime'>,
  t: MonitorTranslate,
): string {
  const all = Math.max(0, Math.floor((seenTime - startTime) / 60_000));
  const [days, hours, minutes] = [Math.floor(all / 1_440), Math.floor(all / 60) % 24, all % 60];
  if (days > 0) return t('days', { days, hours });
  return hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes });
}
